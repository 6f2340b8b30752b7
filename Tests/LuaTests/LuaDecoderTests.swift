import Expectations
import NavhostLua
import Testing

@Suite("What Swift gets from Lua")
struct LuaDecoderTests {
  @Test("values come back as what they are")
  func values() throws {
    let state = try makeState()
    let values = try state.run("return 1, 2.5, 'x', true, nil, '\\xff', {1, 2, a = {b = false}}")
    expectEqual(values.count, 7)
    expectEqual(values[at: 0]?.integerValue, 1)
    expectEqual(values[at: 1]?.numberValue, 2.5)
    expectEqual(values[at: 2]?.stringValue, "x")
    #expect(values[at: 3]?.booleanValue == true)
    #expect(values[at: 4]?.isNil == true)
    if case .bytes(let bytes)? = values[at: 5] {
      expectEqual(bytes, [0xFF])
    } else {
      Issue.record("bytes")
    }
    let table = try #require(values[at: 6]?.tableValue)
    expectEqual(table.list.compactMap(\.integerValue), [1, 2])
    #expect(table["a"].tableValue?["b"].booleanValue == false)
  }

  @Test("for showing, cycles and depth are marked and no metamethod runs")
  func display() throws {
    let state = try makeState()
    let values = try state.run(
      "local t = setmetatable({x = 1}, {__pairs = error, __index = error}) t.t = t return t",
      tables: .display)
    let table = try #require(values.first?.tableValue)
    expectEqual(table["x"].integerValue, 1)
    if case .other = table["t"] {} else { Issue.record("the cycle is not marked") }
  }

  @Test("a table keeps its order, its keys and what is in it")
  func tables() throws {
    let state = try makeState()
    let values = try state.run("return {10, 20, x = {1, y = 2}, [0.5] = true, [true] = 'b'}, {}, 1")
    let table = try #require(values[at: 0]?.tableValue)
    expectEqual(table.pairs.count, 5)
    expectEqual(table.list.map(\.integerValue), [10, 20])
    expectEqual(table["x"].tableValue?[1].integerValue, 1)
    expectEqual(table["x"].tableValue?["y"].integerValue, 2)
    #expect(table.pairs.contains { $0.key.numberValue == 0.5 && $0.value.booleanValue == true })
    #expect(table.pairs.contains { $0.key.booleanValue == true })
    expectEqual(values[at: 1]?.tableValue?.pairs.count, 0)
    expectEqual(values[at: 2]?.integerValue, 1, "what follows a table is read after it")
  }

  @Test("what is no data tells what it is, wherever it stands")
  func others() throws {
    let state = try makeState(.full)
    let source = "return coroutine.create(print), { print, io.stdout }, print"
    let values = try state.run(source)
    let inside = try #require(values[at: 1]?.tableValue)
    let kinds = [try #require(values.first), inside[1], inside[2]].map(\.typeName)
    expectEqual(kinds, ["thread", "function", "userdata"])
    #expect(values[at: 2]?.functionValue != nil, "alone a function is one")
  }

  @Test("tables by reference, and functions, stay what they are")
  func references() throws {
    let state = try makeState()
    let values = try state.run(
      "t = {x = 1} return t, function() return t.x end", tables: .reference)
    guard case .reference(let table)? = values.first,
      case .function(let function)? = values[at: 1]
    else {
      Issue.record("\(values)")
      return
    }
    _ = try state.run("t.x = 2")
    try expectEqual(state.field("x", of: table).integerValue, 2)
    guard case .finished(let results) = try state.call(function) else { return }
    expectEqual(results.first?.integerValue, 2)
  }

  @Test("a text with heaps of marks on a letter stays bytes in a plugin, and is text in a script")
  func marks() throws {
    for (count, isBytes) in [(2048, false), (2049, true), (5000, true)] {
      let source = "return ('x' .. ('\\u{301}'):rep(\(count))):rep(2)"
      let sandboxed = try #require(try makeState().run(source).first)
      expectEqual(sandboxed.stringValue == nil, isBytes, "\(count)")
      #expect(try makeState(.full).run(source).first?.stringValue != nil)
    }
    let apart = "return ('x\\u{301}'):rep(500)"
    #expect(try makeState().run(apart).first?.stringValue != nil)
  }
}
