import Foundation
import Lua
import Testing

/// A state with nothing but Lua in it.
func makeState(
  _ trust: LuaState.Trust = .sandboxed, library: LuaLibrary = LuaLibrary(), memory: Int = 0
) throws -> LuaState {
  try LuaState(trust, library: library, memoryLimit: memory)
}

extension LuaState {
  /// Runs a chunk that must not be suspended.
  func run(_ source: String, name: String = "=test", tables: LuaTables = .data) throws -> [LuaValue]
  {
    let chunk = try load(Array(source.utf8), name: name)
    guard case .finished(let values) = try call(chunk, tables: tables) else { return [] }
    return values
  }
}

@Suite("A Lua state as Swift values")
struct LuaStateTests {
  @Test("values come back as what they are")
  func values() throws {
    let state = try makeState()
    let values = try state.run("return 1, 2.5, 'x', true, nil, '\\xff', {1, 2, a = {b = false}}")
    #expect(values.count == 7)
    #expect(values[0].integerValue == 1)
    #expect(values[1].numberValue == 2.5)
    #expect(values[2].stringValue == "x")
    #expect(values[3].booleanValue == true)
    #expect(values[4].isNil)
    if case .bytes(let bytes) = values[5] {
      #expect(bytes == [0xFF])
    } else {
      Issue.record("bytes")
    }
    let table = try #require(values[6].tableValue)
    #expect(table.list.compactMap(\.integerValue) == [1, 2])
    #expect(table["a"].tableValue?["b"].booleanValue == false)
  }

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

  @Test("a function that Swift registered is called, and what it throws is raised with a place")
  func functions() throws {
    let library = LuaLibrary()
    library.define("host.add") { call in
      guard let a = call[0].integerValue, let b = call[1].integerValue else {
        throw LuaRaise("needs two integers")
      }
      call.output.push(a + b)
      return .results
    }
    let state = try makeState(library: library)
    #expect(try state.run("return host.add(1, 2)").first?.integerValue == 3)
    let message = try state.run("local ok, why = pcall(function()\nhost.add() end) return why")
    #expect(message.first?.stringValue == "test:2: needs two integers")
  }

  @Test("errors carry their code, place and traceback; long file names are whole")
  func errors() throws {
    let state = try makeState()
    let name = "/" + String(repeating: "folder/", count: 20) + "file.lua"
    let error = #expect(throws: LuaError.self) {
      try state.run("local function f()\nerror('x') end f()", name: "@" + name)
    }
    #expect(error?.code == .runtime)
    #expect(error?.message == "\(name):2: x")
    #expect(error?.traceback.contains("\(name):2") == true)
    let syntax = #expect(throws: LuaError.self) { try state.run("x = = 1") }
    #expect(syntax?.code == .syntax)
    #expect(#expect(throws: LuaError.self) { try state.run("for") }?.isIncomplete == true)
  }

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
    #expect(values.count == 3)
    #expect(values[1].stringValue == "x")
    #expect(values[2].booleanValue == true)
  }

  @Test("a listener that a callback calls leaves the callback's own results alone")
  func nestedCalls() throws {
    let library = LuaLibrary()
    library.define("twice") { call in
      call.output.push("before")
      guard case .function(let function) = call[0] else { throw LuaRaise("function expected") }
      guard case .finished(let values) = try call.state.call(function, [.integer(2)]) else {
        throw LuaRaise("suspended")
      }
      call.output.push(values[0])
      return .results
    }
    let state = try makeState(library: library)
    let values = try state.run("return twice(function(n) return {n, n} end)")
    #expect(values[0].stringValue == "before")
    #expect(values[1].tableValue?.list.count == 2)
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
    #expect(error?.code == .memory)
    state.setUnits(1_000_000)
    #expect(try state.run("return 1").first?.integerValue == 1)
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
    #expect(left[0] == left[1])
    #expect(left[0] < 1_000_000)
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
      #expect(error?.code == .foreignReference)
    }
    #expect(try other.run("return 2").first?.integerValue == 2)
  }

  @Test("finalizers may call while a state is closed, and not while it goes away")
  func finalizers() throws {
    for closes in [true, false] {
      var calls = 0
      let library = LuaLibrary()
      library.define("called") { call in
        calls += 1
        #expect(!call.state.isOpen)
        return .results
      }
      var state: LuaState? = try LuaState(.full, library: library)
      _ = try state?.run("kept = setmetatable({}, {__gc = function() called() end})")
      if closes { state?.close() }
      state = nil
      #expect(calls == (closes ? 1 : 0))
    }
  }

  @Test("results that a later call has overwritten are empty")
  func overwrittenResults() throws {
    let state = try makeState()
    let yes = try state.load(Array("return true, 'text'".utf8), name: "=yes")
    #expect(try state.callInPlace(yes, wanted: 2) == nil)
    let results = state.results
    #expect(results.boolean(0) == true)
    #expect(results.text(1) { "\($0.count)" } == "4")
    _ = try state.callInPlace(yes, wanted: 2)
    #expect(results.boolean(0) == nil && results.isNil(1))
    #expect(results.text(1) { "\($0.count)" } == nil)
    #expect(state.results.boolean(0) == true)
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
    #expect(error?.code == .interrupted)
    #expect(try state.run("return 1").first?.integerValue == 1)
  }

  @Test("os.exit unwinds with its status; the process goes on")
  func exit() throws {
    let state = try makeState(.full)
    let error = #expect(throws: LuaError.self) { try state.run("pcall(os.exit, 7) return 1") }
    #expect(error?.code == .exit)
    #expect(error?.exitStatus == 7)
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
    #expect(names.first?.stringValue == "")
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
    let first = try #require(values[0].functionValue?.functionInfo)
    #expect(first.parameterCount == 3)
    #expect(first.line == 2)
    #expect(first.source == "f.lua")
    #expect(values[1].functionValue?.functionInfo?.isVariadic == true)
  }

  @Test("for showing, cycles and depth are marked and no metamethod runs")
  func display() throws {
    let state = try makeState()
    let values = try state.run(
      "local t = setmetatable({x = 1}, {__pairs = error, __index = error}) t.t = t return t",
      tables: .display)
    let table = try #require(values.first?.tableValue)
    #expect(table["x"].integerValue == 1)
    if case .other = table["t"] {} else { Issue.record("the cycle is not marked") }
  }
}
