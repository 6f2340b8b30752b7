extension NavigationHost {
  /// Puts a script's hook.
  package func add(_ hook: ScriptHook, to place: ScriptHook.Place) {
    hooksOfScripts.add(hook, to: place)
    observer?.added(hook, to: place)
  }

  /// Takes all hooks of scripts away.
  package func removeScriptHooks() { hooksOfScripts.removeAll() }

  /// Takes a script's hook away.
  package func remove(_ hook: ScriptHook) {
    hooksOfScripts.remove(hook)
    observer?.removed(hook)
  }
}
