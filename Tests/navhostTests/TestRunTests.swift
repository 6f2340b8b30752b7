import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import navhost

/// What `navhost test` makes of a run, beside its report.
@Suite struct TestRunTests {
  @Test func `Where the report is alone on standard output, the lines that ran are told beside it`()
    throws
  {
    let folder = try Folder([
      "plugins/p.lua": "return { shouldPop = function()\n  return false\nend }",
      "plugins/p_spec.lua": "it('a', function() assert(nav.use('plugins/p.lua')) end)",
    ])
    let junit = try ProgramRun(["test", "--coverage", "--reporter", "junit"], in: folder.url)
    #expect(junit.errors.contains("not run: 2") && !junit.output.contains("not run"))
    let pretty = try ProgramRun(["test", "--coverage"], in: folder.url)
    #expect(pretty.output.contains("not run: 2") && pretty.errors == "")
  }

  @Test func `A warning that comes in every file is told once`() throws {
    let use = "it('a', function() nav.use('p.lua') end)"
    let folder = try Folder([
      "p.lua": "return { shuoldPop = print }", "a_spec.lua": use, "b_spec.lua": use,
    ])
    for jobs in ["1", "2"] {
      let run = try ProgramRun(["test", "--strict", "--jobs", jobs, "."], in: folder.url)
      expectEqual(run.errors.ranges(of: "unknown field 'shuoldPop'").count, 1)
      #expect(run.errors.hasSuffix("navhost: --strict: 1 trouble\n"))
    }
  }

  @Test func `A report of the host goes to standard error, once, and fails nothing`() throws {
    let use = "it('a', function() nav.use('policies') end)"
    let folder = try Folder([
      "policies/p.lua": "return {", "a_spec.lua": use + use, "b_spec.lua": use,
    ])
    for words in [["--jobs", "1"], ["--jobs", "2"], ["--lenient"]] {
      let run = try ProgramRun(["test", "."] + words, in: folder.url)
      expectEqual(run.errors, "navhost: policies/p.lua:1: unexpected symbol near <eof>\n")
      expectEqual(run.lastLine, "3 passed, 0 failed")
    }
    let strict = try ProgramRun(["test", "--strict", "."], in: folder.url)
    #expect(strict.errors.hasSuffix("navhost: --strict: 1 trouble\n"))
    expectEqual(strict.errors.ranges(of: "unexpected symbol").count, 1)
  }

  @Test(arguments: [["pretty", "2"], ["pretty", "1"], ["tree", "1"]])
  func `Colours are for people`(words: [String]) throws {
    let folder = try Folder(["a_spec.lua": "it('a', function() error('no') end)"])
    let run = try ProgramRun(
      ["test", "--reporter", words[0], "--jobs", words[1], "a_spec.lua"], in: folder.url)
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `GitHub's root counts only where the folder lies in it`() throws {
    let folder = try Folder(["app/a_spec.lua": "it('a', function() error('no') end)"])
    for root in ["/nowhere", folder.path + "/ap", ""] {
      let run = try ProgramRun(
        ["test", "--reporter", "github", "a_spec.lua"], in: folder.url.appending(path: "app"),
        environment: ["GITHUB_WORKSPACE": root])
      #expect(run.output.hasPrefix("::error file=a_spec.lua,line=1,"), "\(run.output)")
    }
  }

  @Test func `Specs that are named twice, by file and by folder, run once`() throws {
    let folder = try Folder(["plugins/a_spec.lua": "it('a', function() end)"])
    let run = try ProgramRun(["test", "plugins", "plugins/a_spec.lua"], in: folder.url)
    expectEqual(run.lastLine, "1 passed, 0 failed")
  }
}
