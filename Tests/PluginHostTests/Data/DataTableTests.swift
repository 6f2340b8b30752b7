import Expectations
public import NavhostPluginHost
import Testing

/// A table of data: a list, other keys in the order of their first writing, and bounds (contract.md, section 2).
@Suite struct DataTableTests {
  private func keys(_ table: DataTable) -> [DataKey] { table.pairs.map(\.key) }

  /// A table with tables in it, as deep as that.
  private func nested(_ depth: Int) throws -> DataTable {
    var table = DataTable()
    for _ in 1..<depth {
      let outer = DataTable()
      try outer.set("t", to: .table(table))
      table = outer
    }
    return table
  }

  @Test func whatFillsAGapJoinsTheList() throws {
    let table = DataTable()
    for key: Int64 in [3, 2, 5] { try table.set(.integer(key), to: .integer(key * 10)) }
    #expect(table.count == 0 && keys(table) == [3, 2, 5])
    try table.set(1, to: 10)
    #expect(table.count == 3 && keys(table) == [1, 2, 3, 5])
    expectEqual(table.pairs.map(\.value.text), ["10", "20", "30", "50"])
  }

  @Test func behindWhatIsTakenOutTheListEnds() throws {
    let table = DataTable()
    for index: Int64 in 1...4 { try table.set(.integer(index), to: .integer(index)) }
    try table.set(2, to: nil)
    #expect(table.count == 1 && keys(table) == [1, 3, 4])
    #expect(table[2] == nil && table[4]?.text == "4")
    try table.set(2, to: 20)
    #expect(table.count == 4 && table[2]?.text == "20")
  }

  @Test func emptiedItCountsAsNew() throws {
    let table = DataTable()
    let before = table.size
    try table.set("name", to: "a long text that is held elsewhere")
    try table.set("name", to: "short")
    try table.set(1, to: .table(try nested(2)))
    #expect(table.size > before)
    try table.set("name", to: nil)
    try table.set(1, to: nil)
    #expect(table.isEmpty && table.size == before)
  }

  @Test func whatIsWrittenIsACopy() throws {
    let inner = DataTable()
    try inner.set("x", to: 1)
    let outer = DataTable()
    try outer.set("inner", to: .table(inner))
    try inner.set("x", to: 2)
    guard case .table(let kept)? = outer["inner"] else { throw Missing() }
    expectEqual(kept["x"]?.text, "1")
    try kept.set("x", to: 3)
    expectEqual(inner["x"]?.text, "2")
  }

  @Test func whatIsTooDeepIsRefusedAndChangesNothing() throws {
    let table = DataTable()
    try table.set("t", to: .table(try nested(DataTable.maximumDepth - 1)))
    expectEqual(table.depth, DataTable.maximumDepth)
    let error = #expect(throws: DataError.self) {
      try table.set("t", to: .table(try nested(DataTable.maximumDepth)))
    }
    expectEqual(error?.message, "data may be at most 32 tables deep")
    expectEqual(table.depth, DataTable.maximumDepth)
  }

  @Test func aTreeIsBoundedAsAWhole() throws {
    let table = DataTable()
    try table.set("inner", to: .table(DataTable()))
    guard case .table(let inner)? = table["inner"] else { throw Missing() }
    let half = DataValue.string(String(repeating: "x", count: DataTable.maximumSize / 2))
    try inner.set("a", to: half)
    let error = #expect(throws: DataError.self) { try table.set("b", to: half) }
    expectEqual(error?.message, "data may be at most 64 KiB in all")
    #expect(table["b"] == nil)
    try inner.set("a", to: nil)
    try table.set("b", to: half)
  }

  @Test func whatWasTakenOutCountsElsewhere() throws {
    let table = DataTable()
    try table.set("inner", to: .table(DataTable()))
    guard case .table(let inner)? = table["inner"] else { throw Missing() }
    try table.set("inner", to: nil)
    let before = table.size
    try inner.set("x", to: "still good")
    #expect(table.size == before && inner.root === inner)
  }

  @Test func eachWriteIsToldOnceByTheOutermost() throws {
    let table = DataTable()
    var changes = 0
    table.onChange = { changes += 1 }
    try table.set("inner", to: .table(DataTable()))
    guard case .table(let inner)? = table["inner"] else { throw Missing() }
    try inner.set("x", to: 1)
    try inner.set("x", to: nil)
    expectEqual(changes, 3)
    try inner.set("x", to: nil)
    expectEqual(changes, 3, "nothing was there")
    let other = DataTable()
    try other.set("y", to: 2)
    try table.replace(with: other)
    #expect(changes == 4 && keys(table) == ["y"])
    try inner.set("x", to: 1)
    expectEqual(changes, 4, "it is in no other table any more")
  }

  /// A plugin pays for them with units.
  @Test func aWriteThatMovesOthersSaysHowMany() throws {
    let table = DataTable()
    for index: Int64 in 1...10 { try table.set(.integer(index), to: true) }
    for index: Int64 in 12...15 { try table.set(.integer(index), to: true) }
    expectEqual(table.moves(writing: 10, isNil: true), 1)
    expectEqual(table.moves(writing: 1, isNil: true), 10)
    expectEqual(table.moves(writing: 5, isNil: false), 0)
    expectEqual(table.moves(writing: 11, isNil: false), 4, "12 to 15 join the list")
    expectEqual(table.moves(writing: "x", isNil: false), 0)
    expectEqual(table.moves(writing: 12, isNil: true), 1)
  }

  private struct Missing: Error {}
}

extension DataKey: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension DataValue {
  /// The value, to be compared.
  fileprivate var text: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): value
    case .bytes(let value): "\(value)"
    case .table: "table"
    }
  }
}
