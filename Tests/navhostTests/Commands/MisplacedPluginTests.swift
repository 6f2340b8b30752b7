import Expectations
import Foundation
import ProgramSupport
import Testing

/// A plugin instead of a script: contract.md, section 5.
@Suite struct MisplacedPluginTests {
  private static let plugin = "return { shouldPop = function() return false, 'no' end }"

  /// The plugins that a script's place gets: one file; one that needs its options; one that needs its folder; one
  /// that is not a plugin by its place.
  private func folder() throws -> Folder {
    try Folder([
      "a.lua": Self.plugin,
      "options.lua": "local o = ... return { controllers = o.c or '*', didPop = function() end }",
      "folder/init.lua": "return { name = require('words'), shouldPop = function() end }",
      "folder/words.lua": "return 'f'",
      "wrong.lua": "return { api = 99, controllers = 5, shouldPop = 1 }",
      "s.lua": "nav.setStack({ 'Home', 'Page' }) nav.tapBack()",
    ])
  }

  private static let commands = [
    ["run"], ["run", "--strict"], ["repl"], ["explain"], ["render", "-o", "x.svg"],
    ["profile"], ["debug"], ["preview"], ["app", "export", "--xcuitest"], ["bisect", "--"],
    ["prove", "--setup"], ["prove", "--rules", "--setup"], ["explore", "--setup"],
    ["trace", "generate", "--setup"], ["trace", "generate", "--count", "0", "--setup"],
  ]

  @Test(arguments: commands)
  func `A plugin instead of a script is status 2`(_ words: [String]) throws {
    let folder = try folder()
    try folder.write("plugins/other.lua", "return {}")
    for name in ["a.lua", "options.lua", "folder", "folder/init.lua", "wrong.lua"] {
      let run = try ProgramRun(words + [name], in: folder.url)
      let line = "navhost: \(name): a plugin, not a script; use 'navhost check \(name)'\n"
      expectEqual(run.errors, line, "\(words)")
      expectEqual(run.status, 2, "\(words)")
      expectEqual(run.output, "", "\(words)")
    }
  }

  @Test func `A plugin on standard input is noticed as well`() throws {
    for words in [["run", "-"], ["explain", "-"], ["prove", "--no-plugins", "--setup", "-"]] {
      let run = try ProgramRun(words, input: Self.plugin)
      expectEqual(run.errors, "navhost: stdin: a plugin, not a script\n")
      expectEqual(run.status, 2)
    }
  }

  @Test(arguments: [
    "nav.setRoot('A') return { shouldPop = function() end }", "return { helper = print }",
    "nav.setStack({ 'A', 'B' }) return { didPop = print }", "return 5", "return nil", "os.exit(0)",
  ])
  func `A script may return whatever it likes`(_ text: String) throws {
    let run = try ProgramRun(["run", "--no-plugins", "-"], input: text)
    expectEqual(run.errors, "")
    expectEqual(run.status, 0)
  }

  @Test func `A script that fails is not taken for a plugin`() throws {
    let folder = try Folder(["s.lua": "error('no')", "t.lua": "local o = ... return o.x"])
    for (name, message) in [("s.lua", "s.lua:1: no"), ("t.lua", "t.lua:1: attempt to index")] {
      let run = try ProgramRun(["run", name], in: folder.url)
      #expect(run.status == 1 && run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func `A script's proof from a plugin says what is wrong`() throws {
    let folder = try folder()
    try folder.write("q.lua", "print(pcall(nav.prove, 'no_fault', { scene = 'a.lua' }))")
    let run = try ProgramRun(["run", "q.lua"], in: folder.url)
    #expect(run.output.contains("a.lua: a plugin, not a script"), "\(run.output)")
  }
}
