import Expectations
import Testing

@testable import NavhostLua

@Suite struct LuaFrameTests {
  /// What `look` sees at the line, of a script that runs.
  private func at(
    _ line: Int, of source: String, _ look: @escaping (LuaState) throws -> Void
  ) throws {
    let state = try LuaState(.full, library: LuaLibrary())
    let debugger = LuaDebugger()
    debugger.watch(state)
    debugger.onFile = { debugger.setBreakpoints([line], of: $0) }
    var problem: (any Error)?
    var count = 0
    debugger.onStop = { state, _, _ in
      count += 1
      do { try look(state) } catch { problem = error }
      return false
    }
    let chunk = try state.load(Array(source.utf8), name: "@a.lua")
    _ = try state.call(chunk, [.integer(7), .string("more")], wanted: 0)
    if let problem { throw problem }
    #expect(count > 0)
  }

  private let source = """
    local up = { 1, x = "y" }
    local function inner(a, ...)
      local b, b = 1, 2
      up.seen = a + b
      return b
    end
    inner(...)
    local last = up
    """

  @Test func functionsThatRunAreTold() throws {
    try at(4, of: source) { state in
      let frames = state.frames
      expectEqual(frames.map(\.line), [4, 7])
      expectEqual(frames.map(\.name), ["inner", nil])
      expectEqual(frames.map(\.firstLine), [2, 0])
      expectEqual(frames.map(\.isRoot), [false, true])
      expectEqual(frames.map(\.file), ["a.lua", "a.lua"])
    }
  }

  @Test func variablesAreTold() throws {
    try at(4, of: source) { state in
      let names = LuaScope.allCases.map { state.variables($0, ofFrame: 0).map(\.name) }
      expectEqual(names, [["b", "b"], ["up"], ["a"]])
      expectEqual(state.extraArguments(ofFrame: 0).map(\.stringValue), ["more"])
      #expect(state.variables(.locals, ofFrame: 9).isEmpty)
      guard case .reference(let up)? = state.variables(.upvalues, ofFrame: 0).first?.value else {
        Issue.record("no table")
        return
      }
      #expect(state.sizes(of: up) == (1, 1))
      let pairs = state.list(of: up, 0..<1) + state.others(of: up, beside: 1, 0..<9)
      expectEqual(
        Set(pairs.map { $0.key.stringValue ?? "\($0.key.integerValue ?? 0)" }), ["1", "x"])
      expectEqual(state.shown(.reference(up)).tableValue?["x"].stringValue, "y")
      expectEqual(state.shown(.integer(3)).integerValue, 3)
    }
  }

  @Test func codeSeesAndChangesVariables() throws {
    try at(4, of: source) { state in
      let text =
        "local a, b, up; return function() b = a * 10; up.made = true; return b, nothing end"
      let values = try state.aside(.init(units: nil, seconds: nil)) { () throws(LuaError) in
        let chunk = try state.load(Array(text.utf8), name: "=x")
        guard case .finished(let made) = try state.call(chunk, [], wanted: 1),
          let piece = made.first?.functionValue
        else { throw LuaError(.runtime, "no function") }
        return try state.call(piece, inFrame: 0, [])
      }
      guard case .finished(let results) = values else { return }
      expectEqual(results.first?.integerValue, 70)
      let locals = state.variables(.locals, ofFrame: 0)
      expectEqual(locals.map(\.value.integerValue), [1, 70])
    }
  }

  @Test func whatIsAsideUsesUnitsOfItsOwn() throws {
    try at(8, of: source) { state in
      let error = #expect(throws: LuaError.self) {
        try state.aside(.init(units: 1000, seconds: nil)) { () throws(LuaError) in
          let chunk = try state.load(Array("while true do end".utf8), name: "=x")
          return try state.call(chunk, [], wanted: 0)
        }
      }
      expectEqual(error?.code, .units)
      #expect(state.unitsLeft > 1_000_000)
    }
  }
}
