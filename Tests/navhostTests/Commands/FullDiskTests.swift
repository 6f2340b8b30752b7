import Expectations
import Foundation
import ProgramSupport
import Testing

/// A file that may not grow stands for a full disk: `ulimit -f` counts blocks of 512 bytes.
@Suite struct FullDiskTests {
  private func run(_ line: String, blocks: Int, in folder: Folder) throws -> ProgramRun {
    try ProgramRun(shell: "(ulimit -f \(blocks); navhost \(line)); echo status $?", in: folder.url)
  }

  private func names(_ folder: Folder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `init and new leave nothing behind`() throws {
    for (line, blocks) in [("init", 0), ("init", 1), ("init", 8), ("new mine", 0), ("new mine", 1)]
    {
      let folder = try Folder(["plugins/own.lua": "return {}", "report": ""])
      let before = try names(folder)
      // The limit is one of all files, also of the one that holds what is said.
      let run = try run("\(line) 2>&1 | cat >report; exit 1", blocks: blocks, in: folder)
      expectEqual(run.lastLine, "status 1")
      try expectEqual(names(folder), before, "\(line) \(blocks)")
    }
    let folder = try Folder()
    let run = try run("init 2>&1 | cat; exit 1", blocks: 8, in: folder)
    #expect(run.output.contains("navhost: plugins/_meta/library/nav.lua: File too large"))
    try expectEqual(names(folder), [])
  }

  @Test func `check does not halve a source`() throws {
    let filling = String(repeating: "-- a line that takes some room\n", count: 200)
    let text = filling + "return { shuoldPop = function() return true end }\n"
    let folder = try Folder(["plugins/p.lua": text])
    let run = try run("check --fix plugins", blocks: 4, in: folder)
    expectEqual(run.lastLine, "status 1")
    #expect(run.output.contains("navhost: plugins/p.lua: File too large"))
    try expectEqual(folder.read("plugins/p.lua"), text)
    try expectEqual(names(folder), ["plugins", "plugins/p.lua"])
    let whole = try self.run("check --fix plugins", blocks: 400, in: folder)
    #expect(whole.output.contains("Corrected 1 mistake"))
    #expect(try folder.read("plugins/p.lua").contains("shouldPop"))
  }

  @Test(arguments: ["", "os.exit(0)"])
  func `A recording ends with a whole line, and the status is 1`(end: String) throws {
    let script = """
      for _ = 1, 100 do nav.reset() nav.setStack({ "Home", "Page" }) nav.tapBack() end
      \(end)
      """
    let folder = try Folder(["s.lua": script])
    let run = try run("run --no-plugins --record r.trace s.lua", blocks: 8, in: folder)
    expectEqual(run.lastLine, "status 1")
    #expect(run.output.hasPrefix("navhost: recording: r.trace: File too large\n"))
    let recorded = try folder.read("r.trace")
    #expect(recorded.hasSuffix("}\n") && (3000...4096).contains(recorded.utf8.count))
    try expectEqual(ProgramRun(["trace", "pack", "r.trace"], in: folder.url).status, 0)
  }

  @Test func `A recording that fails leaves the status of a failed script`() throws {
    let folder = try Folder(["s.lua": "nav.setStack({ 'A', 'B' }) os.exit(7)"])
    let run = try ProgramRun(
      ["run", "--no-plugins", "--record", "/dev/full", "s.lua"], in: folder.url)
    expectEqual(run.status, 7)
    expectEqual(run.errors, "navhost: recording: /dev/full: No space left on device\n")
    let lines = ["nav.setStack({ 'A', 'B' })", ".record /dev/full"]
    let repl = try ProgramRun.repl(lines, ["--no-plugins"], in: folder.url)
    expectEqual(repl.status, 1)
    expectEqual(repl.errors, "navhost: recording: /dev/full: No space left on device\n")
  }

  @Test func `A picture that could not be written is not there`() throws {
    let folder = try Folder(["s.lua": "nav.setRoot('A')", "x.svg": ""])
    let run = try run("render -o x.svg s.lua", blocks: 1, in: folder)
    #expect(run.lastLine == "status 1" && run.output.contains("x.svg: File too large"))
    try expectEqual(folder.read("x.svg"), "")
    try expectEqual(names(folder), ["s.lua", "x.svg"])
  }
}
