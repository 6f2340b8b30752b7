import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite("navhost explore")
struct ExploreCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder([
      "plugins/stay.lua": "return {shouldPop = function(c) return c.props.free end}",
      "scene.lua": "print('hello') nav.setRoot('Home')",
      "broken.lua": "nav.setRoot('Home') function nav.settle() error('unwell') end",
    ])
  }

  private func explore(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(["explore"] + arguments, in: folder.url)
  }

  @Test func saysThatNothingWasFound() throws {
    let run = try explore("--steps", "400", "--seed", "7")
    expectEqual(run.status, 0)
    expectEqual(run.output, "400 steps, seed 7: no findings\n")
    expectEqual(run.errors, "")
  }

  @Test func aScriptSetsTheSceneAndPrintsOnce() throws {
    let run = try explore("--steps", "600", "--no-plugins", "--setup", "scene.lua")
    expectEqual(run.status, 0)
    expectEqual(run.output, "hello\n600 steps, seed 1: no findings\n")
  }

  @Test func aFindingIsAScriptThatRunsAndFails() throws {
    let run = try explore("--setup", "broken.lua")
    expectEqual(run.status, 1)
    #expect(run.errors.hasSuffix("steps, seed 1: a valid call succeeds\n"))
    #expect(run.output.contains("nav.use(\"plugins/stay.lua\")\ndofile(\"broken.lua\")\n"))
    try folder.write("found.lua", run.output)
    let again = try ProgramRun(["run", "--no-plugins", "found.lua"], in: folder.url)
    expectEqual(again.status, 1)
    #expect(again.errors.contains("unwell"))
  }

  /// The scene breaks once a sheet has been dismissed: the steps name the sheet that they make.
  @Test(arguments: [17, 26])
  func aFindingOnAnotherStackRunsAsPrinted(version: Int) throws {
    try folder.write(
      "sheets.lua",
      """
      nav.setRoot("Home")
      local advance, broken = nav.advance, false
      nav.on("dismiss", function() broken = true end)
      function nav.advance(seconds)
        if broken then error("unwell") end
        return advance(seconds)
      end
      """)
    let run = try explore("--ios", "\(version)", "--no-plugins", "--setup", "sheets.lua")
    expectEqual(run.status, 1)
    let steps = run.output.split(separator: "\n").filter { $0.contains("sheet") }
    #expect(steps.contains { $0.contains("= nav.present(") }, "\(run.output)")
    #expect(steps.contains { $0.hasPrefix("if made.sheet") }, "\(run.output)")
    #expect(run.output.contains("-- Run with: navhost run --no-plugins"))
    try folder.write("found.lua", run.output)
    let again = try ProgramRun(
      ["run", "--no-plugins", "--ios", "\(version)", "found.lua"], in: folder.url)
    expectEqual(again.status, 1)
    #expect(again.errors.contains("unwell"))
  }

  @Test func aHookThatFailsIsAFindingWhereItIsStrict() throws {
    let folder = try Folder([
      "plugins/weak.lua": "return {shouldPop = function(c) return c.props.reason:len() > 3 end}"
    ])
    let loose = try ProgramRun(["explore", "--steps", "500"], in: folder.url)
    expectEqual(loose.status, 0, "\(loose.output)")
    let strict = try ProgramRun(["explore", "--steps", "500", "--strict"], in: folder.url)
    expectEqual(strict.status, 1)
    #expect(strict.errors.hasSuffix("steps, seed 1: no plugin fails\n"))
    #expect(strict.output.contains("-- no plugin fails: weak: "), "\(strict.output)")
    try folder.write("found.lua", strict.output)
    let again = try ProgramRun(["run", "--no-plugins", "--strict", "found.lua"], in: folder.url)
    expectEqual(again.status, 1)
  }

  @Test(arguments: [
    ["--steps", "0"], ["--steps", "many"], ["--seed", "x"], ["--seed", "-1"],
    ["--no-plugins", "--plugins", "plugins"], ["--no-plugins", "plugins"], ["--fast"],
    ["--ios", "ios5"],
  ])
  func aWrongCommandLineIsStatus2(arguments: [String]) throws {
    try expectEqual(ProgramRun(["explore"] + arguments, in: folder.url).status, 2)
  }

  @Test func aScriptThatFailsIsStatus1AndNoPluginsFolderIsStatus3() throws {
    try folder.write("bad.lua", "error('bad scene')")
    let bad = try explore("--setup", "bad.lua")
    expectEqual(bad.status, 1)
    #expect(bad.errors.contains("bad.lua:1: bad scene"))
    try expectEqual(explore("--setup", "missing.lua").status, 1)
    try expectEqual(explore("--plugins", "nowhere").status, 3)
  }

  @Test func pathsNamePluginsAndAddUpWithTheFolders() throws {
    let folder = try Folder([
      "one.lua": "return {name = 'one', shouldPop = function(c) return c.props.x + 1 end}",
      "more/two/init.lua": "return {shouldPop = function() return nil + 1 end}",
      "none/notes.txt": "",
    ])
    for words in [["one.lua"], ["more/two"], ["more"], ["--plugins", "more"]] {
      let run = try ProgramRun(
        ["explore", "--steps", "500", "--strict"] + words, in: folder.url)
      #expect(run.status == 1 && run.output.contains("no plugin fails"), "\(words): \(run.errors)")
    }
    let both = try ProgramRun(
      ["explore", "--steps", "500", "--strict", "one.lua", "--plugins", "more"], in: folder.url)
    #expect(both.output.contains("one.lua\")\n") && both.output.contains("more/two/init.lua\")\n"))
    let none = try ProgramRun(["explore", "none"], in: folder.url)
    #expect(none.status == 3 && none.errors == "navhost: no plugins in none\n")
    let missing = try ProgramRun(["explore", "nowhere"], in: folder.url)
    #expect(missing.status == 1 && missing.errors == "navhost: nowhere: no such file or folder\n")
  }

  @Test func aPathThatDoesNotLoadIsStatus1() throws {
    try folder.write("wrong.lua", "return 5")
    let alone = try explore("wrong.lua", "--steps", "5")
    #expect(alone.status == 1 && alone.output.isEmpty)
    #expect(alone.errors.contains("wrong.lua: a plugin must return a table of hooks"))
    let beside = try explore("wrong.lua", "plugins", "--steps", "5")
    #expect(beside.status == 1 && beside.output.contains("5 steps"))
    let scene = try explore("scene.lua", "--steps", "5")
    #expect(
      scene.errors.hasSuffix(
        "navhost: scene.lua: a setup script, not a plugin; pass it with --setup\n"))
    #expect(scene.status == 1 && scene.output.isEmpty)
  }
}
