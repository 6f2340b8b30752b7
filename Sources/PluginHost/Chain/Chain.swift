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
  /// What each hook asked last: there are few, and a look through them takes less than to hash a name.
  private var last: [(hook: HookName, chain: Chain)] = []

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

  /// What the hook asked last, where it was the same.
  func last(_ hook: HookName, _ className: String, _ source: PopSource?) -> Chain? {
    for entry in last where entry.hook == hook {
      let chain = entry.chain
      return chain.source == source && chain.className == className ? chain : nil
    }
    return nil
  }

  /// nil: it must be made.
  mutating func chain(
    _ hook: HookName, _ className: String, _ source: PopSource?
  ) -> Chain? {
    guard let chain = all[Key(hook: hook, className: className, source: source)] else {
      return nil
    }
    keepLast(chain, hook)
    return chain
  }

  mutating func keep(_ chain: Chain, _ hook: HookName) {
    all[Key(hook: hook, className: chain.className, source: chain.source)] = chain
    keepLast(chain, hook)
  }

  private mutating func keepLast(_ chain: Chain, _ hook: HookName) {
    if let place = last.firstIndex(where: { $0.hook == hook }) {
      last[place].chain = chain
    } else {
      last.append((hook, chain))
    }
  }

  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    lackingSettings = nil
    last.removeAll(keepingCapacity: true)
    has.removeAll(keepingCapacity: true)
  }
}
