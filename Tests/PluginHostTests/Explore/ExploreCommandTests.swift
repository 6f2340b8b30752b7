import Foundation
import Testing

@Suite("navhost explore")
struct ExploreCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "explore-\(UUID().uuidString)")
    let plugins = folder.appending(path: "plugins")
    try FileManager.default.createDirectory(at: plugins, withIntermediateDirectories: true)
    try write("plugins/stay.lua", "return {shouldPop = function(c) return c.props.free end}")
    try write("scene.lua", "print('hello') nav.setRoot('Home')")
    try write("broken.lua", "nav.setRoot('Home') function nav.settle() error('unwell') end")
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func explore(_ arguments: String...) throws -> Program {
    try Program(["explore"] + arguments, in: folder)
  }

  @Test func saysThatNothingWasFound() throws {
    let run = try explore("--steps", "400", "--seed", "7")
    #expect(run.status == 0)
    #expect(run.output == "400 steps, seed 7: nothing found\n")
    #expect(run.errors == "")
  }

  @Test func aScriptSetsTheSceneAndPrintsOnce() throws {
    let run = try explore("--steps", "600", "--no-plugins", "scene.lua")
    #expect(run.status == 0)
    #expect(run.output == "hello\n600 steps, seed 1: nothing found\n")
  }

  @Test func aFindingIsAScriptThatRunsAndFails() throws {
    let run = try explore("broken.lua")
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("steps, seed 1: a valid call succeeds\n"))
    #expect(run.output.contains("nav.use(\"plugins/stay.lua\")\ndofile(\"broken.lua\")\n"))
    try write("found.lua", run.output)
    let again = try Program(["run", "--no-plugins", "found.lua"], in: folder)
    #expect(again.status == 1)
    #expect(again.errors.contains("unwell"))
  }

  @Test(arguments: [
    ["--steps", "0"], ["--steps", "many"], ["--seed", "x"], ["--seed", "-1"],
    ["--no-plugins", "--plugins", "plugins"], ["a.lua", "b.lua"], ["--fast"],
  ])
  func aWrongCommandLineIsStatus2(arguments: [String]) throws {
    #expect(try Program(["explore"] + arguments, in: folder).status == 2)
  }

  @Test func aScriptThatFailsIsStatus1AndNoPluginsFolderIsStatus3() throws {
    try write("bad.lua", "error('bad scene')")
    let bad = try explore("bad.lua")
    #expect(bad.status == 1)
    #expect(bad.errors.contains("bad.lua:1: bad scene"))
    #expect(try explore("missing.lua").status == 1)
    #expect(try explore("--plugins", "nowhere").status == 3)
  }
}
