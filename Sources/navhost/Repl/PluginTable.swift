internal import PluginHost

/// The plugins of a host as a table, in the order asked.
enum PluginTable {
  static func text(_ plugins: [Plugin]) -> String {
    if plugins.isEmpty { return "no plugins" }
    let head = ["NAME", "VERSION", "PRIORITY", "CONTROLLERS", "HOOKS", "FAULTS"]
    return Columns.table([head] + plugins.map(row))
  }

  private static func row(_ plugin: Plugin) -> [String] {
    let manifest = plugin.manifest
    let hooks = HookName.allCases.filter(plugin.hookNames.contains).map(\.rawValue)
    return [
      plugin.name, manifest.version, "\(manifest.priority)",
      Output.plain(manifest.controllers.patterns.joined(separator: " ")),
      hooks.isEmpty ? "-" : hooks.joined(separator: " "), "\(plugin.faults.count)" + state(plugin),
    ]
  }

  private static func state(_ plugin: Plugin) -> String {
    if plugin.isQuarantined { return " (quarantined)" }
    return plugin.isEnabled ? "" : " (off)"
  }
}
