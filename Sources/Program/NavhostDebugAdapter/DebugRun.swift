internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// The session, played once from its start: a host, its plugins and the script.
final class DebugRun {
  let debuggee: Debuggee
  let host: NavigationHost
  let session: ScriptSession
  let debugger = LuaDebugger()
  /// Files that were compiled, as Lua names them, with their real paths.
  private(set) var files: [ExactName: String] = [:]
  /// The states of plugins, in the order in which they were opened.
  private var opened: [WeakState] = []
  private let effects: Effects
  /// What is told beside what the script does itself, and how much was in earlier runs.
  private let tell: (_ category: String, _ text: String) -> Void
  /// Compiled expressions, for conditions.
  var pieces: [ObjectIdentifier: [ExactName: LuaReference]] = [:]

  private struct WeakState {
    weak var state: LuaState?
  }

  init(
    _ debuggee: Debuggee, _ effects: Effects, tell: @escaping (String, String) -> Void
  ) throws(LuaError) {
    self.debuggee = debuggee
    self.effects = effects
    self.tell = tell
    host = debuggee.makeHost()
    var slot: LuaSlot?
    session = try ScriptSession(on: host) { slot = effects.define(in: $0) }
    debugger.watch(session.state)
    let front = try session.load(EffectScripts.front, name: "=navhost")
    effects.rewind()
    if let slot { _ = try session.state.call(front, [.slot(slot)], wanted: 0) }
    host.onOpen = { [unowned self] in watch($0) }
    host.sourceFilter = { effects.text(of: $0, $1) }
    host.moduleFilter = host.sourceFilter
    host.onLog = { tell("console", debuggee.logText($0) + "\n") }
    host.onReport = { tell("stderr", $0 + "\n") }
    host.onWarning = { tell("stderr", $0.text + "\n") }
    host.onEvent = { event in
      if let text = debuggee.faultText(event) { tell("stderr", text + "\n") }
    }
  }

  private func watch(_ state: LuaState) {
    opened = opened.filter { $0.state?.isOpen == true } + [WeakState(state: state)]
    debugger.watch(state)
  }

  /// A file is compiled; its real path.
  func compiled(_ name: String) -> String {
    let path = Files.realPath(name) ?? Self.absolute(name)
    files[name] = path
    return path
  }

  func path(of name: String) -> String {
    files[name] ?? Files.realPath(name) ?? Self.absolute(name)
  }

  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : Files.join(Files.realPath(".") ?? "", path)
  }

  /// Plays it to its end, and gives the script's exit status.
  func play(beforeScript: () -> Void) -> Int {
    do {
      try debuggee.loadPlugins(host) { tell("stderr", $0 + "\n") }
      debuggee.prepare(session)
      let chunk = try session.load(script: debuggee.source, name: debuggee.name)
      beforeScript()
      try session.run(chunk, name: debuggee.name, arguments: debuggee.arguments)
      return 0
    } catch let error as LuaError {
      let (status, message) = debuggee.ending(error)
      if !message.isEmpty { tell("stderr", message + "\n") }
      return status
    } catch {
      tell("stderr", "\(error)\n")
      return 1
    }
  }

  // MARK: Threads

  /// A state that a client sees as a thread.
  struct Thread {
    var name: String
    var state: LuaState
  }

  static let script = ""

  /// The script's comes first; its name is empty.
  var threads: [Thread] {
    let plugins = opened.compactMap(\.state).filter(\.isOpen).map {
      Thread(name: name(of: $0), state: $0)
    }
    var last: [ExactName: Thread] = [:]
    for plugin in plugins where last[plugin.name]?.state.frames.isEmpty ?? true {
      last[plugin.name] = plugin
    }
    var names: [String] = []
    for plugin in plugins where !names.hasExactly(plugin.name) { names.append(plugin.name) }
    return [Thread(name: Self.script, state: session.state)] + names.compactMap { last[$0] }
  }

  func name(of state: LuaState) -> String {
    if state === session.state { return Self.script }
    let plugin = host.plugins.first { $0.loaded.state === state }
    return plugin?.name ?? (state.owner as? PluginOwner)?.name ?? "plugin"
  }

  func access(of state: LuaState) -> ObjectAccess {
    if state === session.state { return session.access }
    return host.plugins.first { $0.loaded.state === state }?.loaded.access ?? session.access
  }

  /// What a function is called: the hook that it is, or what Lua calls it.
  func name(of frame: LuaFrame, in state: LuaState) -> String {
    if frame.firstLine == 0 { return frame.file.map { FilePath.name($0) } ?? "chunk" }
    if frame.isRoot, let hook = hook(frame, state) { return hook }
    return frame.name ?? "function at line \(frame.firstLine)"
  }

  private func hook(_ frame: LuaFrame, _ state: LuaState) -> String? {
    for plugin in host.plugins where plugin.loaded.state === state {
      for (name, function) in plugin.loaded.hooks
      where function.line == frame.firstLine && frame.file?.isExactly(function.file) == true {
        return name.rawValue
      }
    }
    return nil
  }

  // MARK: Values

  func show(_ values: [LuaValue], in state: LuaState) -> String {
    // A prompt shows nothing of nil; a variable has it as its value.
    if values.count == 1, values[0].isNil { return "nil" }
    return debuggee.show(session, values.map { state.shown($0) })
  }

  /// What a call of an expression may use.
  func allowance(in state: LuaState) -> LuaState.Allowance {
    guard state !== session.state else { return .init(units: nil, seconds: nil) }
    return .init(
      units: host.limits.hookFuel, seconds: host.limits.seconds(host.limits.hookSeconds))
  }

  /// Evaluates an expression, or runs a statement, in the n-th function; nil: outside of any.
  func evaluate(
    _ text: String, in state: LuaState, frame: Int?
  ) throws(LuaError) -> [LuaValue] {
    host.isEvaluating = true
    effects.isAside = true
    defer {
      host.isEvaluating = false
      effects.isAside = false
    }
    let scene = host.navigation.scene
    let result = scene.whileBusy {
      Result { () throws(LuaError) in
        try state.aside(allowance(in: state)) { () throws(LuaError) in
          try Expression(text, state, frame).value(in: self)
        }
      }
    }
    return try result.get()
  }
}
