import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostDebugAdapter

/// Going back.
@Suite struct TravelTests {
  private let counting = [
    "s.lua": """
    local sum = 0
    for i = 1, 4 do
      sum = sum + i
      print("sum", sum)
    end
    local last = sum
    """
  ]

  @Test func aStepBackGivesTheLineBefore() throws {
    let client = try Client(counting)
    try client.start { client in
      let third: [(String, JSONValue)] = [("line", .integer(4)), ("condition", .string("i == 3"))]
      try client.breakpoints("s.lua", [third])
    }
    _ = try client.place()
    try expectEqual(client.value("i, sum"), "3\t6")
    expectEqual(client.outputs(), ["stdout: sum\t1\n", "stdout: sum\t3\n"])
    try expectEqual(client.go("stepBack"), .init(reason: "step", file: "s.lua", line: 3))
    try expectEqual(client.value("i, sum"), "3\t3")
    try expectEqual(client.go("stepBack").line, 2)
    try expectEqual(client.go("stepBack").line, 4)
    try expectEqual(client.value("i, sum"), "2\t3")
    #expect(client.outputs().isEmpty)
    try expectEqual(client.go(), .init(reason: "breakpoint", file: "s.lua", line: 4))
    try expectEqual(client.finish(), 0)
    expectEqual(client.outputs(), ["stdout: sum\t6\n", "stdout: sum\t10\n"])
  }

  @Test func whatAnAbandonedRunWouldHavePrintedIsNotToldBefore() throws {
    let client = try Client([
      "s.lua": """
      nav.setRoot "H"
      nav.push "A"
      nav.tapBack()
      print("after")
      nav.push "B"
      """,
      "plugins/g.lua": """
      return { shouldPop = function()
        local y = 1
        return nil, y
      end }
      """,
    ])
    try client.start { try $0.breakpoints("plugins/g.lua", 2) }
    _ = try client.place()
    try expectEqual(client.go("stepBack", thread: 2).file, "s.lua")
    #expect(client.outputs().isEmpty)
    try expectEqual(client.go().file, "g.lua")
    try expectEqual(client.finish(), 0)
    expectEqual(client.outputs(), ["stdout: after\n"])
  }

  @Test func aTextThatIsLoadedUnderANameCanBeAskedFor() throws {
    let client = try Client([
      "s.lua": "local f = load('local a = 1\\nreturn a', '=chunk')\nf()"
    ])
    try client.start(entry: true)
    _ = try client.place()
    for _ in 0..<3 where client.frames.first?["source"]?["name"]?.text != "chunk" {
      _ = try client.go("stepIn")
    }
    let number = client.frames.first?["source"]?["sourceReference"]
    let reply = try client.request("source", [("sourceReference", number ?? .null)])
    expectEqual(reply.body["content"]?.text, "local a = 1\nreturn a")
  }

  @Test func aSessionWhosePluginVanishesGoesOnAndHasNoWayBack() throws {
    let client = try Client([
      "s.lua": """
      nav.setStack { "Home", "Editor" }
      nav.tapBack()
      local last = nav.top.class
      """,
      "plugins/keep.lua": """
      return { shouldPop = function(controller)
        local word = controller.class
        return word ~= "Editor"
      end }
      """,
    ])
    try client.start { try $0.breakpoints("plugins/keep.lua", 3) }
    try expectEqual(client.place(), .init(reason: "breakpoint", file: "keep.lua", line: 3))
    for file in ["s.lua", "plugins/keep.lua"] {
      try FileManager.default.removeItem(atPath: client.folder.path(file))
    }
    try expectEqual(client.value("word"), "\"Editor\"")
    try client.request("stepBack", [("threadId", .integer(2))])
    try expectEqual(client.event("exited")["exitCode"]?.integer, 1)
    #expect(client.outputs().last?.contains("there is no way back") == true)
  }

  @Test func reverseContinueStopsAtBreakpointsAndAtTheStart() throws {
    let client = try Client(counting)
    try client.start { try $0.breakpoints("s.lua", 3, 6) }
    for _ in 0..<4 {
      _ = try client.place()
      try client.request("continue", [("threadId", .integer(1))])
    }
    try expectEqual(client.place().line, 6)
    let back = Client.Place(reason: "breakpoint", file: "s.lua", line: 3)
    try expectEqual(client.go("reverseContinue"), back)
    try expectEqual(client.value("i"), "4")
    try expectEqual(client.go("reverseContinue"), back)
    try expectEqual(client.value("i"), "3")
    try client.breakpoints("s.lua")
    try expectEqual(client.go("reverseContinue"), .init(reason: "entry", file: "s.lua", line: 1))
    try expectEqual(client.go("stepBack"), .init(reason: "entry", file: "s.lua", line: 1))
    try expectEqual(client.finish(), 0)
  }

