import Expectations
import Testing

@testable import NavhostLua

@Suite struct LuaDebuggerTests {
  private final class Stage {
    let debugger = LuaDebugger()
    let state: LuaState
    private(set) var lines: [Int] = []

    init() throws {
      state = try LuaState(.full, library: LuaLibrary())
      debugger.watch(state)
      debugger.onStop = { [unowned self] _, _, line in
        lines.append(line)
        return false
      }
    }

    func run(_ source: String, _ name: String = "a.lua") throws {
      let chunk = try state.load(Array(source.utf8), name: "@" + name)
      _ = try state.call(chunk, [], wanted: 0)
    }
  }

  private static let loop = "local n = 0\nfor i = 1, 1000 do\n  n = n + i\nend\nreturn n"

  @Test func aStateWithoutBreakpointsLooksAtNoLine() throws {
    let stage = try Stage()
    stage.debugger.onFile = { file in
      if file == "b.lua" { stage.debugger.setBreakpoints([5], of: file) }
    }
    try stage.run(Self.loop)
    expectEqual(stage.debugger.lineEvents, 0)
    let other = try LuaState(.full, library: LuaLibrary())
    stage.debugger.watch(other)
    let chunk = try other.load(Array(Self.loop.utf8), name: "@b.lua")
    _ = try other.call(chunk, [], wanted: 0)
    #expect(stage.debugger.lineEvents > 1000)
    expectEqual(stage.lines, [5])
    let before = stage.debugger.lineEvents
    try stage.run(Self.loop)
    expectEqual(stage.debugger.lineEvents, before)
  }

  @Test func linesAreLookedAtNoMoreOnceBreakpointsAreGone() throws {
    let stage = try Stage()
    stage.debugger.onFile = { stage.debugger.setBreakpoints([1], of: $0) }
    stage.debugger.onStop = { _, _, _ in
      stage.debugger.setBreakpoints([], of: "a.lua")
      return false
    }
    try stage.run(Self.loop)
    expectEqual(stage.debugger.lineEvents, 1)
  }

  @Test func aBreakpointIsOfItsFile() throws {
    let stage = try Stage()
    stage.debugger.onFile = { file in
      if file == "a.lua" { stage.debugger.setBreakpoints([1, 5], of: file) }
    }
    try stage.run(Self.loop)
    try stage.run(Self.loop, "b.lua")
    expectEqual(stage.lines, [1, 5])
  }

  @Test func positionsAreCounted() throws {
    let stage = try Stage()
    stage.debugger.countLines(upTo: 3)
    try stage.run("local a = 1\nlocal b = 2\nlocal c = 3\nlocal d = 4")
    expectEqual(stage.lines, [3])
    expectEqual(stage.debugger.position, 4)
    expectEqual(stage.debugger.positionBefore, 3)
  }

  @Test func whatIsToldToEndEnds() throws {
    let stage = try Stage()
    stage.debugger.onFile = { stage.debugger.setBreakpoints([3], of: $0) }
    stage.debugger.onStop = { _, _, _ in true }
    let error = #expect(throws: LuaError.self) {
      try stage.run("local t = 1\npcall(function()\n t = 2\nend)")
    }
    expectEqual(error?.code, .interrupted)
  }

  @Test func unitsAreLeftAsTheyWere() throws {
    let stage = try Stage()
    stage.debugger.onFile = { stage.debugger.setBreakpoints([2], of: $0) }
    var left: [Int] = []
    stage.debugger.onStop = { state, _, _ in
      left.append(state.unitsLeft)
      _ = try? state.aside(.init(units: 100_000, seconds: 1)) { () throws(LuaError) in
        try state.call(try state.load(Array(Self.loop.utf8), name: "=x"))
      }
      left.append(state.unitsLeft)
      return false
    }
    stage.state.setUnits(5000)
    try stage.run("local a = 1\nlocal b = a")
    #expect(left.count == 2 && left[at: 0] == left[at: 1])
  }
}
