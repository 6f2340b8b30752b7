import Expectations
import Foundation
import ProgramSupport
import Testing

/// `navhost app fidelity`, as the command line has it.
@Suite struct FidelityCommandTests {
  private func run(_ text: String) throws -> ProgramRun {
    let folder = try Folder(["log.jsonl": text])
    return try ProgramRun(["app", "fidelity", "log.jsonl"], in: folder.url)
  }

  @Test func `It says which combination a phone is`() throws {
    let run = try run(try GoldenLog(GoldenLog.all).text)
    #expect(run.status == 0 && run.errors == "")
    let lines = run.output.split(separator: "\n")
    expectEqual(lines.first, "iOS 17.0: 25 of 25 gestures")
    expectEqual(lines.last, "this phone turns on abcdefghijklmno")
    expectEqual(lines.filter { $0.contains("  on   ") }.count, 15)
    let none = try self.run(try GoldenLog("none").text)
    #expect(none.output.contains("this phone turns on no switch (-)"))
  }

  @Test func `It says what a log does not tell`() throws {
    let run = try run(try GoldenLog("c").without(["menu", "swipeDuringPush"]).text)
    expectEqual(run.status, 0)
    let conclusion = "this phone turns on c; the log does not tell g, j: 4 combinations fit\n"
    #expect(run.output.contains(conclusion))
    #expect(run.output.contains("  g  ?    not told by this log: lets a touch come down"))
    #expect(run.output.hasSuffix("not done, or not heard of: swipeDuringPush, menu\n"))
  }

  @Test func `The page shows what it prints`() throws {
    let log = try GoldenLog("c").without(["menu", "swipeDuringPush"])
    let page = URL.package.appending(path: "examples/FidelityApp/README.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains(try run(log.text).output))
  }

  @Test func `What fits no combination is an error with its line`() throws {
    var log = try GoldenLog("none")
    let place = try log.place(of: "call.popTo", in: "menu")
    log.lines[place] = #"{"event":"call.popToRoot","depth":3}"#
    let run = try run(log.text)
    expectEqual(run.status, 1)
    #expect(
      run.errors.contains(
        "navhost: log.jsonl:\(place + 1): menu: call.popToRoot(depth=3) fits no combination; "
          + "expected: call.popTo(depth=3)\n"), "\(run.errors)")
  }

  @Test func `What a log says forges no line`() throws {
    let evil = #"\r\n::error::forged\nnavhost: forged\u001b[31m"#
    var log = try GoldenLog("none")
    let place = try log.place(of: "call.popTo", in: "menu")
    log.lines[0] = #"{"event":"phone","system":"17.0\#(evil)"}"#
    log.lines[place] = #"{"event":"call.popToRoot","depth":"\#(evil)","\#(evil)":1}"#
    let fitting = try run(log.text)
    let wrong = try run(#"{"event":"\#(evil)"}"# + "\n")
    let gesture = try run(#"{"event":"gesture","name":"\#(evil)"}"# + "\n")
    for run in [fitting, wrong, gesture] {
      expectEqual(run.status, 1)
      for line in (run.output + run.errors).split(whereSeparator: \.isNewline) {
        #expect(!line.hasPrefix("::") && !line.hasPrefix("navhost: forged"), "\(line)")
        #expect(!line.contains("\u{1B}"))
      }
    }
    #expect(
      fitting.output.hasPrefix(
        #"iOS 17.0\r\n::error::forged\nnavhost: forged\027[31m: 25 of 25 gestures"# + "\n"))
  }

  @Test func `What is no log is an error`() throws {
    try expectEqual(run("").errors, "navhost: log.jsonl: is empty\n")
    let bad = try run("{\"event\":\"phone\"}\n{\"event\":\"x\n")
    #expect(bad.status == 1 && bad.output == "")
    #expect(bad.errors.hasPrefix("navhost: log.jsonl:2: no JSON at column"), "\(bad.errors)")
    let none = try ProgramRun(["app", "fidelity", "/nowhere/log.jsonl"])
    expectEqual(none.errors, "navhost: /nowhere/log.jsonl: No such file or directory\n")
    expectEqual(none.status, 1)
    try expectEqual(ProgramRun(["app", "fidelity"]).status, 2)
    let folder = try Folder(["a/b": ""])
    #expect(try ProgramRun(["app", "fidelity", "a"], in: folder.url).errors.contains("a: "))
  }

  @Test func `Standard input is a log, too`() throws {
    let run = try ProgramRun(["app", "fidelity", "-"], input: try GoldenLog("h").text)
    #expect(run.output.contains("this phone turns on h\n"))
    #expect(
      try ProgramRun(["app", "fidelity", "-"], input: "[").errors.hasPrefix("navhost: stdin:1: "))
  }
}
