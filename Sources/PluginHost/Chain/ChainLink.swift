internal import Lua

/// One function in a chain, and whom it belongs to.
struct ChainLink {
  enum Owner {
    case plugin(Plugin, generation: Int)
    case script(ScriptHook)
  }

  let owner: Owner
  /// nil: a quarantined plugin, whose answer is its `onError`.
  let hook: HookFunction?
  let state: LuaState

  init(_ plugin: Plugin, _ hook: HookFunction) {
    owner = .plugin(plugin, generation: plugin.generation)
    self.hook = plugin.isQuarantined ? nil : hook
    state = hook.state
  }

  init(_ hook: ScriptHook) {
    owner = .script(hook)
    self.hook = hook.hook
    state = hook.hook.state
  }

  var plugin: Plugin? {
    if case .plugin(let plugin, _) = owner { plugin } else { nil }
  }

  /// What explanations call it.
  var name: String { plugin?.name ?? "hook" }

  /// Whether its plugin or hook is still what it was when the chain was made.
  var isCurrent: Bool {
    switch owner {
    case .plugin(let plugin, let generation):
      plugin.isLoaded && plugin.isEnabled && plugin.generation == generation
    case .script(let hook): !hook.isRemoved
    }
  }

  /// What a failure counts as.
  var deniesOnError: Bool { plugin?.manifest.onError == .deny }

  /// Whether its calls are bounded: inline plugins and scripts run without limits.
  var isLimited: Bool { plugin.map { !$0.isInline } ?? false }
}
