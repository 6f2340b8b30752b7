internal import NavhostFontTables
internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginCheck
internal import NavhostPluginHost
internal import NavhostSupport

/// A host with plugins, on which short scripts are run one after the other, each from the start: a
/// fresh stack, and plugins as they were when they were loaded.
final class ProofHost {
  let session: any HostScript
  /// Where plugins keep state that the host does not see, by the plugin's name.
  private var hidden: [String: [HiddenState]] = [:]
  /// Where the lines that the host tells of are in the plugins' files.
  let lines = FileLines()
  /// A stack or tab bar was met that a script cannot name, so nothing was done on it.
  var hasNamelessStack = false
  /// A hook has asked the app for something that nobody handles: it stays open.
  var hasAwaited = false
  /// The messages of plugins that could not be loaded.
  private(set) var problems: [String] = []
  /// Plugins that keep state outside `state`: they are loaded anew for each script.
  private var unsteady: [Plugin] = []
  private var chunks: [String: LuaReference] = [:]
  private let scene: SceneScript?
  let isStopped: () -> Bool
  let openScript: ScriptOpener
  /// The scene's script, compiled.
  private var script: LuaReference?
  private var hasBegun = false
  /// The line before a scene that keeps the stacks it makes.
  static let keeping = StackNames.keeping(["embed", "tabs"])
  /// The line before a script in which what nobody handles stays open.
  static let leavingOpen = "nav.onAwait(\"*\", function() end)"

  var host: NavigationHost { session.host }

  /// - Parameters:
  ///   - plugins: the paths of plugins that are loaded after those of the folders.
  ///   - prepare: is called before a plugin is loaded.
  ///   - only: the plugins that are kept, by name; all where it is nil.
  ///   - script: opens the session that drives the host.
  ///   - isStopped: whether somebody has stopped what is done on it.
  init(
    _ folders: [String], plugins: [String] = [], scene: SceneScript? = nil,
    only: Set<String>? = nil, script: @escaping ScriptOpener,
    isStopped: @escaping () -> Bool = { false }, prepare: (NavigationHost) -> Void = { _ in }
  ) throws(LuaError) {
    let host = NavigationHost(text: TextMetrics())
    self.scene = scene
    self.isStopped = isStopped
    openScript = script
    session = try script(host)
    prepare(host)
    host.quarantines = false
    host.handlers.leavesUnhandledOpen = true
    host.sourceFilter = { [lines] path, bytes in lines.spread(path, bytes) }
    for folder in folders { load(folder) }
    for plugin in plugins { load(plugin: plugin) }
    if let only {
      for plugin in host.plugins where !only.contains(plugin.name) { host.unload(plugin) }
    }
    for plugin in host.plugins { lookForState(of: plugin) }
  }

  private func load(_ folder: String) {
    for case (let file, .failure(let error)) in host.loadEntries(of: folder) {
      problems.append(SetupScript.problem(file, error.message))
    }
  }

  private func load(plugin path: String) {
    do throws(PluginError) {
      try host.load(path)
    } catch {
      problems.append(SetupScript.problem((try? PluginSource(path))?.path, error.message))
    }
  }

  private func lookForState(of plugin: Plugin) {
    guard let path = plugin.path else { return }
    let found = PluginFiles.hiddenState(of: path)
    hidden[plugin.name] = found
    if !found.isEmpty { unsteady.append(plugin) }
  }

  /// From now on every plugin is loaded anew for each script.
  func loadAnewEachTime() { unsteady = host.plugins.filter { !$0.isInline } }

  /// Whether an operation that changed no state leaves everything as it was.
  var isSteady: Bool { unsteady.isEmpty }

  /// Everything is as it was at the beginning; then the scene is set.
  ///
  /// - Throws: `LuaError` where the scene's script fails, or somebody has stopped it.
  func begin() throws(LuaError) {
    try goOn()
    host.reset()
    session.renew()
    for plugin in host.plugins where plugin.isInline { host.unload(plugin) }
    for plugin in host.plugins { plugin.forgive() }
    for plugin in unsteady { host.refresh(plugin) }
    guard let scene else { return }
    let isFirst = !hasBegun
    if isFirst { try run(ProofHost.keeping) } else { try run("print = function() end made = {}") }
    hasBegun = true
    let name = scene.name
    if script == nil { script = try session.load(script: scene.source, name: name) }
    if let script { try session.run(script, name: name, arguments: []) }
    if isFirst { try session.checkSetupGlobals(of: name) }
    for plugin in host.plugins where hidden[plugin.name] == nil { lookForState(of: plugin) }
  }

  /// A signal that comes while no Lua runs stops nothing by itself.
  private func goOn() throws(LuaError) {
    if isStopped() { throw LuaError(.interrupted, "interrupted") }
  }

  /// Runs a line of Lua; it is compiled once.
  @discardableResult
  func run(_ line: String, _ arguments: [LuaValue] = []) throws(LuaError) -> [LuaValue] {
    try goOn()
    if let chunk = chunks[line] { return try session.call(chunk, arguments) }
    let chunk = try session.load(line, name: "=line")
    chunks[line] = chunk
    return try session.call(chunk, arguments)
  }

  /// How many controllers there are, over all stacks.
  var controllerCount: Int { host.stacks.reduce(0) { $0 + $1.stack.count } }

  /// What a script calls the stacks of the screen.
  func stackNames() throws(LuaError) -> StackNames {
    let isPlain = scene == nil
    return StackNames(host, made: isPlain ? [] : try run("return table.unpack(made)"))
  }

  /// Where the plugins keep state that the host does not see.
  var hiddenState: [String] {
    host.plugins.flatMap { plugin in
      (hidden[plugin.name] ?? []).map {
        "plugin '\(plugin.name)' keeps state outside 'state': \($0.name) at \($0.file):\($0.line)"
      }
    }
  }
}
