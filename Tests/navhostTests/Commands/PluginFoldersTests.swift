import Expectations
import Foundation
import ProgramSupport
import Testing

/// A setup script among the plugins of a command: contract.md, section 5.
@Suite struct PluginFoldersTests {
  private static let line =
    "navhost: plugins/x_scene.lua: a setup script, not a plugin; pass it with --setup\n"

  private func folderWithSetup(_ text: String = "nav.setRoot('Home')") throws -> Folder {
    let folder = try EveryCommand.folder()
    try folder.write("plugins/x_scene.lua", text)
    return folder
  }

  @Test(arguments: [
    ["run", "s.lua"], ["run", "--plugins", "plugins", "s.lua"], ["repl"], ["explain", "s.lua"],
    ["render", "-o", "x.svg", "s.lua"], ["profile", "s.lua"], ["debug", "s.lua"],
    ["preview", "s.lua"], ["app", "export", "--xcuitest", "s.lua"], ["explore", "--steps", "3"],
    ["explore", "--steps", "3", "plugins"], ["explore", "--steps", "3", "plugins/x_scene.lua"],
    ["prove", "--depth", "1"], ["prove", "plugins"], ["prove", "plugins/x_scene.lua"],
    ["prove", "--rules", "--plugins", "plugins"], ["plugins"], ["plugins", "plugins"],
    ["plugins", "plugins/x_scene.lua"], ["check"], ["check", "plugins"], ["check", "."],
    ["check", "--json"], ["app", "strings"], ["trace", "replay", "packed"],
    ["trace", "diff", "plugins", "plugins", "packed"],
    ["prove", "--compare", "plugins", "plugins"], ["bisect", "--", "s.lua"],
  ])
  func `A setup script among plugins is reported, with status 1`(_ words: [String]) throws {
    let folder = try folderWithSetup()
    let run = try ProgramRun(words, in: folder.url)
    #expect(run.errors.contains(Self.line), "\(words): \(run.errors)")
    expectEqual(run.status, 1, "\(words)")
  }

  @Test func `A command that runs a script goes on without it`() throws {
    let folder = try folderWithSetup()
    try folder.write("s.lua", "print(#nav.plugins())")
    let run = try ProgramRun(["run", "s.lua"], in: folder.url)
    #expect(run.output == "1\n" && run.errors == Self.line)
    let list = try ProgramRun(["plugins"], in: folder.url)
    #expect(list.output.contains("guard"))
    try folder.write("s.lua", "os.exit(7)")
    try expectEqual(ProgramRun(["run", "s.lua"], in: folder.url).status, 7)
    try expectEqual(ProgramRun(["run", "--no-plugins", "s.lua"], in: folder.url).status, 7)
  }

  @Test(arguments: [
    "if nav then nav.setRoot('A') end", "local t = dofile('x.lua') nav.setRoot(t)",
    "local function go() nav.push('A') end go() return", "nav.setRoot('A') return 5",
    "return nav.setRoot('A')",
  ])
  func `It returns no table and reads nav`(_ text: String) throws {
    let folder = try folderWithSetup(text)
    for words in [["prove", "--depth", "1"], ["check"]] {
      let run = try ProgramRun(words, in: folder.url)
      #expect(run.errors.contains(Self.line) && run.status == 1, "\(words): \(run.errors)")
    }
  }

  @Test(arguments: [
    "nav.setRoot('A') return { shouldPop = function() end }", "return 5", "nav = 1",
    "local nav = 1 print(nav)", "nav.setRoot(", "local t = nav.x return require(t)",
    "---@meta\nnav = nav",
  ])
  func `Another plugin that does not load has its own message`(_ text: String) throws {
    let folder = try folderWithSetup(text)
    for words in [["prove", "--depth", "1"], ["check"]] {
      let run = try ProgramRun(words, in: folder.url)
      #expect(!(run.output + run.errors).contains("setup script"), "\(words): \(run.errors)")
    }
  }

  @Test func `Elsewhere check takes scripts and specs`() throws {
    let folder = try Folder([
      "scenes/s.lua": "nav.setRoot('A')", "plugins/p_spec.lua": "nav.setRoot('A')",
      "plugins/p.lua": "return {}",
    ])
    for words in [["check", "."], ["check", "scenes", "plugins"], ["check", "scenes/s.lua"]] {
      let run = try ProgramRun(words, in: folder.url)
      #expect(run.status == 0 && run.errors.isEmpty, "\(words): \(run.output)\(run.errors)")
    }
  }

  @Test func `Mistakes in a misplaced setup script are found as in a script`() throws {
    let folder = try folderWithSetup("nav.setRoot('A')\nnav.psuh('B')")
    let run = try ProgramRun(["check"], in: folder.url)
    #expect(run.output.contains("plugins/x_scene.lua:2:") && run.errors == Self.line)
    #expect(!run.output.contains("not-in-sandbox"), "\(run.output)")
  }
}
