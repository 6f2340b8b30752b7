internal import NavhostNavigation

/// The chain that each hook asked last: the next decision mostly asks the same one. There are few hooks, and to
/// compare them takes less than to hash a name.
struct LastChains {
  private var all: [(hook: HookName, chain: Chain)] = []

  /// The hook's last chain, if it is the chain of this class and source.
  func chain(_ hook: HookName, _ className: String, _ source: PopSource?) -> Chain? {
    for last in all where last.hook == hook {
      return last.chain.fits(className, source) ? last.chain : nil
    }
    return nil
  }

  mutating func keep(_ chain: Chain, _ hook: HookName) {
    all.removeAll { $0.hook == hook }
    all.append((hook, chain))
  }
}
