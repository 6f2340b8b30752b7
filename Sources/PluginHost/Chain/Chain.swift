internal import Navigation

/// The functions that are asked of one hook, in order.
final class Chain {
  let links: [ChainLink]
  /// Of the controllers that they are asked about.
  let className: String
  /// Of the pops that they are asked about; nil where they are asked about something else.
  let source: PopSource?
  /// All plugins that have the hook; nil where none has.
  let roster: Explanation.Roster?

  init(
    _ links: [ChainLink], className: String, source: PopSource?,
    roster: Explanation.Roster? = nil
  ) {
    self.links = links
    self.className = className
    self.source = source
    self.roster = roster
  }
}

/// The plugins' part of each chain that was asked, until what chains are made of changes.
struct ChainCache {
  private struct Key: Hashable {
    var hook: HookName
    var className: String
    var source: PopSource?
  }

  private var all: [Key: Chain] = [:]
  /// What each hook asked last.
  private var last: [HookName: Chain] = [:]

  /// Whether a plugin has each hook, as far as that is known.
  private var has: [HookName: Bool] = [:]

  /// Whether no plugin has the hook at all, as it is with most hooks.
  mutating func lacks(_ hook: HookName, among plugins: [Plugin]) -> Bool {
    if let known = has[hook] { return !known }
    let found = plugins.contains { $0.loaded.hooks[hook] != nil }
    has[hook] = found
    return !found
  }

  /// Whether no plugin has a hook that answers a setting; nil: not known yet.
  private var lackingSettings: Bool?

  mutating func lackSettings(among plugins: [Plugin]) -> Bool {
    if let lackingSettings { return lackingSettings }
    let found = HookName.allCases.contains {
      $0.laysOut && $0 != .backTitle && $0 != .backColor && !lacks($0, among: plugins)
    }
    lackingSettings = !found
    return !found
  }

  /// nil: it must be made.
  mutating func chain(
    _ hook: HookName, _ className: String, _ source: PopSource?
  ) -> Chain? {
    if let last = last[hook], last.source == source, last.className == className {
      return last
    }
    guard let chain = all[Key(hook: hook, className: className, source: source)] else {
      return nil
    }
    last[hook] = chain
    return chain
  }

  mutating func keep(_ chain: Chain, _ hook: HookName) {
    all[Key(hook: hook, className: chain.className, source: chain.source)] = chain
    last[hook] = chain
  }

  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    lackingSettings = nil
    last.removeAll(keepingCapacity: true)
    has.removeAll(keepingCapacity: true)
  }
}
