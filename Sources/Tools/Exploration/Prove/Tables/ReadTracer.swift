internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost

/// Notes which inputs a hook reads, in the order in which it reads them.
///
/// An input is named as seen from the controller that the hook is asked about: `class`,
/// `props.dirty`, `previous.title`, `source`.
final class ReadTracer: HostObserver {
  /// What was read since the last `start`, each once.
  private(set) var inputs: [String] = []
  /// The plugins whose hook was called.
  private(set) var called: Set<String> = []
  /// Inputs whose values are not all tried, read so far.
  private(set) var undecided: Set<String> = []
  /// What each plugin's hook answered last.
  private(set) var answers: [String: HookOutcome] = [:]
  /// What each plugin's hook asked the app to do with that answer.
  private(set) var actions: [String: [Action]] = [:]

  /// Whether the last call was about the controller that a case is about.
  private(set) var isAskedNow = false

  private let hook: HookName
  /// The place of the controller that is asked about, from 1; nil where any counts.
  private var place: Int?
  /// The tables of data that were handed out, by their handles: whose they are, and what.
  private var tables: [Int64: String] = [:]
  /// What the app says of itself.
  private let app: DataTable?

  init(_ hook: HookName, app: DataTable? = nil) {
    self.hook = hook
    self.app = app
  }

  /// Forgets what was read.
  func start(asking place: Int?) {
    self.place = place
    inputs = []
    called = []
    tables = [:]
    forgetAnswers()
  }

  /// Forgets what was answered while the case was set up.
  func forgetAnswers() {
    answers = [:]
    actions = [:]
  }

  func answered(_ call: ObservedCall, _ outcome: HookOutcome) {
    guard call.hook == hook, concerns(call.controller), let plugin = call.plugin else { return }
    answers[plugin.name] = outcome
    if outcome.fault != nil { actions[plugin.name] = nil }
  }

  func performs(_ action: Action, in call: ObservedCall) {
    guard call.hook == hook, concerns(call.controller), let plugin = action.plugin else { return }
    actions[plugin, default: []].append(action)
  }

  private func concerns(_ asked: Controller) -> Bool {
    place == nil || asked.index == nil || asked.index == place
  }

  func began(_ call: ObservedCall) {
    // The pop of a tab that is tapped again asks for itself.
    if call.hook != hook && call.hook.isYesOrNo { isAskedNow = false }
    guard call.hook == hook, let plugin = call.plugin else { return }
    called.insert(plugin.name)
    isAskedNow = concerns(call.controller)
  }

  func read(_ access: HostAccess) -> LuaValue {
    if access.plugin != nil, access.hook == hook, let asked = access.asked, concerns(asked) {
      add(access, asked)
    }
    return access.value
  }

  private func add(_ access: HostAccess, _ asked: Controller) {
    switch (access.target, access.part) {
    case (.controller(let controller), .field(let field)):
      addController(controller, field.stringValue ?? "", access.value, asked)
    case (.data(let table), .field(let key)): addData(table, key, access.value)
    case (.data(let table), .pairs), (.data(let table), .count):
      if let owner = owner(of: table) { undecided.insert(owner) }
    case (.argument(let kind), .field(let field)): addArgument(kind, field.stringValue ?? "")
    default: break
    }
  }

  /// Not every value of an input is tried.
  func leaveUndecided(_ input: String) { undecided.insert(input) }

  func add(_ input: String) {
    if !inputs.contains(input) { inputs.append(input) }
  }

  private func addController(
    _ controller: Controller, _ field: String, _ value: LuaValue, _ asked: Controller
  ) {
    if let own = asked.navigation, let other = controller.navigation, own !== other {
      undecided.insert("\(field) of a controller of another stack")
      return
    }
    let before = prefix(controller, asked)
    switch field {
    case "class", "title": add(before + field)
    case "index", "isRoot", "previous": add("depth")
    case "isTop": add("isTop")
    case "props", "state":
      if case .object(let table) = value { tables[table.id] = before + field }
    case "regions":
      add("region")
      undecided.insert(field)
    case "barColor": add("bar")
    case "id", "inner", "container", "presented": undecided.insert(field)
    default: if InputNames.settings.contains(field) { add(before + field) }
    }
  }

  /// `previous.` for each step down, `next.` for each step up.
  private func prefix(_ controller: Controller, _ asked: Controller) -> String {
    guard let index = controller.index, let own = asked.index ?? place else { return "" }
    let distance = index - own
    if distance < 0 { return String(repeating: "previous.", count: -distance) }
    return String(repeating: "next.", count: distance)
  }

  /// What a table of data is a part of.
  private func owner(of table: DataTable) -> String? {
    table === app ? CaseSpace.app : tables[table.handle]
  }

  private func addData(_ table: DataTable, _ key: LuaValue, _ value: LuaValue) {
    guard let owner = owner(of: table) else { return }
    let path = "\(owner).\(ObjectAccess.text(of: key))"
    if case .object(let inner) = value { tables[inner.id] = path }
    guard table === app || owner.hasSuffix("props") || owner.hasSuffix("state") else { return }
    add(path)
  }

  private func addArgument(_ kind: ObjectKind, _ field: String) {
    switch (kind, field) {
    case (.pop, "source"), (.pop, "dismisses"), (.pop, "count"), (_, "animated"): add(field)
    case (.pop, _): undecided.insert("pop.\(field)")
    case (.gesture, "kind"), (.gesture, "direction"), (.gesture, "region"), (.gesture, "input"):
      add(field)
    case (.gesture, "distanceToEdge"): add("distance")
    case (.gesture, "touches"): break
    case (.gesture, _):
      add("translation")
      undecided.insert("gesture.\(field)")
    case (.push, "previous"), (.push, "depth"): add("depth")
    case (.tab, "index"), (.tab, "from"), (.tab, "reselected"): add(field)
    case (.tab, "top"): for input in ["reselected", "depth"] { add(input) }
    case (.back, "previousTitle"), (.back, "default"): add("previous.title")
    case (.bar, "hidden"): add("barHidden")
    case (.bar, _): add("bar")
    default: break
    }
  }
}
