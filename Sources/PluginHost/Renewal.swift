internal import Navigation

extension NavigationHost {
  /// Becomes as it was made: without plugins, classes and hooks, with an empty stack. Plugins are
  /// dropped: no `onUnload` is called.
  func renew() {
    let former = plugins
    plugins = []
    reset()
    for plugin in former { plugin.drop() }
    classes = ClassTree()
    logFlood = LogFlood()
    chains = ChainCache()
  }
}

extension Plugin {
  /// Lets go of everything that was loaded.
  fileprivate func drop() {
    isLoaded = false
    generation += 1
    loaded = Loaded(manifest: manifest, hooks: [:], state: nil, access: nil)
  }
}

extension NavModule {
  /// Forgets who listens and what was to be told.
  func renew() {
    listeners = []
    undelivered = []
  }
}

extension ScriptSession {
  /// Gives the script a fresh host: no plugins, no classes, no hooks, nobody that listens, an empty
  /// stack, the clock and the events anew. What the script holds of the former one is dead. Not to
  /// be called while the script runs.
  public func renewHost() {
    host.renew()
    module.renew()
  }
}
