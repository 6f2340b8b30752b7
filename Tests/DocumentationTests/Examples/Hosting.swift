import NavhostNavigation
import NavhostPluginHost

/// Makes a host with tighter limits. It prints the plugins' log lines, and events as long as you keep the
/// observation. Also returns the load errors. Throws if there is no such folder.
func hostFolder(
  _ folder: String
) throws(PluginError) -> (host: NavigationHost, events: Observation, problems: [String]) {
  let host = NavigationHost(
    .init(width: 430, direction: .rtl, gesture: .fullscreen),
    limits: Limits(hookFuel: 100_000, memory: 2 * 1024 * 1024))
  host.onLog = { line in print("[\(line.plugin ?? "script")] \(line.message)") }
  let events = host.observe { event in print(event) }

  var problems: [String] = []
  for result in try host.loadAll(in: folder) {
    if case .failure(let error) = result { problems.append(error.message) }
  }
  return (host, events, problems)
}

/// Loads a plugin's file again. If the new version cannot be loaded, the old one stays.
func reload(_ name: String, in host: NavigationHost) -> String {
  guard let plugin = host.plugins.first(where: { $0.name == name }) else { return "no such plugin" }
  do throws(PluginError) {
    try host.reload(plugin)
    return "version \(plugin.manifest.version)"
  } catch {
    return "still version \(plugin.manifest.version): \(error.message)"
  }
}
