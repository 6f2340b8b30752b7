import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import ProgramSupport
import Testing

@testable import NavhostExploration

/// A host on which short scripts are run, each from the start.
@Suite struct ProofHostTests {
  private func folder() throws -> Folder {
    try Folder([
      "plugins/good.lua": "return {name = 'good', shouldPop = function() end}",
      "plugins/bad.lua": "return {",
      "plugins/fails.lua": "return {name = 'fails', shouldPop = function() error('x') end}",
    ])
  }

  @Test func eachScriptBeginsAnew() throws {
    let folder = try folder()
    let stage = try ProofHost([folder.path("plugins")])
    #expect(stage.problems.count == 1 && stage.problems[at: 0]?.contains("bad.lua") == true)
    try stage.begin()
    try stage.run("nav.setStack {'A', 'B'} nav.use {name = 'own'} nav.hook('B', 'didPop', print)")
    for _ in 1...3 { try stage.run("nav.tapBack() nav.push('B')") }
    let fails = try #require(stage.host.plugins.first { $0.name == "fails" })
    #expect(!fails.isQuarantined, "what happened in one script changes no other")
    #expect(fails.faults.count == 3 && stage.host.plugins.count == 3)
    try stage.begin()
    #expect(!fails.isQuarantined && fails.faults.isEmpty && stage.host.plugins.count == 2)
    #expect(stage.host.navigation.depth == 0 && stage.host.scriptHooks.isEmpty)
  }

  @Test func someOfThePluginsMayBeKept() throws {
    let folder = try folder()
    var prepared = 0
    let stage = try ProofHost(
      [folder.path("plugins")], only: ["good"], prepare: { _ in prepared += 1 })
    #expect(stage.host.plugins.map(\.name) == ["good"] && prepared == 1)
    let path = folder.path("plugins/good.lua")
    let named = try ProofHost([], plugins: [path, folder.path("none.lua")])
    #expect(named.host.plugins.count == 1 && named.problems.count == 1)
  }

  @Test func aSceneIsSetAgainAndPrintsOnce() throws {
    let source = """
      count = (count or 0) + 1 print(count)
      nav.setRoot("A") nav.embed(nav.push("B"), "I")
      """
    let stage = try ProofHost([], scene: SceneScript(path: "-", source: Array(source.utf8)))
    var printed: [String] = []
    stage.host.onLog = { printed.append($0.message) }
    for _ in 1...3 { try stage.begin() }
    try expectEqual(stage.run("return count")[at: 0]?.integerValue, 3)
    let inner = try #require(stage.host.navigation.top?.embedded)
    try expectEqual(stage.stackNames()[inner], "made[1]")
    let failing = try ProofHost(
      [], scene: SceneScript(path: "s.lua", source: Array("error('no')".utf8)))
    let error = #expect(throws: LuaError.self) { try failing.begin() }
    expectEqual(error?.message, "s.lua:1: no")
  }

  @Test func whatIsKeptElsewhereIsLoadedAnew() throws {
    let folder = try Folder([
      "plugins/counts.lua":
        "local n = 0 return {name = 'counts', shouldPop = function() n = n + 1 return n > 1 end}"
    ])
    let stage = try ProofHost([folder.path("plugins")])
    #expect(!stage.isSteady)
    #expect(stage.hiddenState.count == 1 && stage.hiddenState[at: 0]?.contains("'counts'") == true)
    for _ in 1...2 {
      try stage.begin()
      try stage.run("nav.setStack {'A', 'B'}")
      try expectEqual(stage.run("return (nav.tapBack())")[at: 0]?.stringValue, "blocked")
    }
    let other = try self.folder()
    let steady = try ProofHost([other.path("plugins")])
    #expect(steady.isSteady)
    steady.loadAnewEachTime()
    #expect(!steady.isSteady)
  }
}
