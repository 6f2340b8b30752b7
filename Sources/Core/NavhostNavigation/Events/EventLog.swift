/// The last events, up to a limit; older ones are forgotten one by one.
public struct EventLog: Sequence {
  /// How many events are kept, at least 0.
  public let limit: Int
  /// The index of the newest event ever, 0 before the first.
  public private(set) var lastIndex = 0
  private var ring: [Event] = []
  /// The place of the oldest event kept.
  private var oldest = 0

  init(limit: Int) {
    self.limit = Swift.max(limit, 0)
  }

  /// How many events are kept now.
  public var count: Int { ring.count }
  /// The index of the oldest event kept.
  package var firstIndex: Int { lastIndex - ring.count + 1 }

  /// The event with that index, nil where it is not kept.
  public subscript(index: Int) -> Event? {
    guard index >= firstIndex, index <= lastIndex, limit > 0 else { return nil }
    return ring[(index - 1) % limit]
  }

  /// The kept events with an index above `index`, oldest first.
  public func since(_ index: Int) -> [Event] {
    guard index < lastIndex else { return [] }
    return (Swift.max(index + 1, firstIndex)..<(lastIndex + 1)).compactMap { self[$0] }
  }

  public func makeIterator() -> IndexingIterator<[Event]> {
    since(0).makeIterator()
  }

  /// Takes the next event in; constant time however many there were.
  mutating func append(_ event: consuming Event) {
    lastIndex = event.index
    guard limit > 0 else { return }
    if ring.count < limit {
      ring.append(event)
    } else {
      ring[oldest] = event
      oldest = oldest + 1 == limit ? 0 : oldest + 1
    }
  }
}
