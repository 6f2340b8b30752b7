internal import Navigation

/// The functions that are asked of one hook, in order.
final class Chain {
  let links: [ChainLink]
  /// Of the controllers that they are asked about.
  let className: String
  /// Of the pops that they are asked about; nil where they are asked about something else.
  let source: PopSource?

  init(_ links: [ChainLink], className: String, source: PopSource?) {
    self.links = links
    self.className = className
    self.source = source
  }
}
