internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostFontTables
internal import NavhostPluginHost
internal import NavhostSupport

/// `navhost plugins`.
struct Plugins: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the plugins, in the order in which they are asked.",
    discussion: """
      One that cannot be loaded is reported, and the status is 1. So is that there is none.
      """)

  @Flag(help: "Print them as JSON.")
  var json = false

  @Argument(
    help: "Plugins, and folders of plugins (default: plugins).", completion: .file())
  var paths: [String] = []

  mutating func run() throws {
    if paths.isEmpty { paths = ["plugins"] }
    let host = NavigationHost(text: TextMetrics())
    host.onLog = LogPrinter.print
    host.onWarning = { Output.error($0.text) }
    try PluginFolders.checkStandard(paths)
    var problems: [String] = []
    let loaded = try PluginFolders(paths: paths).load(into: host) { problems.append($0) }
    if json || !loaded.isEmpty {
      Output.line(json ? PluginTable.json(host.plugins) : PluginTable.text(host.plugins))
    }
    problems.forEach(Output.error)
    if loaded.failures > 0 { throw Failure(.failed) }
    if loaded.isEmpty { throw Failure.noPlugins(in: paths) }
  }
}

/// The plugins of a host as a table, in the order asked.
enum PluginTable {
  static func text(_ plugins: [Plugin]) -> String {
    if plugins.isEmpty { return "no plugins" }
    let head = ["NAME", "VERSION", "PRIORITY", "CONTROLLERS", "HOOKS", "FAULTS"]
    return Columns.table([head] + plugins.map(row))
  }

  /// A list of objects: `name`, `version`, `api`, `priority`, `controllers`, `hooks`, `file`.
  static func json(_ plugins: [Plugin]) -> String {
    JSONText.list(plugins.map(object))
  }

  private static func object(_ plugin: Plugin) -> String {
    let manifest = plugin.manifest
    let fields = [
      ("name", JSONText.string(plugin.name)), ("version", JSONText.string(manifest.version)),
      ("api", "\(manifest.api)"), ("priority", "\(manifest.priority)"),
      ("controllers", JSONText.strings(manifest.controllers.patterns)),
      ("hooks", JSONText.strings(hooks(plugin))),
      ("file", JSONText.orNull(plugin.path)),
    ]
    return JSONText.object(fields)
  }

  private static func hooks(_ plugin: Plugin) -> [String] {
    HookName.allCases.filter(plugin.hookNames.contains).map(\.rawValue)
  }

  private static func row(_ plugin: Plugin) -> [String] {
    let manifest = plugin.manifest
    let hooks = hooks(plugin)
    return [
      plugin.name, manifest.version, "\(manifest.priority)",
      Plain.asInLua(manifest.controllers.patterns.joined(separator: " ")),
      hooks.isEmpty ? "-" : hooks.joined(separator: " "), "\(plugin.faults.count)" + state(plugin),
    ]
  }

  private static func state(_ plugin: Plugin) -> String {
    if plugin.isQuarantined { return " (quarantined)" }
    return plugin.isEnabled ? "" : " (off)"
  }
}
