import Expectations
import NavhostLua
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
    expectEqual(values.count, 6)
    expectEqual(values[at: 0]?.integerValue, 5)
    expectEqual(values[at: 2]?.stringValue, "")
    expectEqual(values[at: 4]?.tableValue?["k"].stringValue, "a\0b")
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
    expectEqual(values.count, 8)
    #expect(values[at: 0]?.booleanValue == true)
    expectEqual(values[at: 1]?.integerValue, .min)
    expectEqual(values[at: 2]?.numberValue, -0.5)
    expectEqual(values[at: 3]?.stringValue, "")
    expectEqual(values[at: 4]?.stringValue, "é")
    #expect(values[at: 5]?.tableValue?[2].tableValue?.pairs.isEmpty == true)
    expectEqual(values[at: 6]?.integerValue, 7)
    #expect(values[at: 7]?.isNil == true, "what cannot be expressed goes in as nil")
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
    expectEqual(values[at: 0]?.tableValue?.list.first?.integerValue, 42)
    expectEqual(values[at: 1]?.tableValue?.list.map(\.stringValue), ["a", "b"])
  }

  /// Objects whose fields are all "asked for".
  private final class Asked: LuaObjects {
    func read(_ key: LuaKey, of object: LuaObject, into output: LuaOutput) {
      output.push("asked for")
    }
    func write(
      _ value: LuaValue, to key: LuaKey, of object: LuaObject, spendingFrom output: LuaOutput
    ) {}
    func count(of object: LuaObject) -> Int { 0 }
    func pairs(of object: LuaObject) -> LuaTable { LuaTable() }
    func describe(_ object: LuaObject) -> String { "box" }
  }

  private func boxes() throws -> LuaState {
    let library = LuaLibrary()
    library.kind(1, name: "box")
    library.fields(["color", "name"])
    // Calls with another box, of which nothing is told, in the midst of the call.
    library.define("inside") { call throws(LuaRaise) in
      guard case .function(let function) = call[0] else { throw LuaRaise("function expected") }
      let box = LuaValue.object(LuaObject(kind: 1, id: 9))
      let outcome = try LuaRaise.passingOn { () throws(LuaError) in
        try call.state.call(function, [box])
      }
      guard case .finished(let values) = outcome else { throw LuaRaise("suspended") }
      call.output.push(values.first ?? .nil)
      return .results
    }
    return try LuaState(.sandboxed, library: library, objects: Asked())
  }

  /// What the function says that `source` returns, called with a box of which the name is told.
  private func said(
    _ state: LuaState, _ function: LuaReference, of id: Int64, told: String?
  ) throws -> String {
    let output = try state.arguments()
    let box = LuaObject(kind: 1, id: id)
    output.push(box)
    let name = told.flatMap(state.keep)
    defer { withExtendedLifetime(name) {} }
    output.tell(1, of: box, name)
    guard try state.callInPlace(function, wanted: 1) == nil else { return "suspended" }
    return state.results.value(0).stringValue ?? ""
  }

  @Test("a field that is told in advance is read without asking, as long as the call runs")
  func telling() throws {
    let state = try boxes()
    let function = try #require(
      state.run(
        """
        local kept
        return function(box)
          kept = kept or box
          local other = inside(function(other) return other.name end)
          return table.concat({box.name, box.color, kept.name, other, box.name}, ", ")
        end
        """
      ).first?.functionValue)
    let asked = "asked for"
    try expectEqual(said(state, function, of: 7, told: "Box"), "Box, \(asked), Box, \(asked), Box")
    try expectEqual(
      said(state, function, of: 8, told: "Bag"), "Bag, \(asked), \(asked), \(asked), Bag",
      "of the first it is told no more")
    try expectEqual(
      said(state, function, of: 8, told: nil),
      Array(repeating: asked, count: 5).joined(separator: ", "))
  }

  @Test("more than there is room for is asked for")
  func tellingMuch() throws {
    let state = try boxes()
    let function = try #require(
      state.run(
        "return function(...) local t = {} "
          + "for i, box in ipairs({...}) do t[i] = box.name == 'asked for' and 'a' or box.name end "
          + "return table.concat(t) end"
      ).first?.functionValue)
    let output = try state.arguments()
    for id in 1...10 { output.push(LuaObject(kind: 1, id: Int64(id))) }
    let name = state.keep("T")
    for id in 1...10 { output.tell(1, of: LuaObject(kind: 1, id: Int64(id)), name) }
    try withExtendedLifetime(name) { _ = try state.callInPlace(function, wanted: 1) }
    expectEqual(state.results.value(0).stringValue, "TTTTTTTTaa")
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
    expectEqual(100_000 - state.unitsLeft, cheap + 5000)
    let error = #expect(throws: LuaError.self) { try state.run("spend(200000) while true do end") }
    expectEqual(error?.code, .units)
  }
}
