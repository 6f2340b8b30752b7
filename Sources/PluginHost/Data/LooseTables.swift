/// The tables that a plugin took out of their place. It may hold them still, and their sizes count in
/// no tree: where they become too much together, the oldest are emptied.
final class LooseTables {
  /// Bytes that all of them may count.
  static let maximumSize = 4 * 1024 * 1024

  private struct Entry {
    weak var table: DataTable?
  }

  private var entries: [Entry] = []
  /// At least what is there.
  private var size = 0

  /// A table has no place any more.
  func add(_ table: DataTable) {
    table.loose = self
    entries.append(Entry(table: table))
    grow(by: table.size)
  }

  /// One of the tables has grown.
  func grow(by bytes: Int) {
    size += bytes
    guard size > Self.maximumSize else { return }
    entries.removeAll { $0.table == nil }
    size = entries.reduce(0) { $0 + ($1.table?.size ?? 0) }
    guard size > Self.maximumSize else { return }
    let kept = entries.reversed().reduce(into: (count: 0, size: 0)) { kept, entry in
      kept.size += entry.table?.size ?? 0
      if kept.size <= Self.maximumSize / 2 { kept.count += 1 }
    }
    for entry in entries.dropLast(kept.count) { entry.table?.empty() }
    entries.removeFirst(entries.count - kept.count)
    size = entries.reduce(0) { $0 + ($1.table?.size ?? 0) }
  }
}
