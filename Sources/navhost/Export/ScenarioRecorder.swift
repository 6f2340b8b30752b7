internal import Lua
internal import Navigation
internal import PluginHost
internal import Scripting
internal import Support

/// Notes what a script does with `nav`, and what is on the screen after each step.
final class ScenarioRecorder {
  private let session: ScriptSession
  private var host: NavigationHost { session.host }
  private(set) var scenarios: [Scenario] = []
  private var action: Scenario.Action?
  private var depth = 0
  /// The finger that is down, and when and where it came down.
  private var touch: (finger: Int, start: Point, time: Double)?

  init(_ session: ScriptSession) {
    self.session = session
    session.module.observer = self
    session.host.observer = self
    hostWasReset()
  }

  /// What the app does by itself.
  private static let ofApp: Set<String> = [
    "setRoot", "push", "setStack", "requestPop", "pop", "popTo", "popToRoot", "embed", "present",
    "requestDismiss", "dismiss", "tabs",
  ]

  private func add(_ action: Scenario.Action) {
    let scene = host.navigation.scene
    let navigation = scene.topNavigation
    var step = Scenario.Step(action: action)
    if let top = navigation?.top {
      let bar = navigation?.bar
      step.screen = Scenario.Screen(
        className: top.className, title: bar?.hidden == true ? nil : bar?.title,
        question: scene.question?.message)
    }
    if let explanation = host.navigation.explanation {
      let reason = explanation.reason.map { ": \($0)" } ?? ""
      step.outcome = explanation.outcome + reason
    }
    scenarios[scenarios.count - 1].steps.append(step)
  }
}

extension ScenarioRecorder: CallObserver {
  func calling(_ name: String, _ arguments: [LuaValue], on number: Int) {
    depth += 1
    guard depth == 1, !host.isCalling else { return }
    let navigation = host.navigation.scene.navigation(numbered: number) ?? host.navigation
    action =
      Self.ofApp.contains(name)
      ? .app(Self.operation(name, arguments, on: number))
      : person(name, Arguments(arguments), navigation)
  }

  func called(_ name: String) {
    depth -= 1
    guard depth == 0, !host.isCalling, let action else { return }
    self.action = nil
    add(action)
  }

  func added(_ hook: ScriptHook, className: String?, _ controller: Controller?) {}
  func removed(_ hook: ScriptHook) {}
  func made(_ controller: Controller) {}
  func made(_ navigation: NavigationController) {}

  /// What a person does with this call; nil where it is nobody's doing.
  private func person(
    _ name: String, _ arguments: Arguments, _ navigation: NavigationController
  ) -> Scenario.Action? {
    switch name {
    case "tapBack": return .tapBack
    case "tap": return .tap(Point(x: arguments.number(0) ?? 0, y: arguments.number(1) ?? 0))
    case "pan": return pan(arguments.options(0))
    case "touch": return touch(arguments)
    case "swipeDown":
      let options = arguments.options(0)
      if options.flag("release") == false { return .byHand("a finger that stays down") }
      let whole = navigation.configuration.height - BarLayout.statusHeight
      return .pullDown(
        options.number("distance") ?? whole, seconds: options.number("duration") ?? 0.25)
    case "backMenu":
      let titles = navigation.backMenu
      guard let entry = arguments.integer(0), entry >= 1, entry <= titles.count else { return nil }
      return .menu(titles[entry - 1])
    case "answer":
      guard let question = navigation.question, let yes = arguments.flag(0) else { return nil }
      return .answer(yes ? question.ok : question.cancel)
    case "select": return arguments.integer(0).map { .tab($0) }
    case "escape": return .byHand("VoiceOver's two-finger scrub")
    // While a finger is down, the time is that of its drag.
    case "advance": return touch == nil ? arguments.number(0).map { .wait($0) } : nil
    default: return nil
    }
  }

  private func pan(_ options: Arguments.Options) -> Scenario.Action {
    if options.flag("release") == false { return .byHand("a finger that stays down") }
    if (options.number("fingers") ?? 1) > 1 { return .byHand("a drag with several fingers") }
    return .drag(
      from: options.point("from"), to: options.point("to"),
      seconds: options.number("duration") ?? 0.25)
  }

