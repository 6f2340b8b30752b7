import Lua
import Testing

@Suite("What Swift gives to Lua")
struct LuaOutputTests {
  @Test("arguments go in as what they are, strings with NULs too")
  func arguments() throws {
    let state = try makeState()
    let chunk = try state.load(Array("return select('#', ...), ...".utf8), name: "=test")
    let table = LuaTable(fields: [("k", .string("a\0b"))])
    let given: [LuaValue] = [.nil, .string(""), .bytes([0, 255]), .table(table), .number(0.5)]
    guard case .finished(let values) = try state.call(chunk, given) else {
      Issue.record("suspended")
      return
    }
    #expect(values.count == 6)
    #expect(values[0].integerValue == 5)
    #expect(values[2].stringValue == "")
    #expect(values[4].tableValue?["k"].stringValue == "a\0b")
  }

  @Test("every kind of value goes in and comes back")
  func kinds() throws {
    let library = LuaLibrary()
    let slot = library.function { call in
      call.output.push(7)
      return .results
    }
    let state = try makeState(library: library)
    let given: [LuaValue] = [
      .boolean(true), .integer(.min), .number(-0.5), .bytes([]), .string("é"),
      .table(LuaTable(list: [.integer(1), .table(LuaTable())])), .slot(slot), .other("thread"),
    ]
    let chunk = try state.load(
      Array("local t = table.pack(...) t[7] = t[7]() return table.unpack(t, 1, t.n)".utf8),
      name: "=test")
    guard case .finished(let values) = try state.call(chunk, given) else {
      Issue.record("suspended")
      return
    }
    #expect(values.count == 8)
    #expect(values[0].booleanValue == true)
    #expect(values[1].integerValue == .min)
    #expect(values[2].numberValue == -0.5)
    #expect(values[3].stringValue == "")
    #expect(values[4].stringValue == "é")
    #expect(values[5].tableValue?[2].tableValue?.pairs.isEmpty == true)
    #expect(values[6].integerValue == 7)
    #expect(values[7].isNil, "what cannot be expressed goes in as nil")
  }

  @Test("a function bound to a number is called with it")
  func bound() throws {
    let library = LuaLibrary()
    let slot = library.function { call in
      call.output.push(LuaTable(list: call.arguments))
      call.output.push(LuaTable(list: call.droppingFirst().arguments))
      return .results
    }
    library.define("make") { call in
      call.output.push(slot, boundTo: 42)
      return .results
    }
    let values = try makeState(library: library).run("return make()('a', 'b')")
    #expect(values[0].tableValue?.list.first?.integerValue == 42)
    #expect(values[1].tableValue?.list.map(\.stringValue) == ["a", "b"])
  }

  @Test("what a callback spends is gone, and more than is left stops the caller")
  func spending() throws {
    let library = LuaLibrary()
    library.define("spend") { call in
      call.output.spend(call[0].integerValue ?? 0)
      return .results
    }
    let state = try makeState(library: library)
    state.setUnits(100_000)
    _ = try state.run("spend(0)")
    let cheap = 100_000 - state.unitsLeft
    state.setUnits(100_000)
    _ = try state.run("spend(5000)")
    #expect(100_000 - state.unitsLeft == cheap + 5000)
    let error = #expect(throws: LuaError.self) { try state.run("spend(200000) while true do end") }
    #expect(error?.code == .units)
  }
}
