/// A table of data that Lua reads and writes in place, in the order of its keys' first writing.
///
/// A whole tree of tables is at most 32 deep and 64 KiB; a write beyond that is refused and changes
/// nothing. A table belongs to one place: what is written into another table is copied.
public final class DataTable: Exported {
  /// How deep tables may lie in one another.
  package static let maximumDepth = 32
  /// Bytes that a whole tree may count.
  package static let maximumSize = 64 * 1024

  package var handle: Int64 = 0
  private var list: [DataValue] = []
  private var keys: [DataKey] = []
  private var values: [DataKey: DataValue] = [:]
  /// The table that holds it, which clears it at its end.
  private unowned var parent: DataTable?
  /// Whether it is a controller's props, which titles and colours may depend on.
  package var isProps: Bool { onChange != nil }
  /// Called after the table, or one in it, was written.
  package var onChange: (() -> Void)?
  /// The plugin whose memory the table counts against. Tables in it have their own.
  private var shares = MemoryShares()
  package private(set) var size = DataTable.emptySize
  static let emptySize = 16
  /// Who wrote its pairs, where it is in a controller's props.
  private(set) var writers: Writers
  /// What plugins have written into it and the tables in it, if it is a controller's props.
  private(set) var written = Written()

  /// An empty table.
  public convenience init() { self.init(paidBy: nil) }

  /// An empty table that a plugin pays for.
  init(paidBy account: MemoryAccount?) {
    writers = Writers(maker: account)
    shares.change(by: Footprint.table, account)
  }

  deinit {
    for value in list { detach(value) }
    for value in values.values { detach(value) }
    shares.releaseAll()
  }

  /// How many values there are at 1, 2, 3 … without a gap.
  public var count: Int { list.count }

  /// Whether it holds nothing.
  public var isEmpty: Bool { list.isEmpty && keys.isEmpty }

  /// Every pair: the list first, then the other keys in the order of their first writing.
  public var pairs: [(key: DataKey, value: DataValue)] {
    list.enumerated().map { (.integer(Int64($0.offset + 1)), $0.element) }
      + keys.map { ($0, values[$0]!) }
  }

  /// The value of a key, nil where there is none.
  public subscript(_ key: DataKey) -> DataValue? {
    if case .integer(let index) = key, index >= 1, index <= list.count {
      return list[Int(index) - 1]
    }
    return values[key]
  }

  /// The value of a text key, nil where there is none.
  public subscript(_ key: String) -> DataValue? { self[.string(key)] }

  /// Writes a value, or takes the key out where `value` is nil.
  ///
  /// - Throws: `DataError` where the tree would be too deep or too large.
  public func set(_ key: DataKey, to value: DataValue?) throws(DataError) {
    try set(key, to: value, paidBy: nil)
  }

  /// Writes a value for which a plugin pays.
  ///
  /// - Throws: `DataError` where the tree would be too deep or too large, or the plugin has no memory
  ///   left.
  func set(
    _ key: DataKey, to value: DataValue?, paidBy account: MemoryAccount?
  ) throws(DataError) {
    let old = self[key]
    guard let value else {
      if let old {
        remove(key, old, account)
        root.onChange?()
      }
      return
    }
    let growth = value.size - (old?.size ?? 0) + (old == nil ? key.size : 0)
    try admit(value, growth: growth)
    try admitShare(of: account, writing: value, to: key, insteadOf: old, growth: growth)
    try account?.admit(Footprint.pair(key) + key.footprint + value.footprint)
    let copy = value.copied(paidBy: account)
    if case .table(let table) = copy { table.parent = self }
    if root.isProps { note(account, wrote: copy, to: key, insteadOf: old) }
    detach(old)
    store(key, copy)
    grow(by: growth)
    if let old { shares.change(by: -Self.footprint(key, old), account) }
    shares.change(by: Self.footprint(key, value), account)
    root.onChange?()
  }

  /// Notes who wrote a pair, or with a value of nil took it out.
  private func note(
    _ writer: MemoryAccount?, wrote value: DataValue?, to key: DataKey, insteadOf old: DataValue?
  ) {
    let root = root
    if let old { root.written.subtract(written(key, old)) }
    let (bytes, payer) = value == nil ? writers.forget(key) : writers.note(key, writer)
    if bytes != 0 { shares.change(by: bytes, payer) }
    if let value { root.written.add(key.size + value.size, by: writer) }
  }

  private static func footprint(_ key: DataKey, _ value: DataValue) -> Int {
    Footprint.pair(key) + key.footprint + value.ownFootprint
  }

