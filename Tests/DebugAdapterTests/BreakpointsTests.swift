import Expectations
import NavhostLanguageProtocol
import NavhostSupport
import Testing

@testable import NavhostDebugAdapter

@Suite struct BreakpointsTests {
  private let files = [
    "s.lua": """
    -- the first line has no code
    local sum = 0
    for i = 1, 6 do

      sum = sum + i
    end
    nav.setStack { "Home", "Page" }
    nav.tapBack()
    nav.push("Page")
    nav.tapBack()
    """,
    "plugins/guard/init.lua": """
    local rules = require("rules")
    local count = 0
    return {
      shouldPop = function(controller)
        count = count + 1
        local allowed = rules.allow(count)
        return allowed
      end,
    }
    """,
    "plugins/guard/rules.lua": """
    local rules = {}
    function rules.allow(n)
      return n ~= 1
    end
    return rules
    """,
  ]

  @Test func aLineWithoutCodeMovesOn() throws {
    let client = try Client(files)
    try client.start { client in
      let replies = try client.breakpoints("s.lua", 1, 4, 6, 11)
      expectEqual(replies.map { $0["line"]?.integer }, [2, 5, 7, 11])
      expectEqual(replies.map { $0["verified"]?.boolean }, [true, true, true, false])
      #expect(try client.breakpoints("missing.lua", 1)[at: 0]?["verified"]?.boolean == false)
    }
    try expectEqual(client.place(), .init(reason: "breakpoint", file: "s.lua", line: 2))
    try expectEqual(client.go().line, 5)
    try client.breakpoints("s.lua")
    try expectEqual(client.finish(), 0)
  }

  @Test func pluginsAndTheirModulesAreStoppedIn() throws {
    let client = try Client(files)
    try client.start { client in
      try client.breakpoints("plugins/guard/init.lua", 1, 5)
      try client.breakpoints("plugins/guard/rules.lua", 3, 5)
    }
    let places = [try client.place(), try client.go(), try client.go(), try client.go()]
    expectEqual(
      places.map { "\($0.file):\($0.line)" },
      [
        "init.lua:1", "rules.lua:5", "init.lua:5", "rules.lua:3",
      ])
    expectEqual(client.frames.map { $0["name"]?.text }, ["allow", "shouldPop"])
    try expectEqual(client.stack(1).map { $0["line"]?.integer }, [8])
    try client.breakpoints("plugins/guard/init.lua")
    try expectEqual(client.go().line, 3)
    try expectEqual(client.finish(), 0)
  }

  @Test func aConditionAndANumberOfHits() throws {
    let client = try Client(files)
    try client.start { client in
      try client.breakpoints(
        "s.lua",
        [
          [
            ("line", .integer(5)), ("condition", .string("i % 2 == 0")),
            ("hitCondition", .string("2")),
          ]
        ])
    }
    try expectEqual(client.place().line, 5)
    try expectEqual(client.value("i, sum"), "4\t6")
    try expectEqual(client.finish(), 0)
  }

  @Test(arguments: [
    ("i=9", "the condition 'i=9' assigns: it is a statement, and no expression; '==' compares"),
    ("i = 9, 2", ""), ("(", "the condition '(' is no expression: unexpected symbol near <eof>"),
    ("i ~", ""), ("if", ""), ("print(1) print(2)", "is a statement, and no expression"),
    ("true end, function() sum = 0", "is no expression: "), ("return i", ""), ("i;", ""),
    ("i --[[", ""), ("local i = 1", ""),
  ])
  func aConditionIsAnExpression(_ condition: String, _ message: String) throws {
    let client = try Client(files)
    try client.start { client in
      let both = ["condition", "logMessage"].map { key in
        let text = key == "condition" ? condition : "sum {\(condition)} and more"
        return [("line", JSONValue.integer(5)), (key, .string(text))]
      }
      for reply in try client.breakpoints("s.lua", both) {
        #expect(reply["verified"]?.boolean == false)
        let told = reply["message"]?.text ?? ""
        let isOurs = told.contains("near 'end'") && !condition.contains("end")
        #expect(!told.isEmpty && !isOurs, "\(told)")
      }
      let told = try client.breakpoints("s.lua", both)[at: 0]?["message"]?.text ?? ""
      #expect(told.contains(message), "\(told)")
    }
    try expectEqual(client.end(), 0)
    #expect(client.outputs().isEmpty)
  }

