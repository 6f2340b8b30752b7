import Expectations
import NavhostSupport
import Testing

@testable import NavhostDebugAdapter

/// Steps forwards, and stops that are none.
@Suite struct StoppingTests {
  private let files = [
    "s.lua": """
    nav.setStack { "Home", { class = "Editor", props = { draft = true } } }
    local outcome = nav.tapBack()
    local other = nav.answer(true)
    nav.push("Map")
    local last = nav.tapBack()
    """,
    "plugins/outer.lua": """
    return {
      priority = 5,
      shouldPop = function(controller, pop, next)
        local rest = next()
        return rest
      end,
    }
    """,
    "plugins/keep.lua": """
    return {
      controllers = "Editor",
      shouldPop = function(controller)
        local yes = confirm("Discard?")
        local answer = yes
        return answer
      end,
    }
    """,
  ]

  private func lines(_ client: Client, _ commands: String...) throws -> [String] {
    try commands.map { command in
      let place = try client.go(command)
      return "\(place.file):\(place.line)"
    }
  }

  @Test func aStepGoesOverCallsAndOneGoesIn() throws {
    let client = try Client([
      "s.lua": """
      local function inner(n)
        local m = n + 1
        return m
      end
      local a = inner(1)
      local b = inner(a)
      return b
      """
    ])
    try client.start(entry: true)
    try expectEqual(client.place(), .init(reason: "entry", file: "s.lua", line: 4))
    try expectEqual(lines(client, "next", "next"), ["s.lua:5", "s.lua:6"])
    try expectEqual(lines(client, "stepIn", "next", "stepOut"), ["s.lua:2", "s.lua:3", "s.lua:7"])
    expectEqual(client.stop["reason"]?.text, "step")
    try expectEqual(client.finish(), 0)
  }

  @Test func stepInEntersTheHooksThatACallAsks() throws {
    let client = try Client(files)
    try client.start { try $0.breakpoints("s.lua", 2) }
    _ = try client.place()
    try expectEqual(lines(client, "stepIn", "stepIn"), ["outer.lua:4", "keep.lua:4"])
    try expectEqual(client.stack(client.threadID("outer")).map { $0["line"]?.integer }, [4])
    try expectEqual(client.stack(1).map { $0["line"]?.integer }, [2])
    try expectEqual(client.threadID("keep"), client.thread)
    try expectEqual(client.finish(), 0)
  }

  @Test func aStepOverAQuestionEndsBehindIt() throws {
    let client = try Client(files)
    try client.start { try $0.breakpoints("plugins/keep.lua", 4) }
    _ = try client.place()
    try expectEqual(lines(client, "next"), ["keep.lua:5"])
    try expectEqual(client.variables("Locals"), ["yes = true"])
    try expectEqual(lines(client, "stepOut"), ["outer.lua:5"])
    try expectEqual(lines(client, "next", "next"), ["s.lua:4", "s.lua:5"])
    try expectEqual(client.finish(), 0)
  }

  @Test func aStepInEndsBehindAQuestionToo() throws {
    let client = try Client(files)
    try client.start { try $0.breakpoints("plugins/keep.lua", 4) }
    _ = try client.place()
    try expectEqual(lines(client, "stepIn"), ["keep.lua:5"])
    try expectEqual(client.finish(), 0)
  }

  @Test func stepsBelongToTheirThread() throws {
    let client = try Client(files)
    try client.start { try $0.breakpoints("plugins/keep.lua", 4) }
    _ = try client.place()
    let place = try client.go("next", thread: 1)
    expectEqual(place, .init(reason: "step", file: "s.lua", line: 3))
    try expectEqual(client.go("next", thread: client.threadID("keep")).file, "keep.lua")
    try expectEqual(client.finish(), 0)
  }

  @Test func aStepInACoroutineEndsBehindItsYield() throws {
    let client = try Client([
      "s.lua": """
      local co = coroutine.wrap(function()
        local a = 1
        coroutine.yield(a)
        local b = 2
      end)
      co()
      local between = 1
      co()
      local behind = 1
      """
    ])
    try client.start { try $0.breakpoints("s.lua", 3) }
    _ = try client.place()
    expectEqual(client.frames.map { $0["line"]?.integer }, [3, 6])
    try expectEqual(lines(client, "next"), ["s.lua:4"])
    expectEqual(client.frames.map { $0["line"]?.integer }, [4, 8])
    try expectEqual(client.go("stepOut").line, 9)
    try expectEqual(client.finish(), 0)
  }

  @Test func aBreakpointEndsAnyStep() throws {
    let client = try Client(files)
    try client.start { client in
      try client.breakpoints("s.lua", 2)
      try client.breakpoints("plugins/keep.lua", 5)
    }
    _ = try client.place()
    try expectEqual(client.go("next"), .init(reason: "step", file: "s.lua", line: 3))
    try expectEqual(client.go("next"), .init(reason: "breakpoint", file: "keep.lua", line: 5))
    try expectEqual(client.finish(), 0)
  }

