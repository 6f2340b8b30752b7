internal import NavhostNavigation

extension NavigationHost {
  /// Puts a script's hook.
  package func add(_ hook: ScriptHook, to place: ScriptHook.Place) {
    scriptHooks.add(hook, to: place)
    observer?.tell { $0.added(hook, to: place) }
  }

  /// Takes all hooks of scripts away.
  package func removeScriptHooks() { scriptHooks.removeAll() }

  /// Takes a script's hook away.
  package func remove(_ hook: ScriptHook) {
    scriptHooks.remove(hook)
    observer?.tell { $0.removed(hook) }
  }
}
