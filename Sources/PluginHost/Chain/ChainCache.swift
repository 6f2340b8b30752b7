internal import Navigation

/// The plugins' part of each chain that was asked, until what chains are made of changes.
struct ChainCache {
  private struct Key: Hashable {
    var hook: HookName
    var className: String
    var source: PopSource?
  }

  private struct Asked {
    var className: String
    var source: PopSource?
    var links: [ChainLink]
  }

  private var all: [Key: [ChainLink]] = [:]
  /// What each hook asked last, by its number.
  private var last = [Asked?](repeating: nil, count: HookName.allCases.count)

  /// nil: it must be made.
  mutating func links(
    _ hook: HookName, _ className: String, _ source: PopSource?
  ) -> [ChainLink]? {
    if let last = last[hook.number], last.source == source, last.className == className {
      return last.links
    }
    guard let links = all[Key(hook: hook, className: className, source: source)] else {
      return nil
    }
    last[hook.number] = Asked(className: className, source: source, links: links)
    return links
  }

  mutating func keep(
    _ links: [ChainLink], _ hook: HookName, _ className: String, _ source: PopSource?
  ) {
    all[Key(hook: hook, className: className, source: source)] = links
    last[hook.number] = Asked(className: className, source: source, links: links)
  }

  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    for number in last.indices { last[number] = nil }
  }
}
