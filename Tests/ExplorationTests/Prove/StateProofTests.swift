import Expectations
import NavhostExploration
import NavhostLua
import Testing

/// What is wrong in the states of an app.
@Suite struct StateProofTests {
  @Test func askingForEverIsATrap() throws {
    let report = try prove(formHook("repeat confirm('again?') until false"), depth: 2)
    #expect(report.findings.contains { $0.kind == .trap }, "\(report.text())")
  }

  /// Whoever tries again gets out, whether the plugin counts itself or the attempts have numbers.
  @Test(arguments: [
    "n = n + 1 if n == 1 then return false, 'first' end", "n = n + 1 return n > 20",
    "if pop.id <= 5 then return false, 'early' end",
    "n = n + 1 if n < 3 and not confirm('Leave?') then return false end",
  ])
  func whoLetsGoLaterIsNoTrap(body: String) throws {
    let hook = "function(c, pop) \(body) end"
    let plugin = "local n = 0 return {controllers = 'Form', shouldPop = \(hook)}"
    let report = try prove(["it": plugin], depth: 2)
    #expect(report.findings.isEmpty, "\(report.text())")
    let never =
      "local n = 0 return {controllers = 'Form', shouldPop = function() n = n + 1 return false end}"
    try expectEqual(prove(["it": never], depth: 2).findings.map(\.kind), [.trap])
  }

  /// contract.md, section 8: each title that plugins name is set.
  @Test func aTitleThatIsTestedForTruthIsSet() throws {
    let report = try prove(formHook("if c.title then return false, 'titled' end"), depth: 3)
    expectEqual(report.findings.map(\.kind), [.trap], "\(report.text())")
    #expect(report.findings.first?.script.contains("nav.top.title = \"") == true)
  }

  private func report(
    _ plugin: String, scene: String, depth: Int
  ) throws -> ProofReport {
    try prove(["it": plugin], depth: depth) {
      $0.scene = SceneScript(path: "-", source: Array(scene.utf8))
    }
  }

  /// What the app says of itself is no part of what is counted, and all the same leads on.
  @Test func whatTheAppSaysLeadsOn() throws {
    let plugin = "return {shouldPop = function() if app.locked then return false, 'locked' end end}"
    let scene = """
      nav.setStack {"Home", "Form"}
      actions = {lock = function(nav) nav.app.locked = true end}
      """
    let report = try self.report(plugin, scene: scene, depth: 1)
    expectEqual(report.findings.map(\.kind), [.trap], "\(report.text())")
    #expect(report.findings.first?.script.hasSuffix("actions.lock(nav)") == true)
    expectEqual(report.states, 2, "Form, and Home")
    let unlocking = scene + " function actions.unlock(nav) nav.app = {} end"
    try expectEqual(self.report(plugin, scene: unlocking, depth: 3).findings.map(\.kind), [.trap])
  }

  @Test func aTabThatHoldsIsFound() throws {
    let plugin = """
      return {shouldPop = function() return false, "stay" end,
        shouldSelect = function(c, tab)
          if c.class == "Form" then return choose("Which?", {"Stay", "Go"}) == "Go" end
        end}
      """
    let scene = #"nav.setStack {"Home", "Form"} tabs = nav.tabs {"Other"}"#
    let report = try self.report(plugin, scene: scene, depth: 3)
    expectEqual(report.findings.map(\.kind), [.trap], "\(report.text())")
    expectEqual(report.states, 3, "the first tab, its question, and the other tab")
  }

  /// What a person does on a tab bar of a sheet cannot be written down: then nothing is called checked.
  @Test func aStackWithoutANameIsNotPassedOver() throws {
    var options = ProofOptions()
    options.depth = 1
    let named = "nav.setRoot 'Home' nav.tabs {'Other'} nav.present 'Sheet'"
    options.scene = SceneScript(path: "-", source: Array(named.utf8))
    #expect(try RuleProof(options).run().isFinished)
    options.scene?.source = Array((named + ".tabs {'Side'}").utf8)
    let report = try RuleProof(options).run()
    #expect(!report.isFinished)
    #expect(report.cuts.contains { $0.contains("cannot be named") }, "\(report.cuts)")
  }
}