  /// One finger, from where it comes down to where it goes up.
  private func touch(_ arguments: Arguments) -> Scenario.Action? {
    let point = Point(x: arguments.number(1) ?? 0, y: arguments.number(2) ?? 0)
    let finger = arguments.integer(3) ?? 1
    let now = host.navigation.time
    switch arguments.text(0) {
    case "began" where touch == nil:
      touch = (finger, point, now)
      return nil
    case "began": return .byHand("several fingers")
    case "ended":
      guard let down = touch, down.finger == finger else { return nil }
      touch = nil
      if point == down.start { return .tap(point) }
      return .drag(from: down.start, to: point, seconds: now - down.time)
    case "cancelled":
      touch = nil
      return .byHand("a touch that the system takes away")
    default: return nil
    }
  }
}

extension ScenarioRecorder: HostObserver {
  func hostWasReset() {
    if scenarios.last?.steps.isEmpty == true { scenarios.removeLast() }
    scenarios.append(Scenario(host.navigation.configuration))
    touch = nil
  }

  /// A script that writes a title, a setting or props stands for the app.
  func wrote(_ access: HostAccess) {
    guard access.isByScript, access.hook == nil, case .field(let field) = access.part,
      let (controller, path) = place(of: access.target, field.stringValue ?? "")
    else { return }
    var json = JSONWriter()
    json.beginObject()
    json.field("op", "set")
    json.field("id", controller.id)
    json.field("field", path)
    json.key("value")
    Self.write(access.value, to: &json)
    json.endObject()
    add(.app(json.text))
  }

  /// The controller that is written to, and the field: `title`, or `props.draft`. What lies deeper in
  /// `props` is not told.
  private func place(
    of target: HostAccess.Target, _ field: String
  ) -> (controller: Controller, path: String)? {
    switch target {
    case .controller(let controller): return (controller, field)
    case .data(let table):
      let controllers = host.navigation.scene.stacks.flatMap(\.stack)
      return controllers.first { $0.props === table }.map { ($0, "props." + field) }
    case .subject: return nil
    }
  }
}

// MARK: JSON

extension ScenarioRecorder {
  /// `{"op":"push","args":["Draft"]}`, as a trace has it; `nav` where it is not the root.
  private static func operation(_ name: String, _ arguments: [LuaValue], on number: Int) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.field("op", name)
    if number != 1 {
      json.field("nav", number)
    }
    json.key("args")
    json.beginArray()
    for argument in arguments { write(argument, to: &json) }
    json.endArray()
    json.endObject()
    return json.text
  }

  private static func write(_ value: LuaValue, to json: inout JSONWriter) {
    switch value {
    case .boolean(let flag): json.boolean(flag)
    case .integer(let integer): json.integer(Int(integer))
    case .number(let number): json.number(number)
    case .string(let text): json.string(text)
    case .table(let table): write(table, to: &json)
    case .object(let object):
      json.beginObject()
      json.field("id", Int(object.id))
      json.endObject()
    default: json.null()
    }
  }

  private static func write(_ table: LuaTable, to json: inout JSONWriter) {
    if table.isList, !table.pairs.isEmpty {
      json.beginArray()
      for value in table.list { write(value, to: &json) }
      return json.endArray()
    }
    json.beginObject()
    let fields = table.pairs.compactMap { pair in pair.0.stringValue.map { ($0, pair.1) } }
    for (key, value) in fields.sorted(by: { $0.0 < $1.0 }) {
      json.key(escaping: key)
      write(value, to: &json)
    }
    json.endObject()
  }
}

/// The arguments of a call of `nav`; what is wrong in them the call itself tells.
private struct Arguments {
  let values: [LuaValue]

  init(_ values: [LuaValue]) { self.values = values }

  private func value(_ index: Int) -> LuaValue { index < values.count ? values[index] : .nil }

  func number(_ index: Int) -> Double? { value(index).numberValue }
  func integer(_ index: Int) -> Int? { value(index).integerValue }
  func flag(_ index: Int) -> Bool? { value(index).booleanValue }
  func text(_ index: Int) -> String { value(index).stringValue ?? "" }
  func options(_ index: Int) -> Options { Options(table: value(index).tableValue ?? LuaTable()) }

  struct Options {
    let table: LuaTable

    func number(_ name: String) -> Double? { table[name].numberValue }
    func flag(_ name: String) -> Bool? { table[name].booleanValue }
    func point(_ name: String) -> Point {
      (try? OptionReader(table[name], name: name).point()) ?? Point()
    }
  }
}
