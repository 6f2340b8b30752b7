import ArgumentParser
import Expectations
import NavhostCommandLine
import NavhostSpecRunner
import ProgramSupport
import Testing

@testable import navhost

/// The words of `navhost test`.
@Suite struct TestCommandTests {
  @Test func `Without words the specs of ./plugins are run`() throws {
    let command = try TestCommand.parse([])
    #expect(command.paths == ["plugins"] && command.jobs == 1 && command.reporter == .pretty)
    #expect(!command.options.coverage && !command.options.strict && command.options.seed == nil)
  }

  @Test(arguments: [
    ["--jobs", "0"], ["--limit-fuel", "0"], ["--limit-memory", "0"], ["--limit-seconds", "-1"],
    ["--limit-seconds", "inf"], ["--reporter", "loud"], ["--seed", "-1"], ["--ios", "ios1"],
  ])
  func `A wrong word is refused`(words: [String]) {
    #expect(throws: (any Error).self) { try TestCommand.parse(words) }
  }

  @Test func `A file of lines that ran means that lines are counted`() throws {
    #expect(try TestCommand.parse(["--coverage-output", "x"]).options.coverage)
    #expect(try TestCommand.parse(["--coverage"]).options.coverage)
  }

  @Test func `Invariants are checked with --check only`() throws {
    #expect(try TestCommand.parse(["--check"]).makeCheck != nil)
    #expect(try TestCommand.parse(["--strict"]).makeCheck == nil)
  }

  /// A process that runs one file gets every option that changes how tests run.
  @Test func `What is asked reaches the other processes`() throws {
    let words = [
      "--reporter", "tree", "--filter=-a", "--exclude", "#slow", "--seed", "7", "--limit-fuel",
      "1000", "--limit-memory", "2000", "--limit-seconds", "1.5", "--strict", "--coverage",
      "--ios", "26", "--jobs", "4", "x",
    ]
    let command = try TestCommand.parse(words)
    let busted = BustedFile(path: "-lib/?.lua", helper: "spec.helper")
    let arguments = command.arguments(for: "-odd_spec.lua", busted)
    let other = try TestCommand.parse(Array(arguments.dropFirst()))
    expectEqual(arguments.first, "test")
    #expect(other.paths == ["-odd_spec.lua"] && other.jobs == 1 && other.parent.worker != nil)
    #expect(other.options.paths == ["x"] && other.options.busted == busted)
    #expect(other.filter == ["-a"] && other.rare.exclude == ["#slow"] && other.rare.seed == 7)
    #expect(other.rare.limitFuel == 1000 && other.rare.limitMemory == 2000)
    expectEqual(other.deadline.seconds, 1.5)
    #expect(other.strict && other.coverage && other.profile.version == "26")
    expectEqual(other.reporter, .tree)
    let plain = try TestCommand.parse(["x"]).arguments(for: "y", BustedFile())
    for option in [
      "--seed", "--strict", "--lenient", "--lpath", "--helper", "--coverage", "--limit-seconds",
      "--jobs",
    ] {
      #expect(!plain.contains(option), "\(option)")
    }
  }

  @Test func `A lenient run is lenient in the other processes`() throws {
    let arguments = try TestCommand.parse(["--lenient", "x"]).arguments(for: "y", BustedFile())
    #expect(try TestCommand.parse(Array(arguments.dropFirst())).options.lenient)
    #expect(throws: (any Error).self) { try TestCommand.parse(["--lenient", "--strict"]) }
  }

  @Test func `A descriptor that is not there is a wrong command line`() throws {
    let folder = try Folder(["a_spec.lua": "it('a', function() end)"])
    let run = try ProgramRun(["test", "--worker", "99", "a_spec.lua"], in: folder.url)
    expectEqual(run.errors, "navhost: --worker: no such descriptor\n")
    expectEqual(run.status, 2)
  }
}
