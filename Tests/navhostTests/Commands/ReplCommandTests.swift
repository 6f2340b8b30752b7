import Expectations
import Foundation
import ProgramSupport
import Testing

/// `navhost repl` with lines piped in: contract.md, section 5.
@Suite struct ReplCommandTests {
  @Test func `Where standard input is not a terminal there is no banner and no prompt`() throws {
    let run = try ProgramRun.repl(["1 + 1", "for i = 1, 2 do", "print(i)", "end", "x = 1", "'x'"])
    expectEqual(run.output, "2\n1\n2\n\"x\"\n")
    expectEqual(run.errors, "")
    expectEqual(run.status, 0)
  }

  @Test func `A script runs first, and what it made is there`() throws {
    let scratch = try Folder([
      "first.lua": "nav.setRoot('Home') x = 5", "bad.lua": "\nerror('no')",
    ])
    let run = try ProgramRun.repl(["x, nav.top"], ["first.lua"], in: scratch.url)
    expectEqual(run.output, "5\tcontroller 1: Home\n")
    let bad = try ProgramRun.repl(["1"], ["bad.lua"], in: scratch.url)
    expectEqual(bad.output, "")
    #expect(bad.errors.hasPrefix("navhost: bad.lua:2: no\nstack traceback:"))
    expectEqual(bad.status, 1)
    try expectEqual(ProgramRun.repl(["1"], ["none.lua"], in: scratch.url).status, 1)
  }

  @Test func `No colours and no marks where it is piped`() throws {
    let run = try ProgramRun.repl(["{a = 'x'}", ".stack", "nav.setRoot('A')", ".screen"])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `The profile stays after undo and reset`() throws {
    let lines = ["nav.ios", "x = 1", ".undo", "nav.ios", "nav.reset{}", "nav.ios"]
    let run = try ProgramRun.repl(lines, ["--ios", "26"])
    expectEqual(run.output.components(separatedBy: "26\n").count, 4, "\(run.output)")
    expectEqual(run.status, 0)
  }

  @Test func `A sheet, and tabs, can be used at the prompt`() throws {
    let run = try ProgramRun.repl([
      "nav.setRoot('A')", "s = nav.present('S')", "s.depth, s.top", "s.dismiss()",
      "t = nav.tabs{'B'}", "t.selected, #t", "t.select(2)",
    ])
    expectEqual(run.errors, "")
    expectEqual(
      run.output,
      """
      controller 1: A
      1\tcontroller 2: S
      "dismissed"
      1\t2
      "selected"

      """)
  }
}
