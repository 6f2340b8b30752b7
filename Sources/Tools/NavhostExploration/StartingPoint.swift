internal import NavhostLua
package import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// What an exploration starts from: plugins, and a script that sets the scene.
package struct StartingPoint {
  /// The paths of plugins, in the order in which they are loaded.
  package var plugins: [String]
  /// Without one the stack is made up, and how the navigation controller is configured.
  package var script: SceneScript?
  /// What the navigation controller begins with.
  package var profile: Profile

  package init(plugins: [String] = [], script: SceneScript? = nil, profile: Profile = .ios17) {
    self.plugins = plugins
    self.script = script
    self.profile = profile
  }

  /// The line before a scene that keeps the stacks it makes, for the steps.
  static let keeping = StackNames.keeping(["present", "embed", "tabs"])

  /// Loads the plugins, those that can be, and runs the script.
  ///
  /// - Parameter mute: whether `print` says nothing: the script has been run before.
  func set(in session: any HostScript, mute: Bool) throws(LuaError) {
    try session.run(script: Array(StartingPoint.keeping.utf8), name: "explore")
    for path in plugins { _ = try? session.host.load(path) }
    guard let script else { return }
    if mute { try session.run(script: Array("print = function() end".utf8), name: "explore") }
    try session.run(script: script.source, name: script.name)
    if !mute { try session.checkSetupGlobals(of: script.name) }
  }

  /// The lines of a script that set the same scene.
  var lines: [String] {
    let uses = plugins.map { "nav.use(\(LuaText.quoted(Array($0.utf8))))" }
    guard let script else { return uses }
    if script.path == "-" {
      return uses + ["do", script.text, "end"]
    }
    return uses + ["dofile(\(LuaText.quoted(Array(script.path.utf8))))"]
  }
}

/// The names that plugins read of `props`, as far as their text shows them.
enum PropNames {
  static func names(of plugins: [Plugin]) -> [String] {
    let sources = plugins.compactMap(\.path).compactMap { try? Files.read($0) }
    return Set(sources.flatMap { names(in: String(decoding: $0, as: UTF8.self)) }).sorted()
  }

  /// What follows `props.` in a piece of Lua.
  static func names(in source: String) -> [String] {
    source.split(separator: "props.", omittingEmptySubsequences: false).dropFirst().compactMap {
      let name = String($0.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
      return LuaText.isName(name) ? name : nil
    }
  }
}
