import Expectations
import NavhostLua
import Testing

@Suite("What Swift offers to Lua")
struct LuaLibraryTests {
  @Test("a function that Swift registered is called, and what it throws is raised with a place")
  func functions() throws {
    let library = LuaLibrary()
    library.define("host.add") { call throws(LuaRaise) in
      guard let a = call[0].integerValue, let b = call[1].integerValue else {
        throw LuaRaise("needs two integers")
      }
      call.output.push(a + b)
      return .results
    }
    let state = try makeState(library: library)
    try expectEqual(state.run("return host.add(1, 2)").first?.integerValue, 3)
    let message = try state.run("local ok, why = pcall(function()\nhost.add() end) return why")
    expectEqual(message.first?.stringValue, "test:2: needs two integers")
  }

  @Test("tables arrive as the function wants them")
  func kindsOfArguments() throws {
    let library = LuaLibrary()
    var seen: [String] = []
    for (name, kind) in [
      ("data", LuaLibrary.Arguments.data), ("references", .references), ("strings", .strings),
    ] {
      library.define(name, arguments: kind) { call in
        switch call[0] {
        case .table(let table):
          let others = table.pairs.filter { if case .other = $0.value { true } else { false } }
          seen.append("\(name) table of \(table.pairs.count), \(others.count) other")
        case .reference: seen.append("\(name) reference")
        case .string(let text): seen.append("\(name) string \(text)")
        case .other: seen.append("\(name) other")
        default: seen.append("\(name) ?")
        }
        return .results
      }
    }
    let state = try makeState(library: library)
    _ = try state.run(
      """
      local named = setmetatable({}, { __tostring = function() return "named" end })
      data({ 1, 2 }) data({ named, function() end }) references({ 1, 2 }) strings(named) strings(1.5) strings(nil)
      local deep = {} for i = 1, 40 do deep = { deep } end data(deep)
      """)
    expectEqual(
      seen,
      [
        "data table of 2, 0 other", "data table of 2, 1 other", "references reference",
        "strings string named", "strings string 1.5", "strings string nil", "data other",
      ])
  }

  @Test("an argument that is missing is nil")
  func missingArguments() throws {
    let library = LuaLibrary()
    library.define("count") { call in
      #expect(call[5].isNil)
      call.output.push(call.arguments.count)
      return .results
    }
    let state = try makeState(library: library)
    try expectEqual(state.run("return count(), count(nil, 1)").map(\.integerValue), [0, 2])
  }

  @Test("a module is asked for once, and an error tells why")
  func modules() throws {
    let library = LuaLibrary()
    var asked: [String] = []
    library.require { call throws(LuaRaise) in
      let name = call[0].stringValue ?? ""
      asked.append(name)
      guard name == "one" else { throw LuaRaise("no module '\(name)'") }
      call.output.push("@one.lua")
      call.output.push("return { value = 1 }")
      return .results
    }
    let state = try makeState(library: library)
    try expectEqual(
      state.run("return require('one').value, require('one') == require('one')")
        .first?.integerValue, 1)
    expectEqual(asked, ["one"])
    let error = #expect(throws: LuaError.self) { try state.run("require('two')") }
    #expect(error?.message.contains("no module 'two'") == true)
  }
}
