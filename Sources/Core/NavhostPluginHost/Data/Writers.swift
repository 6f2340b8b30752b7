/// Who wrote the pairs of a table of data, so far as they are plugins.
struct Writers {
  /// Who made the table, and wrote what is not among the others; nil: the app.
  private let maker: MemoryAccount?
  private var others: [DataKey: MemoryAccount?] = [:]

  init(maker: MemoryAccount?) {
    self.maker = maker
  }

  /// Who wrote the pair, nil: the app.
  subscript(key: DataKey) -> MemoryAccount? { others.isEmpty ? maker : others[key] ?? maker }

  /// Notes who wrote the pair. The result is how many bytes more that takes in memory, and who pays
  /// for them.
  mutating func note(_ key: DataKey, _ writer: MemoryAccount?) -> (bytes: Int, MemoryAccount?) {
    guard writer !== maker else { return forget(key) }
    let old = others.updateValue(writer, forKey: key)
    if old != nil { return (0, nil) }
    return (writer == nil ? 0 : Footprint.writer, writer)
  }

  /// The pair is gone, or its maker's again.
  mutating func forget(_ key: DataKey) -> (bytes: Int, MemoryAccount?) {
    guard !others.isEmpty, let old = others.removeValue(forKey: key), let old else {
      return (0, nil)
    }
    return (-Footprint.writer, old)
  }
}

/// How many bytes each plugin has written into a tree of tables, as data counts them.
struct Written {
  private var parts: [(writer: MemoryAccount, bytes: Int)] = []

  func bytes(by writer: MemoryAccount) -> Int {
    parts.first { $0.writer === writer }?.bytes ?? 0
  }

  mutating func add(_ bytes: Int, by writer: MemoryAccount?) {
    guard let writer else { return }
    if let place = parts.firstIndex(where: { $0.writer === writer }) {
      parts[place].bytes += bytes
      if parts[place].bytes == 0 { parts.remove(at: place) }
    } else if bytes != 0 {
      parts.append((writer, bytes))
    }
  }

  mutating func subtract(_ other: Written) {
    for part in other.parts { add(-part.bytes, by: part.writer) }
  }
}

/// One plugin may fill half of a controller's `props`, so that what another writes still fits.
extension DataTable {
  /// Bytes that one plugin may write into a tree of `props`.
  package static let maximumShare = maximumSize / 2

  /// - Throws: `DataError` where the plugin would have written more than its share, and more than now.
  func admitShare(
    of writer: MemoryAccount?, writing value: DataValue, to key: DataKey, insteadOf old: DataValue?,
    growth: Int
  ) throws(DataError) {
    let root = root
    guard let writer, root.isProps, root.size + growth > Self.maximumShare else { return }
    let before = root.written.bytes(by: writer)
    let freed = old.map { written(key, $0).bytes(by: writer) } ?? 0
    let after = before - freed + key.size + value.size
    if after > before, after > Self.maximumShare { throw Self.shareIsFull }
  }

  static let shareIsFull = DataError(
    message:
      "one plugin may write at most \(maximumShare / 1024) KiB into the props of a controller")

  /// What each plugin has written of a pair, and of the tables in it.
  func written(_ key: DataKey, _ value: DataValue) -> Written {
    var written = Written()
    tally(key, value, into: &written)
    return written
  }

  private func tally(_ key: DataKey, _ value: DataValue, into written: inout Written) {
    guard case .table(let table) = value else {
      return written.add(key.size + value.size, by: writers[key])
    }
    written.add(key.size + Self.emptySize, by: writers[key])
    for (key, value) in table.pairs { table.tally(key, value, into: &written) }
  }
}
