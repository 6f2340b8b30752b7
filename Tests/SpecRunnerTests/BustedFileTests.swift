import Expectations
import ProgramSupport
import Testing

/// `.busted` runs with Lua's whole library, once a run.
@Suite struct BustedFileTests {
  private static let spec = "it('x', function() assert.equal(5, require('thing')) end)"

  private func run(
    _ busted: String, _ files: [String: String] = [:], _ words: [String] = ["spec"]
  ) throws -> (folder: Folder, run: ProgramRun) {
    let folder = try Folder(files)
    try folder.write(".busted", busted)
    for name in ["a", "b", "c"] { try folder.write("spec/\(name)_spec.lua", Self.spec) }
    let words = ["test", "--limit-fuel", "1000000"] + words
    return (folder, try ProgramRun(words, in: folder.url))
  }

  @Test func `has os, io, require and the paths of the command line`() throws {
    let busted = """
      local folder = require("where")
      assert(os.getenv("HOME") and io.open(".busted") and debug.getinfo(1) and package.path)
      assert(#arg == 1 and arg[1] == "spec" and arg[0] == nil)
      return { default = { lpath = folder .. "/?.lua", other = print } }
      """
    let files = ["where.lua": "return './lib'", "lib/thing.lua": "return 5"]
    try expectEqual(run(busted, files).run.lastLine, "3 passed, 0 failed")
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "2"]])
  func `runs once for all files`(words: [String]) throws {
    let busted = """
      local log = assert(io.open("log", "a")) log:write("x") log:close()
      return { _all = { lpath = "./lib/?.lua" }, default = { helper = "spec/helper.lua" } }
      """
    let files = [
      "lib/thing.lua": "return helped", "spec/helper.lua": "helped = 5",
    ]
    let (folder, run) = try run(busted, files, words + ["spec"])
    expectEqual(run.lastLine, "3 passed, 0 failed", "\(run.output)")
    try expectEqual(folder.read("log"), "x")
  }

  @Test(arguments: [
    ("\nerror('no')", ".busted:2: no"), ("return {", ".busted:1: unexpected symbol near <eof>"),
    ("return 5", ".busted:1: must return a table"), ("", ".busted:1: must return a table"),
    ("while true do end", ".busted:1: ran out of its budget of 1000000 units: does it end?"),
    ("os.exit(3)", ".busted:1: called os.exit(3)"),
    ("error({})", ".busted:1: error object is a table value"),
  ])
  func `that fails fails each file`(busted: String, message: String) throws {
    for words in [["--jobs", "1"], ["--jobs", "2"]] {
      let run = try run(busted, ["src/thing.lua": "return 5"], words + ["spec"]).run
      #expect(run.output.contains("   \(message)\n"), "\(run.output)")
      #expect(run.output.contains("2 more by the same cause"))
      expectEqual(run.lastLine, "0 passed, 3 failed")
      expectEqual(run.status, 1)
    }
  }

  @Test(arguments: [
    "return {}", "return { default = 5 }", "return { default = { lpath = 5, helper = false } }",
    "local t = {} t.t = t return { default = t }",
  ])
  func `without a path or a helper changes nothing`(busted: String) throws {
    let run = try run(busted, ["src/thing.lua": "return 5"]).run
    expectEqual(run.lastLine, "3 passed, 0 failed", "\(run.output)")
  }

  @Test func `leaves no globals to specs`() throws {
    let files = ["src/thing.lua": "assert(leaked == nil) return 5"]
    try expectEqual(run("leaked = 1 return {}", files).run.lastLine, "3 passed, 0 failed")
  }
}
