internal import NavhostNavigation
internal import NavhostSupport

/// The functions that are asked of one hook, in order.
final class Chain {
  let links: [ChainLink]
  /// The class of the controllers that they are asked about; nil: every class and source, since no plugin has
  /// the hook.
  let className: String?
  /// The source of the pops that they are asked about; nil if they are asked about something else.
  let source: PopSource?
  /// All plugins that have the hook; nil if none has.
  let roster: Explanation.Roster?
  /// The limits of a decision: those of the plugin with the highest ones; nil if no link is limited.
  let limits: Limits?

  init(
    _ links: [ChainLink], className: String?, source: PopSource?, roster: Explanation.Roster? = nil
  ) {
    self.links = links
    self.className = className
    self.source = source
    self.roster = roster
    limits = links.reduce(nil) { known, link in
      guard link.isLimited else { return known }
      return known?.forDecision(with: link.limits) ?? link.limits
    }
  }

  /// Whether it is the chain of this class and source.
  func fits(_ className: String, _ source: PopSource?) -> Bool {
    guard let own = self.className else { return true }
    return self.source == source && own.isExactly(className)
  }
}

/// The plugins' part of each chain that was asked, until the plugins or the classes change.
final class ChainCache {
  private struct Key: Hashable {
    var hook: HookName
    var className: ExactName
    var source: PopSource?
  }

  private var all: [Key: Chain] = [:]
  private var last = LastChains()
  /// Whether no plugin has a hook that answers a setting; nil: not known yet.
  private var lackingSettings: Bool?

  /// Finds the chain, or makes it.
  func chain(
    _ hook: HookName, _ className: String, _ source: PopSource?, _ make: () -> Chain
  ) -> Chain {
    if let chain = last.chain(hook, className, source) { return chain }
    let key = Key(hook: hook, className: ExactName(className), source: source)
    let chain = all[key] ?? make()
    if chain.className != nil { all[key] = chain }
    last = last.keeping(chain, hook)
    return chain
  }

  func lackSettings(among plugins: @autoclosure () -> [Plugin]) -> Bool {
    if let lackingSettings { return lackingSettings }
    let plugins = plugins()
    let isLacking = !HookName.allCases.contains {
      $0.laysOut && $0 != .backTitle && $0 != .backColor && plugins.have($0)
    }
    lackingSettings = isLacking
    return isLacking
  }

  func removeAll() {
    all.removeAll(keepingCapacity: true)
    last = LastChains()
    lackingSettings = nil
  }
}

extension [Plugin] {
  /// Whether one of them has the hook.
  func have(_ hook: HookName) -> Bool { contains { $0.loaded.hooks[hook] != nil } }
}