  @Test(arguments: [
    "i > 2", "(i > 2)", "i == 3 or nil -- with a comment", "#'abc' == i", "...", "{} and i == 3",
    "(function() local n = 2 return n < i end)()",
  ])
  func anExpressionIsVerified(_ condition: String) throws {
    let client = try Client(files)
    try client.start { client in
      let replies = try client.breakpoints(
        "s.lua",
        [
          [("line", .integer(5)), ("condition", .string(condition))],
          [("line", .integer(2)), ("logMessage", .string("a {\(condition)} {'}'} b"))],
        ])
      expectEqual(replies.map { $0["verified"]?.boolean }, [true, true], "\(replies)")
      try client.breakpoints("s.lua")
    }
    try expectEqual(client.end(), 0)
  }

  @Test(arguments: ["nothing.here", "error('x')", "false", "nil"])
  func aConditionThatFailsDoesNotHold(_ condition: String) throws {
    let client = try Client(files)
    try client.start { client in
      try client.breakpoints("s.lua", [[("line", .integer(5)), ("condition", .string(condition))]])
    }
    try expectEqual(client.end(), 0)
  }

  @Test func aConditionInASandboxHasALimit() throws {
    let client = try Client(files)
    let endless = "(function() while true do end end)()"
    try client.start { client in
      try client.breakpoints(
        "plugins/guard/init.lua", [[("line", .integer(5)), ("condition", .string(endless))]])
    }
    try expectEqual(client.end(), 0)
    #expect(!client.outputs().contains { $0.contains("used up") })
  }

  @Test func aHitConditionThatIsNoNumberIsRefused() throws {
    let client = try Client(files)
    try client.start { client in
      let reply = try client.breakpoints(
        "s.lua", [[("line", .integer(5)), ("hitCondition", .string("often"))]])
      #expect(reply[at: 0]?["verified"]?.boolean == false)
      expectEqual(reply[at: 0]?["message"]?.text, "a hit condition is a number, 1 or more")
    }
    try expectEqual(client.end(), 0)
  }

  @Test func aLogpointWritesAndGoesOn() throws {
    let client = try Client(files)
    try client.start { client in
      let message = "sum {sum} at {i}, {\"text\"}, {nothing.here}"
      try client.breakpoints("s.lua", [[("line", .integer(5)), ("logMessage", .string(message))]])
    }
    try expectEqual(client.end(), 0)
    let outputs = client.outputs()
    expectEqual(outputs.count, 6)
    #expect(outputs[at: 2]?.hasPrefix("console: sum 3 at 3, text, {") == true, "\(outputs)")
  }

  @Test(arguments: [("shouldPop", true), ("guard.shouldPop", true), ("other.shouldPop", false)])
  func aHookIsStoppedAt(_ name: String, _ stops: Bool) throws {
    let client = try Client(files)
    try client.start { client in
      let list: JSONValue = .array([.record([("name", .string(name))])])
      let reply = try client.request("setFunctionBreakpoints", [("breakpoints", list)])
      #expect(reply.body["breakpoints"]?.array?.first?["verified"]?.boolean == true)
    }
    if stops {
      let expected = Client.Place(reason: "function breakpoint", file: "init.lua", line: 5)
      try expectEqual(client.place(), expected)
      try expectEqual(client.go(), expected)
      try expectEqual(client.finish(), 0)
    } else {
      try expectEqual(client.end(), 0)
    }
  }

