internal import Navigation

extension NavigationHost {
  /// Becomes as it was made: without plugins, classes and hooks, with an empty stack. Plugins are
  /// dropped: no `onUnload` is called.
  package func renew() {
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
