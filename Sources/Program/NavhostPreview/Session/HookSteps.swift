internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// The lines of plugins that ran for the last decision, in order, with what every name held before: a
/// person at the page goes through them, forwards and back.
final class HookSteps {
  /// A line that is about to run.
  struct Step {
    let plugin: String
    /// What runs: the hook, or the function that it called.
    let function: String
    let file: String
    let line: Int
    let values: [(name: String, text: String)]
  }

  /// Of the last decision; those of one that waits for an answer come when it goes on.
  private(set) var steps: [Step] = []
  /// More lines ran than are kept.
  private(set) var isCut = false

  private let debugger = LuaDebugger()
  private let values: StepValues
  private unowned let host: NavigationHost
  private var observation: Observation?
  /// The hooks that were called since the last decision, innermost last.
  private var hook: (plugin: String, name: HookName)?
  private var isOver = true

  private static let most = 300

  /// Looks at all plugins that the host loads from now on.
  init(_ host: NavigationHost, _ session: ScriptSession) {
    self.host = host
    values = StepValues(session)
    host.onOpen = { [debugger] in debugger.watch($0) }
    host.watchCalls { [unowned self] owner, hook, state in called(owner, hook, state) }
    debugger.onStop = { [unowned self] state, _, line in
      stopped(state, line)
      return false
    }
    observation = host.observe { [unowned self] in happened($0) }
  }

  private func happened(_ event: Event) {
    switch event.name {
    case .decision:
      isOver = true
      debugger.step(.go, in: nil)
    case .answer:
      isOver = false
      debugger.step(.into, in: nil)
    default: break
    }
  }

  private func called(_ owner: String, _ name: HookName, _ state: LuaState) {
    guard name.isYesOrNo else { return }
    if isOver { (steps, isCut, isOver) = ([], false, false) }
    hook = (owner, name)
    debugger.stopAtEntry(of: state)
  }

  private func stopped(_ state: LuaState, _ line: Int) {
    guard !isOver, steps.count < Self.most else {
      isCut = isCut || !isOver
      return debugger.step(.go, in: nil)
    }
    if let frame = state.frames.first, let file = frame.file {
      let plugin = host.plugins.first { $0.loaded.state === state }?.name ?? hook?.plugin ?? ""
      let function = frame.isRoot ? hook?.name.rawValue : frame.name
      steps.append(
        Step(
          plugin: plugin, function: function ?? "function", file: file, line: line,
          values: values.all(state)))
    }
    debugger.step(.into, in: state)
  }

  /// The steps, and the texts of the files that they are in.
  func json(_ text: (_ file: String) -> String) -> [(String, String)] {
    let files = steps.map { $0.file }.exactNames.sorted().map { $0.text }
    return [
      ("steps", steps.map(Self.json).json), ("isCut", "\(isCut)"),
      ("texts", JSONObject(files.map { ($0, JSONText.string(text($0))) }).text),
    ]
  }

  private static func json(_ step: Step) -> String {
    let values = step.values.map { [$0.name, $0.text].map { JSONText.string($0) }.json }
    return JSONObject([
      ("plugin", JSONText.string(step.plugin)), ("function", JSONText.string(step.function)),
      ("file", JSONText.string(step.file)), ("line", "\(step.line)"), ("values", values.json),
    ]).text
  }
}

/// Writes what the names of a call hold.
private struct StepValues {
  let session: ScriptSession

  /// So many names, entries of a table, and characters of a text are shown.
  private static let (names, entries, characters) = (30, 8, 80)

  init(_ session: ScriptSession) { self.session = session }

  /// What the innermost call sees; what was declared last hides others of its name.
  func all(_ state: LuaState) -> [(name: String, text: String)] {
    var seen: [(name: String, text: String)] = []
    for scope in [LuaScope.locals, .arguments, .upvalues] {
      let found = state.variables(scope, ofFrame: 0).filter { LuaText.isName($0.name) }
      for (name, value) in found.reversed() where !seen.contains(where: { $0.name == name }) {
        if name == "_ENV" { continue }
        seen.append((name, text(state.shown(value))))
      }
    }
    return Array(seen.prefix(Self.names))
  }

  private func text(_ value: LuaValue, isInside: Bool = false) -> String {
    switch value {
    case .boolean(let value): "\(value)"
    case .integer(let number): "\(number)"
    case .number(let number): LuaText.number(number)
    case .string(let text): Plain.line(LuaText.quoted(Array(text.utf8)), limit: Self.characters)
    case .bytes(let bytes): Plain.line(LuaText.quoted(bytes), limit: Self.characters)
    case .object(let object): session.access.describe(object)
    case .table(let table) where isInside && !table.pairs.isEmpty: "{…}"
    case .table(let table): Self.table(table) { self.text($0, isInside: true) }
    case .other(let text): text.hasPrefix("function") ? "function" : text
    default: value.typeName
    }
  }

  private static func table(_ table: LuaTable, _ text: (LuaValue) -> String) -> String {
    let shown = table.pairs.prefix(entries).enumerated().map { place, pair in
      if pair.key.integerValue == place + 1 { return text(pair.value) }
      let key = pair.key.stringValue.flatMap { LuaText.isName($0) ? $0 : nil }
      return "\(key ?? "[\(text(pair.key))]") = \(text(pair.value))"
    }
    let more = table.pairs.count > entries ? ["…"] : []
    return "{\((shown + more).joined(separator: ", "))}"
  }
}
