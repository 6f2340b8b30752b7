import Expectations
import NavhostLua
import Testing

@Suite struct LuaValueTests {
  private let values: [(name: String, value: LuaValue)] = [
    ("nil", .nil), ("boolean", .boolean(false)), ("number", .integer(3)), ("number", .number(2)),
    ("number", .number(0.5)), ("string", .string("a")), ("string", .bytes([255])),
    ("table", .table(LuaTable())), ("userdata 1", .other("userdata 1")),
    ("object", .object(LuaObject(kind: 1, id: 2))),
  ]

  @Test func eachValueIsWhatItIsAndNothingElse() {
    let names = self.values.map(\.name)
    let values = self.values.map(\.value)
    expectEqual(values.map(\.typeName), names)
    expectEqual(values.map(\.isNil), [true] + Array(repeating: false, count: 9))
    expectEqual(values.map(\.booleanValue), [nil, false] + Array(repeating: nil, count: 8))
    expectEqual(values.map(\.integerValue), [nil, nil, 3, 2, nil, nil, nil, nil, nil, nil])
    expectEqual(values.map(\.numberValue), [nil, nil, 3, 2, 0.5, nil, nil, nil, nil, nil])
    expectEqual(values.compactMap(\.stringValue), ["a"])
    expectEqual(values.compactMap(\.tableValue).count, 1)
    expectEqual(values.compactMap(\.objectValue), [LuaObject(kind: 1, id: 2)])
    #expect(values.allSatisfy { $0.functionValue == nil })
  }

  @Test(arguments: [Double.nan, .infinity, 0x1p63, -0x1p64])
  func aNumberThatNoIntegerHoldsIsNone(_ number: Double) {
    #expect(LuaValue.number(number).integerValue == nil)
  }

  @Test func aFunctionIsOne() throws {
    let chunk = try makeState().load(Array("return 1".utf8), name: "=test")
    #expect(LuaValue.function(chunk).functionValue != nil)
    expectEqual(LuaValue.function(chunk).typeName, "function")
    #expect(LuaValue.reference(chunk).functionValue == nil)
    expectEqual(LuaValue.reference(chunk).typeName, "table")
  }

  @Test func aFieldIsFoundByItsKey() {
    let table = LuaTable(fields: [("a", .integer(1)), ("b", .nil)])
    expectEqual(table["a"].integerValue, 1)
    #expect(table["c"].isNil)
    #expect(table[1].isNil)
    expectEqual(LuaTable([(.number(2), .string("x"))])[2].stringValue, "x", "2.0 is the key 2")
  }

  @Test func aListEndsAtTheFirstThatIsMissing() {
    let list = LuaTable(list: [.string("a"), .string("b")])
    expectEqual(list.list.map(\.stringValue), ["a", "b"])
    #expect(list.isList)
    #expect(LuaTable().isList)
    let holes = LuaTable([
      (.integer(3), .string("c")), (.integer(1), .string("a")), (.string("n"), .integer(1)),
    ])
    expectEqual(holes.list.map(\.stringValue), ["a"])
    #expect(!holes.isList)
  }
}
