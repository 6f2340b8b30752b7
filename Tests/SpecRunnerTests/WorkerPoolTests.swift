import Expectations
import Foundation
import ProgramSupport
import Testing

/// `--jobs` and `--watch`.
@Suite struct WorkerPoolTests {
  @Test func jobsTellTheSameInTheSameOrder() throws {
    var files: [String: String] = [:]
    for n in 1...6 {
      files["plugins/s\(n)_spec.lua"] = """
        for i = 1, \(n * 10) do it("t" .. i, function() assert.is_true(i ~= 7, "seven") end) end
        \(n == 4 ? "describe('x', function() error('out') end)" : "")
        """
    }
    let folder = try Folder(files)
    let one = try ProgramRun(["test", "--reporter", "github"], in: folder.url)
    let many = try ProgramRun(["test", "--reporter", "github", "--jobs", "3"], in: folder.url)
    expectEqual(one.status, 1)
    expectEqual(many.status, 1)
    expectEqual(one.output, many.output)
    expectEqual(many.lastLine, "204 passed, 7 failed")
    let pretty = try ProgramRun(["test", "-j", "4"], in: folder.url)
    expectEqual(pretty.lastLine, "204 passed, 7 failed")
  }

  @Test func filtersAndSeedsReachTheProcesses() throws {
    let folder = try Folder([
      "plugins/a_spec.lua": "for i = 1, 9 do it('t' .. i, function() end) end",
      "plugins/b_spec.lua": "for i = 1, 9 do it('-u' .. i, function() end) end",
    ])
    let arguments = ["test", "--reporter", "github", "--seed", "4", "--exclude=-u3"]
    let one = try ProgramRun(arguments, in: folder.url)
    try expectEqual(one.output, ProgramRun(arguments + ["--jobs", "2"], in: folder.url).output)
    #expect(one.output.contains("17 passed"))
  }

  @Test(arguments: [
    ["--limit-fuel", "20000"], ["--limit-memory", "8000000"], ["--filter", "none"],
  ])
  func limitsReachTheProcesses(options: [String]) throws {
    let spec = """
      it('works', function()
        local t = {}
        for i = 1, 600000 do t[i] = i end
      end)
      it('none', function() end)
      """
    let folder = try Folder(["plugins/a_spec.lua": spec, "plugins/b_spec.lua": spec])
    let run = try ProgramRun(["test", "--jobs", "2"] + options, in: folder.url)
    let wanted = options[0] == "--filter" ? "2 passed, 0 failed" : "2 passed, 2 failed"
    expectEqual(run.lastLine, wanted, "\(run.output)")
  }

  @Test func aProcessThatCannotStartEndsTheRunWithItsStatus() throws {
    let spec = "it('a', function() end)"
    let folder = try Folder(["plugins/a_spec.lua": spec, "plugins/b_spec.lua": spec])
    let run = try ProgramRun(["test", "--jobs", "2", "--limit-memory", "100000"], in: folder.url)
    expectEqual(run.status, 3)
    #expect(run.errors.contains("used more than its 100000 bytes of memory"))
    #expect(!run.output.contains("failed"), "\(run.output)")
  }
}
