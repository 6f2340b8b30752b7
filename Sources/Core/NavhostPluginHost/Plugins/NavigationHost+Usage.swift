internal import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

extension NavigationHost {
  /// The bytes in use in a plugin's own Lua state, nil for an inline plugin.
  package func memoryUsed(by plugin: Plugin) -> Int? {
    plugin.isInline ? nil : plugin.loaded.state?.memory.used
  }

  /// What a plugin's last call has left of its units; nil where nothing bounds it.
  package func unitsLeft(of plugin: Plugin) -> Int? {
    plugin.isInline ? nil : plugin.loaded.state?.unitsLeft
  }

  /// The classes that were declared, and those of the controllers on the stack, sorted.
  package var classNames: [String] {
    (classes.names + navigation.stack.map { $0.className }).exactNames.sorted().map { $0.text }
  }
}