  private let policies = [
    "s.lua": """
    nav.setStack { "Home", "Page" }
    local outcome = nav.tapBack()
    local other = nav.answer(true)
    """,
    "plugins/ask.lua": """
    local count = 0
    return {
      shouldPop = function()
        count = count + 1
        print("asked", count)
        local yes = confirm("Leave?")
        return yes
      end,
    }
    """,
  ]

  @Test func aQuestionAndAHooksBeginningAreWentBackOver() throws {
    let client = try Client(policies)
    try client.start { try $0.breakpoints("plugins/ask.lua", 7) }
    _ = try client.place()
    expectEqual(client.outputs().count, 1)
    let steps = try (0..<4).map { _ in try client.go("stepBack") }
    expectEqual(
      steps.map { "\($0.file):\($0.line)" }, ["ask.lua:6", "ask.lua:5", "ask.lua:4", "s.lua:2"])
    try expectEqual(client.go("stepIn").file, "ask.lua")
    try expectEqual(client.value("count"), "0")
    try expectEqual(client.go().line, 7)
    try expectEqual(client.value("count, yes"), "1\ttrue")
    try expectEqual(client.finish(), 0)
    #expect(client.outputs().isEmpty)
  }

  @Test func whatTheScriptDidOutsideIsNotDoneAgain() throws {
    let client = try Client([
      "s.lua": """
      local place = arg[0]:match("^(.*)/")
      local file = io.open(place .. "/out.txt", "a")
      file:write("one\\n")
      local stamp = os.time() .. os.clock() .. math.random()
      file:write("two\\n")
      os.execute("echo three >> " .. place .. "/shell.txt")
      local input = io.open(place .. "/in.txt")
      local first = input:read()
      local second = input:read()
      local keys = {}
      for key in pairs { a = 1, b = 2, c = 3, d = 4 } do keys[#keys + 1] = key end
      file:write(second, "\\n")
      file:close()
      local all = table.concat(keys)
      """,
      "in.txt": "alpha\nbeta\n",
    ])
    try client.start { try $0.breakpoints("s.lua", 9, 14) }
    _ = try client.place()
    let values = try client.value("stamp, first")
    for _ in 0..<4 { _ = try client.go("stepBack") }
    try client.folder.write("in.txt", "other\nwords\n")
    try expectEqual(client.go().line, 9)
    try expectEqual(client.value("stamp, first"), values)
    let keys = try client.go().line == 14 ? client.value("table.concat(keys)") : ""
    _ = try client.go("stepBack")
    try expectEqual(client.go().line, 14)
    try expectEqual(client.value("table.concat(keys)"), keys)
    try expectEqual(client.finish(), 0)
    #expect(try client.folder.read("out.txt").hasPrefix("one\ntwo\n"))
    try expectEqual(client.folder.read("out.txt").split(separator: "\n").count, 3)
    try expectEqual(client.folder.read("shell.txt"), "three\n")
  }

  @Test func aPausedScriptGoesBackToo() throws {
    let client = try Client([
      "s.lua": "local n = 0\nwhile not stop do\n  n = n + 1\nend\nlocal m = n"
    ])
    try client.start()
    try client.request("pause")
    _ = try client.place()
    let before = try client.value("n")
    _ = try client.go("next")
    _ = try client.go("next")
    #expect(try client.value("n") != before)
    _ = try client.go("stepBack")
    _ = try client.go("stepBack")
    try expectEqual(client.value("n"), before)
    _ = try client.evaluate("stop = true", frame: nil)
    try expectEqual(client.finish(), 0)
  }

  @Test func whatWasTypedIsDoneAgain() throws {
    let client = try Client(counting)
    try client.start { try $0.breakpoints("s.lua", 2) }
    _ = try client.place()
    #expect(try client.evaluate("sum = 100", context: "repl").isOK)
    try client.breakpoints("s.lua", 6)
    try expectEqual(client.go().line, 6)
    try expectEqual(client.value("sum"), "110")
    _ = try client.go("stepBack")
    try expectEqual(client.go().line, 6)
    try expectEqual(client.value("sum"), "110")
    try expectEqual(client.finish(), 0)
  }

  @Test func anErrorCanBeLookedAtFromBefore() throws {
    let client = try Client([
      "s.lua": "nav.setStack { 'Home', 'Page' }\nnav.tapBack()",
      "plugins/bad.lua": """
      return { shouldPop = function(controller)
        local name = controller.title
        return name:upper()
      end }
      """,
    ])
    try client.start(filters: ["fault"])
    try expectEqual(client.place().line, 3)
    try expectEqual(client.go("stepBack"), .init(reason: "step", file: "bad.lua", line: 2))
    try expectEqual(client.go("next"), .init(reason: "step", file: "bad.lua", line: 3))
    try expectEqual(client.go().reason, "exception")
    try expectEqual(client.finish(), 0)
  }
}
