internal import NavhostNavigation
internal import NavhostSupport

/// The functions that are asked of one hook, in order.
final class Chain {
  let links: [ChainLink]
  /// Of the controllers that they are asked about.
  let className: String
  /// Of the pops that they are asked about; nil where they are asked about something else.
  let source: PopSource?
  /// All plugins that have the hook; nil where none has.
  let roster: Explanation.Roster?
  /// Whether no plugin has the hook: it is the chain of every class and source then.
  let isOfNobody: Bool
  /// What a decision of it may use: as much as the plugin that may use most; nil where nobody is bounded.
  let limits: Limits?

  init(
    _ links: [ChainLink], className: String, source: PopSource?,
    roster: Explanation.Roster? = nil, isOfNobody: Bool = false
  ) {
    self.links = links
    self.className = className
    self.source = source
    self.roster = roster
    self.isOfNobody = isOfNobody
    limits = links.reduce(nil) { known, link in
      guard link.isLimited else { return known }
      return known?.forDecision(with: link.limits) ?? link.limits
    }
  }
}

/// The plugins' part of each chain that was asked, until what chains are made of changes.
final class ChainCache {
  private struct Key: Hashable {
    var hook: HookName
    var className: ExactName
    var source: PopSource?
  }

  private var all: [Key: Chain] = [:]
  /// What each hook asked last, by the hook's place in `lastHooks`: there are few, and a look through them takes
  /// less than to hash a name.
  private var lastChains: [Chain] = []
  private var lastHooks: [HookName] = []

  /// Whether no plugin has the hook at all, as it is with most hooks.
  func lacks(_ hook: HookName, among plugins: [Plugin]) -> Bool {
    !plugins.contains { $0.loaded.hooks[hook] != nil }
  }

  /// Whether no plugin has a hook that answers a setting; nil: not known yet.
  private var lackingSettings: Bool?

  func lackSettings(among plugins: @autoclosure () -> [Plugin]) -> Bool {
    if let lackingSettings { return lackingSettings }
    let plugins = plugins()
    let found = HookName.allCases.contains {
      $0.laysOut && $0 != .backTitle && $0 != .backColor && !lacks($0, among: plugins)
    }
    lackingSettings = !found
    return !found
  }

  /// What the hook asked last, where it was the same; an empty chain for a hook that no plugin has.
  func last(_ hook: HookName, _ className: String, _ source: PopSource?) -> Chain? {
    for place in lastHooks.indices where lastHooks[place] == hook {
      let chain = lastChains[place]
      let isSame = chain.source == source && chain.className.isExactly(className)
      return isSame || chain.isOfNobody ? chain : nil
    }
    return nil
  }

  /// nil: it must be made.
  func chain(
    _ hook: HookName, _ className: String, _ source: PopSource?
  ) -> Chain? {
    guard let chain = all[Key(hook: hook, className: ExactName(className), source: source)] else {
      return nil
    }
    keepLast(chain, hook)
    return chain
  }

  func keep(_ chain: Chain, _ hook: HookName) {
    if chain.isOfNobody { return keepLast(chain, hook) }
    all[Key(hook: hook, className: ExactName(chain.className), source: chain.source)] = chain
    keepLast(chain, hook)
  }

  private func keepLast(_ chain: Chain, _ hook: HookName) {
    var chains = exchange(&lastChains, with: [])
    if let place = lastHooks.firstIndex(of: hook) {
      chains[place] = chain
    } else {
      lastHooks = lastHooks + [hook]
      chains.append(chain)
    }
    lastChains = chains
  }

  func removeAll() {
    all.removeAll(keepingCapacity: true)
    lackingSettings = nil
    lastChains = []
    lastHooks = []
  }
}
