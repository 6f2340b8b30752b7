internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// Notes what a script does with `nav`, and what is on the screen after each step.
final class ScenarioRecorder {
  private let host: NavigationHost
  private var observation: Observation?
  private(set) var scenarios: [Scenario] = []
  private var action: Scenario.Action?
  private var depth = 0
  /// The finger that is down, and when and where it came down.
  private var touch: (finger: Int, start: ScreenPoint, time: Double)?

  init(_ host: NavigationHost) {
    self.host = host
    observation = host.observe(by: self)
    hostWasReset()
  }

  private func add(_ action: Scenario.Action) {
    let scene = host.navigation.scene
    let navigation = scene.topNavigation
    var step = Scenario.Step(action: action)
    if let top = navigation?.top {
      let bar = navigation?.bar
      step.screen = Scenario.Screen(
        className: top.className, title: bar?.hidden == true ? nil : bar?.title,
        question: scene.question.flatMap(Self.text))
    }
    if let explanation = host.navigation.explanation {
      let reason = explanation.reason.map { ": \($0)" } ?? ""
      step.outcome = explanation.outcome + reason
    }
    scenarios[scenarios.count - 1].steps.append(step)
  }
}

extension ScenarioRecorder {
  /// What is seen of a question; nil of one that the app answers.
  private static func text(of question: Question) -> Scenario.Text? {
    if question.kind == .await { return nil }
    return question.message.isEmpty
      ? question.choices.first.map { .choice($0.title) } : .message(question.message)
  }
}

extension ScenarioRecorder: SceneObserver {
  func willCarryOut(_ operation: NavigationOperation, on stack: NavigationController) {
    depth += 1
    guard depth == 1, !host.isCalling else { return }
    action = action(operation, on: stack)
  }

  func carriedOut(_ operation: NavigationOperation, on stack: NavigationController) {
    depth -= 1
    guard depth == 0, !host.isCalling, let action else { return }
    self.action = nil
    add(action)
  }

  /// What the app does by itself, or a person; nil where it is nobody's doing.
  private func action(
    _ operation: NavigationOperation, on stack: NavigationController
  ) -> Scenario.Action? {
    switch operation {
    case .setRoot, .push, .setStack, .requestPop, .pop, .popTo, .popToRoot, .embed, .present,
      .requestDismiss, .dismiss, .tabs, .show:
      return .app(text(operation, on: stack))
    case .tapBack: return .tapBack
    case .tap(let point, _): return .tap(point)
    case .pan(let pan): return action(pan)
    case .touch(let phase, let point, let finger): return action(phase, point, finger)
    case .swipeDown(let drag):
      if !drag.release { return .byHand("a finger that stays down") }
      let whole = stack.configuration.height - BarLayout.statusHeight
      return .pullDown(drag.distance ?? whole, seconds: drag.duration)
    case .backMenu(let entry, _):
      let titles = stack.backMenu
      return titles.indices.contains(entry - 1) ? .menu(titles[entry - 1]) : nil
    case .answer(let reply, _):
      guard let question = stack.question else { return nil }
      if question.kind == .await { return .app(text(operation, on: stack)) }
      return label(of: reply, to: question).map { .answer($0) }
    case .select(let index, _): return .tab(index)
    case .escape: return .byHand("VoiceOver's two-finger scrub")
    // While a finger is down, the time is that of its drag.
    case .advance(let seconds): return touch == nil ? .wait(seconds) : nil
    case .tapOutside: return .tapOutside
    case .settle: return nil
    }
  }

  /// What the person taps.
  private func label(of reply: Reply, to question: Question) -> String? {
    switch reply {
    case .accepted(let accepted): accepted ? question.ok : question.cancel
    case .choice(let id): question.choices.first { $0.id.isExactly(id) }?.title
    case .data, .refused, .failed: nil
    }
  }

