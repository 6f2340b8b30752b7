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
    expectEqual(run.output, "400 steps, seed 7: nothing found\n")
    expectEqual(run.errors, "")
  }

  @Test func aScriptSetsTheSceneAndPrintsOnce() throws {
    let run = try explore("--steps", "600", "--no-plugins", "scene.lua")
    expectEqual(run.status, 0)
    expectEqual(run.output, "hello\n600 steps, seed 1: nothing found\n")
  }

  @Test func aFindingIsAScriptThatRunsAndFails() throws {
    let run = try explore("broken.lua")
    expectEqual(run.status, 1)
    #expect(run.errors.hasSuffix("steps, seed 1: a valid call succeeds\n"))
    #expect(run.output.contains("nav.use(\"plugins/stay.lua\")\ndofile(\"broken.lua\")\n"))
    try folder.write("found.lua", run.output)
    let again = try ProgramRun(["run", "--no-plugins", "found.lua"], in: folder.url)
    expectEqual(again.status, 1)
    #expect(again.errors.contains("unwell"))
  }

  /// The scene breaks once a sheet has been dismissed: the steps name the sheet that they make.
  @Test(arguments: ["ios17", "ios26"])
  func aFindingOnAnotherStackRunsAsPrinted(profile: String) throws {
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
    let run = try explore("--profile", profile, "--no-plugins", "sheets.lua")
    expectEqual(run.status, 1)
    let steps = run.output.split(separator: "\n").filter { $0.contains("sheet") }
    #expect(steps.contains { $0.contains("= nav.present(") }, "\(run.output)")
    #expect(steps.contains { $0.hasPrefix("if made.sheet") }, "\(run.output)")
    #expect(run.output.contains("-- Run with: navhost run --no-plugins"))
    try folder.write("found.lua", run.output)
    let again = try ProgramRun(
      ["run", "--no-plugins", "--profile", profile, "found.lua"], in: folder.url)
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
    ["--no-plugins", "--plugins", "plugins"], ["a.lua", "b.lua"], ["--fast"],
    ["--profile", "ios5"],
  ])
  func aWrongCommandLineIsStatus2(arguments: [String]) throws {
    try expectEqual(ProgramRun(["explore"] + arguments, in: folder.url).status, 2)
  }

  @Test func aScriptThatFailsIsStatus1AndNoPluginsFolderIsStatus3() throws {
    try folder.write("bad.lua", "error('bad scene')")
    let bad = try explore("bad.lua")
    expectEqual(bad.status, 1)
    #expect(bad.errors.contains("bad.lua:1: bad scene"))
    try expectEqual(explore("missing.lua").status, 1)
    try expectEqual(explore("--plugins", "nowhere").status, 3)
  }
}