  /// Bytes in memory, with all tables in it.
  var footprint: Int {
    pairs.reduce(Footprint.table) {
      $0 + Footprint.pair($1.key) + $1.key.footprint + $1.value.footprint
    }
  }

  /// Puts a copy of another table's pairs in the place of its own.
  package func replace(
    with other: DataTable, paidBy account: MemoryAccount? = nil
  ) throws(DataError) {
    if account != nil, isProps, other.size > Self.maximumShare { throw Self.shareIsFull }
    try account?.admit(other.footprint)
    let copy = other.copied(paidBy: account)
    for value in list + values.values { detach(value) }
    grow(by: copy.size - size)
    (list, keys, values) = (copy.list, copy.keys, copy.values)
    (copy.list, copy.keys, copy.values) = ([], [], [:])
    writers = copy.writers
    written = Written()
    written.add(size, by: account)
    let old = shares
    shares = copy.shares
    copy.shares = old
    for case .table(let table) in list + values.values { table.parent = self }
    root.onChange?()
  }

  private func admit(_ value: DataValue, growth: Int) throws(DataError) {
    var level = 1
    var above = parent
    while let next = above {
      above = next.parent
      level += 1
    }
    if level + value.depth > Self.maximumDepth {
      throw DataError(message: "data may be at most \(Self.maximumDepth) tables deep")
    }
    if root.size + growth > Self.maximumSize {
      throw DataError(message: "data may be at most \(Self.maximumSize / 1024) KiB in all")
    }
  }

  private func store(_ key: DataKey, _ value: DataValue) {
    if case .integer(let index) = key, index >= 1, index <= list.count {
      list[Int(index) - 1] = value
    } else if case .integer(let index) = key, index == list.count + 1 {
      forget(key)
      list.append(value)
      moveFollowersToList()
    } else {
      if values.updateValue(value, forKey: key) == nil { keys.append(key) }
    }
  }

  private func moveFollowersToList() {
    var moved: Set<DataKey> = []
    while let next = values.removeValue(forKey: .integer(Int64(list.count + 1))) {
      moved.insert(.integer(Int64(list.count + 1)))
      list.append(next)
    }
    if !moved.isEmpty { keys.removeAll { moved.contains($0) } }
  }

  /// How many elements a write would have to pass or to move.
  package func moves(writing key: DataKey, isNil: Bool) -> Int {
    guard case .integer(let index) = key, index >= 1, index <= list.count + 1 else {
      return isNil ? keys.count / 4 : 0
    }
    if isNil { return list.count + 1 - Int(index) }
    let joins = values[key] != nil || values[.integer(index + 1)] != nil
    return joins ? keys.count : 0
  }

  private func forget(_ key: DataKey) {
    guard values.removeValue(forKey: key) != nil else { return }
    keys.removeAll { $0 == key }
  }

  private func remove(_ key: DataKey, _ old: DataValue, _ account: MemoryAccount?) {
    if root.isProps { note(account, wrote: nil, to: key, insteadOf: old) }
    detach(old)
    grow(by: -(old.size + key.size))
    shares.change(by: -Self.footprint(key, old), account)
    guard case .integer(let index) = key, index >= 1, index <= list.count else {
      return forget(key)
    }
    for (offset, value) in list[Int(index)...].enumerated() {
      let follower = DataKey.integer(index + 1 + Int64(offset))
      keys.append(follower)
      values[follower] = value
    }
    list.removeSubrange((Int(index) - 1)...)
  }

  private func detach(_ value: DataValue?) {
    if case .table(let table)? = value { table.parent = nil }
  }

  private func grow(by bytes: Int) {
    var table: DataTable? = self
    while let current = table {
      current.size += bytes
      table = current.parent
    }
  }

  /// The table that no other holds, this one or one around it.
  package var root: DataTable {
    var table = self
    while let next = table.parent { table = next }
    return table
  }

  /// How many tables lie in one another, this one included.
  package var depth: Int {
    1 + (list + values.values).reduce(0) { max($0, $1.depth) }
  }

  /// A copy that shares nothing.
  package func copied() -> DataTable { copied(paidBy: nil) }

  func copied(paidBy account: MemoryAccount?) -> DataTable {
    let copy = DataTable(paidBy: account)
    copy.list = list.map { $0.copied(paidBy: account) }
    copy.keys = keys
    copy.values = values.mapValues { $0.copied(paidBy: account) }
    copy.size = size
    for (key, value) in pairs { copy.shares.change(by: Self.footprint(key, value), account) }
    for case .table(let table) in copy.list + copy.values.values { table.parent = copy }
    return copy
  }
}
