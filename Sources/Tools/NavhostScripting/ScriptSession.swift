package import NavhostLua
package import NavhostNavigation
public import NavhostPluginHost

/// A Lua program that drives a host: a script, or the lines of a REPL. It runs trusted, with the
/// whole Lua library and the global `nav`. Its hooks and listeners go with it; its inline plugins stay.
public final class ScriptSession {
  /// The host that the script drives.
  public let host: NavigationHost
  /// The Lua state that it runs in.
  package let state: LuaState
  package let access: ObjectAccess
  package let module: NavModule
  package let objects: ScriptObjects
  private var observation: Observation?

  /// Opens the Lua state of a script on a fresh navigation controller.
  ///
  /// - Parameters:
  ///   - host: the host that the script drives.
  ///   - memoryLimit: bytes that the state may hold, 0 for no bound.
  /// - Throws: `ScriptError` where there is not enough memory.
  public convenience init(host: NavigationHost, memoryLimit: Int = 0) throws(ScriptError) {
    do throws(LuaError) {
      try self.init(on: host, memoryLimit: memoryLimit)
    } catch {
      throw ScriptError(error)
    }
  }

  /// The same; `adding` puts more functions into the script's library.
  package init(
    on host: NavigationHost, memoryLimit: Int = 0, adding: (LuaLibrary) -> Void = { _ in }
  ) throws(LuaError) {
    self.host = host
    access = ObjectAccess(host)
    module = NavModule(host)
    objects = ScriptObjects(module)
    adding(module.library)
    state = try LuaState(
      .full, library: module.library, objects: access, memoryLimit: memoryLimit,
      interrupt: host.interruption)
    host.scriptState = state
    access.script = objects
    observation = host.observe { [unowned module] in module.happened($0) }
    module.table = try Self.navTable(state)
  }

  /// The table `nav`, for fields that give it.
  private static func navTable(_ state: LuaState) throws(LuaError) -> LuaValue {
    let chunk = try state.load(Array("return nav".utf8), name: "=navhost")
    let outcome = try state.call(chunk, [], wanted: 1, tables: .reference)
    guard case .finished(let values) = outcome else { return .nil }
    return values.first ?? .nil
  }

  /// Who says what is wrong with the host, for `nav.check()`.
  package var check: (() -> [String])? {
    get { module.check }
    set { module.check = newValue }
  }

  /// Who proves properties of the plugins, for `nav.prove()`.
  package var prove: ((ProofRequest) throws(LuaRaise) -> ProofAnswer)? {
    get { module.prove }
    set { module.prove = newValue }
  }

  deinit {
    observation = nil
    guard host.scriptState === state else { return }
    host.scriptState = nil
    host.removeScriptHooks()
    module.renew()
    // A hook's handle holds the state that its function is in.
    host.sweep()
  }

  /// Makes the pictures that the script asks for, where there are to be any.
  package var pictures: (any PictureMaker)? {
    get { module.pictures }
    set { module.pictures = newValue }
  }

  /// Gives the script a fresh host: no plugins, no classes, no hooks, no listeners, an empty stack,
  /// the clock and the events anew. What the script holds of the former one is dead. Do not call it
  /// while the script runs.
  package func renewHost() {
    host.renew()
    module.renew()
  }

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - source: the script's text.
  ///   - name: what messages call it, the file's name as the user wrote it.
  ///   - arguments: what it finds in `arg` and `...`.
  /// - Throws: `ScriptError`: it cannot be compiled, ended in an error, or called `os.exit`.
  public func run(_ source: [UInt8], name: String, arguments: [String] = []) throws(ScriptError) {
    do throws(LuaError) {
      try run(script: source, name: name, arguments: arguments)
    } catch {
      throw ScriptError(error)
    }
  }

  /// The same, with what Lua had to say.
  package func run(
    script source: [UInt8], name: String, arguments: [String] = []
  ) throws(LuaError) {
    try run(load(script: source, name: name), name: name, arguments: arguments)
  }

  /// Compiles a script, to be run once or more.
  package func load(script source: [UInt8], name: String) throws(LuaError) -> LuaReference {
    try state.load(LuaFile.chunk(source), name: "@" + name)
  }

  /// Runs what `load(script:name:)` gave.
  ///
  /// - Throws: `LuaError`, with the code `plugin` if the file is a plugin instead of a script.
  package func run(
    _ chunk: LuaReference, name: String, arguments: [String] = []
  ) throws(LuaError) {
    try state.setList("arg", first: name, rest: arguments)
    let values: [LuaValue]
    do throws(LuaError) {
      values = try state.callToEnd(
        chunk, arguments.map { .string($0) }, wanted: 1, tables: .reference)
    } catch {
      throw hasStack ? error : MisplacedPlugin.error(instead: error, of: name)
    }
    guard case .reference(let table)? = values.first, !hasStack,
      PluginLoader.hasHook(table, state)
    else { return }
    throw MisplacedPlugin.error(name)
  }

  /// Whether some stack has a controller.
  private var hasStack: Bool {
    host.navigation.depth > 0 || host.navigation.scene.stacks.contains { !$0.stack.isEmpty }
  }

  /// Does what a person at a page, or a program, does beside the script: its listeners hear of it.
  package func carryOut(
    _ operation: NavigationOperation, on stack: NavigationController
  ) -> OperationResult {
    module.beside { stack.carryOut(operation) }
  }

  /// Compiles a piece of a program, to be run by `call`.
  package func load(_ source: String, name: String) throws(LuaError) -> LuaReference {
    try state.load(Array(source.utf8), name: name)
  }

  /// Calls what `load` gave; tables come back as they are shown.
  package func call(
    _ function: LuaReference, _ arguments: [LuaValue] = []
  ) throws(LuaError) -> [LuaValue] {
    try state.callToEnd(function, arguments, tables: .display)
  }
}

extension ScriptSession {
  /// What an object is called: `controller 3: Editor "Draft"`.
  package func describe(_ object: LuaObject) -> String {
    access.describe(object)
  }

  /// What is in an object that Lua sees as a table: props, say; nil for any other.
  package func contents(of object: LuaObject) -> LuaTable? {
    guard ObjectKind(rawValue: object.kind) == .data else { return nil }
    return host.dataTable(object).flatMap { DataValue.table($0).lua.tableValue }
  }
}
