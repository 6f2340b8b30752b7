import Expectations
import NavhostNavigation
import NavhostPluginHost
import Testing

/// One value of data, and the keys of tables.
@Suite struct DataValueTests {
  /// Two ways to write é are two keys, as two strings of Lua are.
  @Test func keysAreTheSameWhereTheirBytesAre() {
    let composed = DataKey.string("\u{e9}")
    let apart = DataKey.string("e\u{301}")
    #expect(composed != apart)
    expectEqual(Set([composed, apart, .string("\u{e9}")]).count, 2)
  }

  @Test func keysOfTwoKindsAreTwo() {
    let keys: Set<DataKey> = [
      .boolean(true), .integer(1), .number(1.5), .string("1"), .bytes([0x31]),
    ]
    expectEqual(keys.count, 5)
    #expect(DataKey.bytes([0xFF]) == .bytes([0xFF]) && DataKey.number(1.5) == .number(1.5))
  }

  @Test func aValueCountsByItsBytes() throws {
    let table = DataTable()
    try table.set(.string("ab"), to: "xyz")
    #expect(DataValue.boolean(true).size == 16 && DataValue.integer(1).size == 16)
    #expect(DataValue.string("\u{e9}").size == 18 && DataValue.bytes([1, 2, 3]).size == 19)
    expectEqual(DataValue.table(table).size, 16 + 18 + 19)
    #expect(DataKey.bytes([1]).size == 17 && DataKey.number(0.5).size == 16)
  }

  @Test func onlyTablesAreDeep() throws {
    let table = DataTable()
    #expect(DataValue.table(table).depth == 1 && DataValue.string("x").depth == 0)
    try table.set(.integer(1), to: .table(DataTable()))
    expectEqual(DataValue.table(table).depth, 2)
  }

  @Test func literalsAreValues() {
    let values: [DataValue] = [true, 7, 1.5, "text"]
    var kinds: [String] = []
    for value in values {
      switch value {
      case .boolean(true): kinds.append("boolean")
      case .integer(7): kinds.append("integer")
      case .number(1.5): kinds.append("number")
      case .string("text"): kinds.append("string")
      default: kinds.append("another")
      }
    }
    expectEqual(kinds, ["boolean", "integer", "number", "string"])
  }

  @Test func aValueIsReadAsWhatItShouldBe() throws {
    let table = DataTable()
    try table.set("n", to: 3)
    let all: [DataValue] = [true, 2, 2.5, "text", .table(table), .number(4), .bytes([0xff])]
    expectEqual(all.map(\.boolean), [true, nil, nil, nil, nil, nil, nil])
    expectEqual(all.map(\.integer), [nil, 2, nil, nil, nil, 4, nil])
    expectEqual(all.map(\.number), [nil, 2, 2.5, nil, nil, 4, nil])
    expectEqual(all.map(\.string), [nil, nil, nil, "text", nil, nil, nil])
    #expect(all.compactMap(\.table).count == 1 && DataValue.table(table)["n"]?.integer == 3)
    let app: AppData = ["text": "Dear", "count": 2, "isNew": false, "rest": .number(0.5)]
    #expect(app["text"]?.string == "Dear" && app["count"]?.integer == 2)
    #expect(app["isNew"]?.boolean == false && app["rest"]?.number == 0.5)
    #expect(app["rest"]?.integer == nil && app["text"]?.number == nil)
  }
}
