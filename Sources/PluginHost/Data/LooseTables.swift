/// The tables that a plugin took out of their place. It may hold them still, each by itself, and their
/// sizes count in no tree: where they become too much together, the oldest are emptied.
package final class LooseTables {
  /// Bytes that all of them may count.
  package static let maximumSize = 4 * 1024 * 1024

  private struct Entry {
    weak var table: DataTable?
  }

  private var entries: [Entry] = []
  /// At least what is there.
  private var size = 0

  /// A table has no place any more, and so have those in it.
  package func add(_ table: DataTable) {
    enter(table)
    trim()
  }

  /// Something was written into one of the tables.
  package func wrote(_ value: DataValue, at key: DataKey, in table: DataTable) {
    size += key.size
    if case .table(let inner)? = table[key] { enter(inner) } else { size += value.size }
    trim()
  }

  private func enter(_ table: DataTable) {
    guard table.loose == nil else { return }
    table.loose = self
    entries.append(Entry(table: table))
    size += table.ownSize
    for inner in table.tables { enter(inner) }
  }

  private func trim() {
    guard size > Self.maximumSize else { return }
    entries.removeAll { $0.table == nil }
    size = count()
    guard size > Self.maximumSize else { return }
    var kept = 0
    for entry in entries.reversed() {
      kept += entry.table?.ownSize ?? 0
      if kept > Self.maximumSize / 2 { entry.table?.empty() }
    }
    size = count()
  }

  private func count() -> Int {
    entries.reduce(0) { $0 + ($1.table?.ownSize ?? 0) }
  }
}
