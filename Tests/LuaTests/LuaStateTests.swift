import Expectations
import Foundation
import NavhostLua
import Testing

@Suite("A Lua state as Swift values")
struct LuaStateTests {
  @Test("a state that was suspended is resumed with the results of what suspended it")
  func suspension() throws {
    let library = LuaLibrary()
    library.define("wait") { _ in .suspend }
    let state = try makeState(library: library)
    let chunk = try state.load(Array("local a, b = wait() return a, b, wait()".utf8), name: "=t")
    guard case .suspended(let first) = try state.call(chunk) else {
      Issue.record("done")
      return
    }
    guard case .suspended(let second) = try state.resume(first, [.integer(1), .string("x")]) else {
      Issue.record("done")
      return
    }
    guard case .finished(let values) = try state.resume(second, [.boolean(true)]) else {
      Issue.record("suspended")
      return
    }
    expectEqual(values.count, 3)
    expectEqual(values[at: 1]?.stringValue, "x")
    #expect(values[at: 2]?.booleanValue == true)
  }

  @Test("a call to its end fails if a registered function suspends it, and keeps nothing of it")
  func callToEnd() throws {
    let library = LuaLibrary()
    library.define("wait") { _ in .suspend }
    let state = try makeState(.full, library: library)
    func load(_ source: String) throws -> LuaReference {
      try state.load(Array(source.utf8), name: "=t")
    }
    try expectEqual(state.callToEnd(load("return 1, 2"), wanted: 1).map(\.integerValue), [1])
    let chunk = try load(
      """
      local mine = {}
      kept = setmetatable({[mine] = true}, {__mode = "k"})
      wait()
      return mine
      """)
    let error = #expect(throws: LuaError.self) { try state.callToEnd(chunk) }
    expectEqual(error?.message, "a call from outside of a hook cannot wait")
    let isGone = try load("collectgarbage() return next(kept) == nil")
    try expectEqual(state.callToEnd(isGone).map(\.booleanValue), [true])
  }

  @Test("a plain endless loop and a plain memory hog are stopped, and the state works on")
  func limits() throws {
    let state = try makeState(memory: 1 << 20)
    state.setUnits(10_000)
    #expect(throws: LuaError.self) { try state.run("while true do end") }
    state.setUnits(10_000_000)
    let error = #expect(throws: LuaError.self) {
      try state.run("local t = {} while true do t[#t + 1] = {} end")
    }
    expectEqual(error?.code, .memory)
    state.setUnits(1_000_000)
    try expectEqual(state.run("return 1").first?.integerValue, 1)
  }

  @Test("the same script uses the same units in every state")
  func determinism() throws {
    let source = """
      local t = {} for i = 1, 300 do t[i] = ("x"):rep(i):gsub("x", "y") end
      table.sort(t) return #table.concat(t)
      """
    let left = try (0..<2).map { _ in
      let state = try makeState()
      state.setUnits(1_000_000)
      _ = try state.run(source)
      return state.unitsLeft
    }
    expectEqual(left[at: 0], left[at: 1])
    #expect(try #require(left.first) < 1_000_000)
  }

  @Test("a reference of another state is an error of its own kind")
  func foreignReferences() throws {
    let one = try makeState()
    let other = try makeState()
    let function = try one.load(Array("return 1".utf8), name: "=one")
    #expect(throws: LuaError(.foreignReference, "a reference of another Lua state")) {
      try other.call(function)
    }
    let identity = try other.load(Array("return ...".utf8), name: "=other")
    for value in [LuaValue.function(function), .table(LuaTable(list: [.function(function)]))] {
      let error = #expect(throws: LuaError.self) { try other.call(identity, [value]) }
      expectEqual(error?.code, .foreignReference)
    }
    try expectEqual(other.run("return 2").first?.integerValue, 2)
  }

  @Test("an interrupt stops what nothing in Lua can catch")
  func interrupt() throws {
    let runs = DispatchSemaphore(value: 0)
    let library = LuaLibrary()
    library.define("host.runs") { _ in
      runs.signal()
      return .results
    }
    let interrupt = LuaInterrupt()
    let state = try LuaState(.full, library: library, interrupt: interrupt)
    nonisolated(unsafe) let pointer = interrupt.target
    let thread = Thread {
      runs.wait()
      LuaInterrupt.raise(pointer)
    }
    thread.start()
    let error = #expect(throws: LuaError.self) {
      try state.run("host.runs() while true do pcall(function() while true do end end) end")
    }
    expectEqual(error?.code, .interrupted)
    try expectEqual(state.run("return 1").first?.integerValue, 1)
  }

  @Test("os.exit unwinds with its status; the process goes on")
  func exit() throws {
    let state = try makeState(.full)
    let error = #expect(throws: LuaError.self) { try state.run("pcall(os.exit, 7) return 1") }
    expectEqual(error?.code, .exit)
    expectEqual(error?.exitStatus, 7)
  }

  @Test("nothing of the host's files is reachable from a sandboxed state")
  func sandbox() throws {
    let state = try makeState()
    let names = try state.run(
      """
      local found = {}
      for _, name in ipairs {"io", "debug", "dofile", "loadfile", "package"} do
        if _G[name] ~= nil then found[#found + 1] = name end
      end
      for _, name in ipairs {"execute", "remove", "rename", "getenv", "exit", "tmpname", "setlocale"} do
        if os[name] ~= nil then found[#found + 1] = "os." .. name end
      end
      if string.dump then found[#found + 1] = "string.dump" end
      return table.concat(found, " ")
      """)
    expectEqual(names.first?.stringValue, "")
  }

  @Test("a closed state refuses, and its references may outlive it")
  func closed() throws {
    let state = try makeState()
    let chunk = try state.load(Array("return 1".utf8), name: "=t")
    state.close()
    #expect(!state.isOpen)
    #expect(throws: LuaError.self) { _ = try state.call(chunk) }
    #expect(chunk.functionInfo == nil)
  }

  @Test("what a function declares is known without calling it")
  func functionInfo() throws {
    let state = try makeState()
    let values = try state.run("\nreturn function(a, b, c) end, function(...) end", name: "@f.lua")
    let first = try #require(values[at: 0]?.functionValue?.functionInfo)
    expectEqual(first.parameterCount, 3)
    expectEqual(first.line, 2)
    expectEqual(first.source, "f.lua")
    #expect(values[at: 1]?.functionValue?.functionInfo?.isVariadic == true)
  }
}
