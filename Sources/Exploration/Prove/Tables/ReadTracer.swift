internal import Lua
internal import Navigation
internal import PluginHost

/// Notes which inputs a hook reads, in the order in which it reads them.
///
/// An input is named as seen from the controller that the hook is asked about: `class`,
/// `props.dirty`, `previous.title`, `source`.
final class ReadTracer: ReadObserver {
  /// What was read since the last `start`, each once.
  private(set) var inputs: [String] = []
  /// The plugins whose hook was called.
  private(set) var called: Set<String> = []
  /// Inputs whose values are not all tried, read so far.
  private(set) var undecided: Set<String> = []
  /// What each plugin's hook answered last.
  private(set) var answers: [String: HookOutcome] = [:]

  /// Whether the last call was about the controller that a case is about.
  private(set) var isAskedNow = false

  private let hook: HookName
  /// The place of the controller that is asked about, from 1; nil where any counts.
  private var place: Int?
  /// The tables of data that were handed out: whose they are, and what.
  private var tables: [LuaObject: String] = [:]

  init(_ hook: HookName) {
    self.hook = hook
  }

  /// Forgets what was read.
  func start(asking place: Int?) {
    self.place = place
    inputs = []
    called = []
    tables = [:]
    answers = [:]
  }

  /// Forgets what was answered while the case was set up.
  func forgetAnswers() { answers = [:] }

  func hookEnded(
    _ hook: HookName, of plugin: String, about controller: Controller, _ outcome: HookOutcome
  ) {
    guard hook == self.hook, concerns(controller) else { return }
    answers[plugin] = outcome
  }

  private func concerns(_ asked: Controller) -> Bool {
    place == nil || asked.index == nil || asked.index == place
  }

  func hookBegan(_ hook: HookName, of plugin: String, about controller: Controller) {
    guard hook == self.hook else { return }
    called.insert(plugin)
    isAskedNow = concerns(controller)
  }

  func hookRead(_ read: HookRead) {
    guard read.hook == hook, concerns(read.asked) else { return }
    switch read.kind {
    case .controller: addController(read)
    case .data: addData(read)
    case .pop, .gesture, .push, .back, .bar: addSubject(read)
    default: break
    }
  }

  func add(_ input: String) {
    if !inputs.contains(input) { inputs.append(input) }
  }

  private func addController(_ read: HookRead) {
    guard let controller = read.controller else { return }
    if let own = read.asked.navigation, let other = controller.navigation, own !== other {
      undecided.insert("\(read.field) of a controller of another stack")
      return
    }
    let before = prefix(controller, read.asked)
    switch read.field {
    case "class", "title": add(before + read.field)
    case "index", "isRoot", "previous": add("depth")
    case "isTop": add("isTop")
    case "props", "state":
      if case .object(let table) = read.value { tables[table] = before + read.field }
    case "regions": add("region")
    case "barColor": add("bar")
    case "id": undecided.insert("id")
    default: if InputNames.settings.contains(read.field) { add(before + read.field) }
    }
  }

  /// `previous.` for each step down, `next.` for each step up.
  private func prefix(_ controller: Controller, _ asked: Controller) -> String {
    guard let index = controller.index, let own = asked.index ?? place else { return "" }
    let distance = index - own
    if distance < 0 { return String(repeating: "previous.", count: -distance) }
    return String(repeating: "next.", count: distance)
  }

  private func addData(_ read: HookRead) {
    guard let owner = tables[read.object] else { return }
    if read.field == "#" || read.field == "pairs" {
      undecided.insert(owner)
      return
    }
    let path = "\(owner).\(read.field)"
    if case .object(let table) = read.value { tables[table] = path }
    guard owner.hasSuffix("props") || owner.hasSuffix("state") else { return }
    add(path)
  }

  private func addSubject(_ read: HookRead) {
    switch (read.kind, read.field) {
    case (.pop, "source"), (.pop, "dismisses"), (.pop, "count"), (_, "animated"): add(read.field)
    case (.pop, "target"): undecided.insert("pop.target")
    case (.gesture, "kind"), (.gesture, "direction"), (.gesture, "region"): add(read.field)
    case (.gesture, "distanceToEdge"): add("distance")
    case (.gesture, "translation"), (.gesture, "start"), (.gesture, "location"),
      (.gesture, "velocity"):
      add("translation")
      undecided.insert("gesture.\(read.field)")
    case (.push, "previous"), (.push, "depth"): add("depth")
    case (.back, "previousTitle"), (.back, "default"): add("previous.title")
    case (.bar, "hidden"): add("barHidden")
    case (.bar, _): add("bar")
    default: break
    }
  }
}

/// The inputs that are not props.
enum InputNames {
  /// Settings of a controller that are tried with several values, and these.
  static let settingValues: [String: [String]] = [
    "interactivePopDisabled": ["false", "true"], "maxInitialDistance": ["0", "50"],
    "gesture": ["nil", "\"edge\"", "\"fullscreen\"", "\"none\""],
    "barHidden": ["nil", "true", "false"], "backTitle": ["nil", "\"Up\"", "\"\""],
    "backColor": ["nil", "\"red\""], "showsPreviousTitle": ["true", "false"],
    "customBackButton": ["false", "true"], "hidesBackButton": ["false", "true"],
    "hidesBottomBarWhenPushed": ["false", "true"], "modalInPresentation": ["false", "true"],
    "interactiveContentPopDisabled": ["false", "true"],
  ]
  static let settings = Set(settingValues.keys)
}