  @Test func aScriptThatRunsCanBePaused() throws {
    let client = try Client(["s.lua": "local n = 0\nwhile not stop do\n n = n + 1\nend"])
    try client.start()
    #expect(try client.request("stackTrace", [("threadId", .integer(1))]).text.hasPrefix("it runs"))
    #expect(try client.request("pause", [("threadId", .integer(1))]).isOK)
    try expectEqual(client.place().reason, "pause")
    _ = try client.evaluate("stop = true", frame: nil)
    try expectEqual(client.finish(), 0)
  }

  @Test func aPauseBeforeTheScriptRunsStopsAtItsFirstLine() throws {
    let client = try Client(files)
    try client.start { client in
      let reply = try client.request("pause")
      #expect(reply.isOK)
    }
    try expectEqual(client.place().line, 1)
    try expectEqual(client.finish(), 0)
  }

  // MARK: Errors and refusals

  private let failing = [
    "s.lua": """
    nav.setStack { "Home", "Page" }
    local first = nav.tapBack()
    local second = pcall(error, "caught")
    """,
    "plugins/wrapped.lua": """
    return {
      priority = 2,
      shouldPop = function()
        pcall(error, "caught")
        local co = coroutine.wrap(function()
          local inner = 1
          error("in a coroutine")
        end)
        co()
      end,
    }
    """,
    "plugins/caught.lua": """
    return {
      priority = 1,
      shouldPop = function()
        local co = coroutine.wrap(function() error("caught") end)
        pcall(co)
        coroutine.resume(coroutine.create(function() error("caught") end))
      end,
    }
    """,
    "plugins/no.lua": """
    return {
      shouldPop = function()
        local answer = false
        return answer
      end,
      barHidden = function() return false end,
    }
    """,
  ]

  @Test func anErrorThatNothingCatchesStopsAtItsLine() throws {
    let client = try Client(failing)
    try client.start(filters: ["fault"])
    try expectEqual(client.place(), .init(reason: "exception", file: "wrapped.lua", line: 7))
    #expect(client.stop["text"]?.text?.contains("in a coroutine") == true)
    expectEqual(client.frames.map { $0["line"]?.integer }, [7, 9])
    try expectEqual(client.variables("Locals"), ["inner = 1"])
    try expectEqual(client.finish(), 0)
  }

  @Test func eachFaultIsStoppedAt() throws {
    let client = try Client([
      "s.lua": """
      nav.setStack { "Home", "Page", "Page" }
      nav.tapBack() nav.settle()
      nav.push("Page")
      nav.tapBack() nav.settle()
      nav.tapBack()
      error("of the script")
      """,
      "plugins/a.lua": "return { shouldPop = function()\n error('one') end }",
      "plugins/b.lua": "return { shouldPop = function()\n\n error('two') end }",
    ])
    try client.start(filters: ["fault"])
    var places = ["\(try client.place())"]
    for _ in 1..<7 { places.append("\(try client.go())") }
    let two = ["exception a.lua:2", "exception b.lua:3"]
    expectEqual(places, two + two + two + ["exception s.lua:6"])
    try expectEqual(client.finish(), 1)
  }

  // MARK: Who wants to leave

  /// None ends by itself, and each looks at nothing meanwhile but what stops Lua.
  private static let busy = [
    "while true do (('a'):rep(3000000)):find('.-.-.-b') end",
    "while true do os.execute('sleep 9') end",
    "local t = {} for i = 1, 400000 do t[i] = (i * 7919) % 400009 end while true do "
      + "table.sort(t, function(a, b) return a > b end) table.sort(t) end",
  ]

  @Test(arguments: busy, ["terminate", "disconnect"])
  func whoWantsToLeaveIsAnswered(_ script: String, _ command: String) throws {
    let client = try Client(["s.lua": "print('begins') " + script])
    try client.start()
    _ = try client.event("output")
    #expect(try client.request(command).isOK)
    if command == "terminate" { _ = try client.event("terminated") }
    if command == "terminate" { #expect(try client.request("disconnect").isOK) }
    #expect(client.hasEnded)
  }

  @Test func aHooksOwnRefusalStopsAtItsReturn() throws {
    var files = failing
    files["plugins/around.lua"] = """
      return { priority = 9, shouldPop = function(controller, pop, next)
        return next()
      end }
      """
    let client = try Client(files)
    try client.start(filters: ["refused"])
    try expectEqual(client.place(), .init(reason: "exception", file: "no.lua", line: 4))
    try expectEqual(client.variables("Locals"), ["answer = false"])
    try expectEqual(client.finish(), 0)
  }

  @Test func aWrapperThatReturnsTheRefusalOfTheRestIsNoRefusal() throws {
    var files = failing
    files["plugins/around.lua"] = """
      return { priority = 9, shouldPop = function(controller, pop, next)
        local answer, why = next()
        if answer == false then return answer, why end
      end }
      """
    let client = try Client(files)
    try client.start(filters: ["refused"])
    try expectEqual(client.place(), .init(reason: "exception", file: "no.lua", line: 4))
    try expectEqual(client.finish(), 0)
  }

  @Test func withoutFiltersNeitherStops() throws {
    let client = try Client(failing)
    try client.start()
    try expectEqual(client.end(), 0)
    #expect(client.outputs().contains { $0.hasPrefix("stderr") } == false)
  }
}
