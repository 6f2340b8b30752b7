internal import NavhostNavigation

/// The chain that each hook asked last: the next decision mostly asks the same one. There are few hooks, and to
/// compare them takes less than to hash a name.
struct LastChains {
  private let all: [(hook: HookName, chain: Chain)]

  init(_ all: [(hook: HookName, chain: Chain)] = []) { self.all = all }

  /// The hook's last chain, if it is the chain of this class and source.
  func chain(_ hook: HookName, _ className: String, _ source: PopSource?) -> Chain? {
    for last in all where last.hook == hook {
      return last.chain.fits(className, source) ? last.chain : nil
    }
    return nil
  }

  func keeping(_ chain: Chain, _ hook: HookName) -> LastChains {
    LastChains(all.filter { $0.hook != hook } + [(hook, chain)])
  }
}