  @Test(
    "a breakpoint at a hook has a condition, which sees the hook's parameters",
    arguments: [("pop.source == 'backButton'", 1), ("pop.count > 5", 0), ("nothing.there", 0)])
  func conditionsOfHooks(_ condition: String, _ stops: Int) throws {
    let client = try Client([
      "s.lua": """
      nav.setStack { "Home", "Page", "Page" }
      nav.tapBack()
      nav.requestPop()
      """,
      "plugins/one.lua": "return {\n shouldPop = function(c, pop)\n  return true\n end }",
    ])
    try client.start { client in
      let list: JSONValue = .array([
        .record([("name", .string("shouldPop")), ("condition", .string(condition))])
      ])
      let reply = try client.request("setFunctionBreakpoints", [("breakpoints", list)])
      #expect(reply.body["breakpoints"]?.array?.first?["verified"]?.boolean == true)
    }
    if stops == 1 {
      try expectEqual(client.place().reason, "function breakpoint")
      try expectEqual(client.finish(), 0)
    } else {
      try expectEqual(client.end(), 0)
    }
  }

  @Test(arguments: ["i = 9", "1 +"])
  func aConditionOfAHookThatIsNoExpressionIsNotVerified(_ condition: String) throws {
    let client = try Client(files)
    try client.start { client in
      let list: JSONValue = .array([
        .record([("name", .string("shouldPop")), ("condition", .string(condition))])
      ])
      let reply = try client.request("setFunctionBreakpoints", [("breakpoints", list)])
      let first = reply.body["breakpoints"]?.array?.first
      #expect(first?["verified"]?.boolean == false)
      #expect(first?["message"]?.text?.contains("the condition '\(condition)'") == true)
    }
    try expectEqual(client.end(), 0)
  }

  @Test func aNameThatIsNoHookIsNotVerified() throws {
    let client = try Client(files)
    try client.start { client in
      let list: JSONValue = .array([.record([("name", .string("shouldPup"))])])
      let reply = try client.request("setFunctionBreakpoints", [("breakpoints", list)])
      #expect(reply.body["breakpoints"]?.array?.first?["verified"]?.boolean == false)
    }
    try expectEqual(client.end(), 0)
  }

  @Test func breakpointsAreKeptOverAReload() throws {
    let client = try Client([
      "s.lua": """
      nav.setStack { "Home", "Page" }
      nav.plugins()[1]:reload()
      nav.tapBack()
      """,
      "plugins/one.lua": "return {\n shouldPop = function()\n  return true\n end }",
    ])
    try client.start { try $0.breakpoints("plugins/one.lua", 3) }
    try expectEqual(client.place().file, "one.lua")
    try expectEqual(client.finish(), 0)
  }

  @Test func theyHoldInCoroutinesThatWereMadeBefore() throws {
    let client = try Client([
      "s.lua": """
      local co = coroutine.wrap(function()
        coroutine.yield()
        local inside = 1
      end)
      co()
      local between = 1
      co()
      """
    ])
    try client.start { try $0.breakpoints("s.lua", 6) }
    try expectEqual(client.place().line, 6)
    try client.breakpoints("s.lua", 3)
    try expectEqual(client.go().line, 3)
    try expectEqual(client.finish(), 0)
  }

  @Test func theyCanBeSetWhileTheScriptRuns() throws {
    let client = try Client(["s.lua": "local n = 0\nwhile not stop do\n n = n + 1\nend"])
    try client.start()
    try client.breakpoints("s.lua", 3)
    try expectEqual(client.place(), .init(reason: "breakpoint", file: "s.lua", line: 3))
    #expect(try client.evaluate("stop", frame: nil).isOK)
    _ = try client.evaluate("stop = true", frame: nil)
    try client.breakpoints("s.lua")
    try expectEqual(client.finish(), 0)
  }

  /// A number that no file has lines for moves to its end, or its beginning, and ends nobody.
  @Test(arguments: [
    JSONValue.integer(.min), .integer(.max), .number(1e300), .number(-1e300), .number(0.5), .null,
  ])
  func aLineFarAwayDoesNoHarm(_ line: JSONValue) throws {
    for base in [true, false] {
      let client = try Client(files)
      try client.request("initialize", [("linesStartAt1", .boolean(base))])
      let reply = try client.breakpoints("s.lua", [[("line", line)]])
      #expect(reply.count == 1 && reply[at: 0]?["id"]?.integer == 1)
      try client.request("disconnect")
      #expect(client.hasEnded)
    }
  }
}