  private func action(_ pan: Pan) -> Scenario.Action {
    if !pan.release { return .byHand("a finger that stays down") }
    if pan.fingers > 1 { return .byHand("a drag with several fingers") }
    if pan.input == .pointer { return .byHand("a drag on a trackpad") }
    return .drag(from: pan.from, to: pan.to, seconds: pan.duration)
  }

  /// One finger, from where it comes down to where it goes up.
  private func action(_ phase: TouchPhase, _ point: ScreenPoint, _ finger: Int) -> Scenario.Action?
  {
    let now = host.navigation.time
    switch phase {
    case .began where touch == nil:
      touch = (finger, point, now)
      return nil
    case .began: return .byHand("several fingers")
    case .ended:
      guard let down = touch, down.finger == finger else { return nil }
      touch = nil
      if point == down.start { return .tap(point) }
      return .drag(from: down.start, to: point, seconds: now - down.time)
    case .cancelled:
      touch = nil
      return .byHand("a touch that the system takes away")
    case .moved: return nil
    }
  }
}

extension ScenarioRecorder: HostObserver {
  func hostWasReset() {
    if scenarios.last?.steps.isEmpty == true { scenarios.removeLast() }
    scenarios.append(Scenario(host.navigation.configuration))
    touch = nil
  }

  /// A script that writes a title, a setting, props or `nav.app` stands for the app.
  func wrote(_ access: HostAccess) {
    guard access.isByScript, access.hook == nil, let place = place(of: access) else { return }
    var json = JSONWriter()
    json.beginObject()
    json.field("op", "set")
    if let id = place.controller?.id { json.field("id", id) }
    json.field("field", place.field)
    json.key("value")
    Self.write(place.value, to: &json)
    json.endObject()
    add(.app(json.text))
  }

  /// What is written: the controller, nil where it is the app; the field (`title`, `props.draft`,
  /// `app.online`, or `app` where all of it is replaced); and the value. Of what lies deeper the whole field
  /// is told.
  private func place(
    of access: HostAccess
  ) -> (controller: Controller?, field: String, value: LuaValue)? {
    switch access.target {
    case .controller(let controller):
      guard case .field(let key) = access.part, let field = key.stringValue else { return nil }
      return (controller, field, access.value)
    case .data(let table):
      guard let (controller, name) = owner(of: table.root) else { return nil }
      guard case .field(let key) = access.part else { return (controller, name, access.value) }
      if table === table.root {
        return key.stringValue.map { (controller, "\(name).\($0)", access.value) }
      }
      let field = table.root.pairs.first { $0.value.holds(table) }
      return (field?.key.lua.stringValue).map { key in
        (controller, "\(name).\(key)", field?.value.lua ?? .nil)
      }
    case .argument: return nil
    }
  }

  /// Whose data they are, and what they are called.
  private func owner(of table: DataTable) -> (controller: Controller?, name: String)? {
    if table === host.app.table { return (nil, "app") }
    let controllers = host.navigation.scene.stacks.flatMap(\.stack)
    return controllers.first { $0.props === table }.map { ($0, "props") }
  }
}

extension DataValue {
  /// Whether a table is this one, or in it.
  fileprivate func holds(_ table: DataTable) -> Bool {
    guard case .table(let own) = self else { return false }
    return own === table || own.pairs.contains { $0.value.holds(table) }
  }
}

// MARK: JSON

extension ScenarioRecorder {
  /// `{"op":"push","args":["Draft"]}`, as a trace has it; `nav` where it is not the root.
  private func text(_ operation: NavigationOperation, on stack: NavigationController) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.field("op", operation.name.rawValue)
    if stack.number != 1 { json.field("nav", stack.number) }
    json.key("args")
    json.beginArray()
    if let written = host.written(operation) {
      for argument in written { Self.write(argument, to: &json) }
    } else {
      operation.writeArguments(.short, to: &json) { Self.write($0, to: &$1) }
    }
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
