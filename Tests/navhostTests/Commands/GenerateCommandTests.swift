import ArgumentParser
import Expectations
import ProgramSupport
import Testing

@testable import navhost_trace

/// `navhost trace generate`, as the command line has it.
@Suite struct GenerateCommandTests {
  @Test(arguments: [["--count", "-1"], ["--from", "-1"], ["--seed", "x"]])
  func `A wrong number is refused`(words: [String]) {
    #expect(throws: (any Error).self) { try GenerateCommand.parse(words) }
  }

  @Test func `Parts of a set are those of the whole`() throws {
    let whole = try ProgramRun(["trace", "generate", "--count", "4", "--seed", "3"]).output
    let parts = try ["0", "2"].map {
      try ProgramRun(["trace", "generate", "--count", "2", "--seed", "3", "--from", $0]).output
    }
    #expect(parts.joined() == whole && whole.split(separator: "\n").count == 4)
    try expectEqual(ProgramRun(["trace", "generate", "--count", "0"]).output, "")
  }

  @Test func `A scene that fails is told`() throws {
    let folder = try Folder(["bad.lua": "error('no')", "left.lua": "os.exit(7)"])
    let bad = try ProgramRun(["trace", "generate", "--setup", "bad.lua"], in: folder.url)
    #expect(bad.errors.contains("bad.lua:1: no") && bad.status == 1)
    try expectEqual(
      ProgramRun(["trace", "generate", "--setup", "left.lua"], in: folder.url).status, 7)
    let none = try ProgramRun(["trace", "generate", "--setup", "none.lua"], in: folder.url)
    #expect(none.errors == "navhost: none.lua: No such file or directory\n" && none.status == 1)
  }

  @Test func `A path is refused with the option to write`() throws {
    let run = try ProgramRun(["trace", "generate", "setup.lua"])
    expectEqual(run.status, 2)
    #expect(
      run.errors.hasPrefix("navhost: trace generate takes no path; write --setup setup.lua\n"))
  }
}
