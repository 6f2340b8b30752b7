import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPreview

/// The rules of the hook that decided last.
@Suite struct ProofRulesTests {
  @Test func theLineThatGaveTheAnswerIsMarked() throws {
    let session = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin]).session()
    session.say(#"{"do":"prove"}"#)
    #expect(session.part(.proof)["message"]?.text?.hasPrefix("No plugin decided") == true)
    session.swipe()
    session.say(#"{"do":"prove"}"#)
    let lines = session.part(.proof)["lines"]?.array ?? []
    #expect(lines.first?["text"]?.text?.hasPrefix("shouldPop of guard: asked about ") == true)
    expectEqual(lines.last?["text"]?.text, "  complete: for every value of every type")
    let now = lines.filter { $0["now"] == .boolean(true) }.compactMap { $0["text"]?.text }
    #expect(now.first?.contains("asks ") == true, "\(now)")
    #expect(now.count < lines.count - 2, "\(now)")
  }

  @Test(arguments: [
    ("99", "'lock'", "deny: high"), ("2.5", "'lock'", "deny: locked"),
    ("nil", "'lock'", "deny: locked"),
    ("6", "'free'", "deny: high"),
  ])
  func whatStandsNowChoosesTheRule(level: String, mode: String, answer: String) throws {
    let plugin = """
      return {name = "guard", shouldPop = function(c, pop)
        if (c.props.level or 0) > 5 then return false, "high" end
        if c.props.mode == "lock" then return false, "locked" end
        return true
      end}
      """
    let script = """
      nav.setStack { "Inbox", { class = "Draft", props = { level = \(level), mode = \(mode) } } }
      """
    let session = try SceneFixture(script: script, plugins: ["guard.lua": plugin]).session()
    session.say(#"{"do":"requestPop"}"#)
    session.settle()
    session.say(#"{"do":"prove"}"#)
    let lines = session.part(.proof)["lines"]?.array ?? []
    let now = lines.filter { $0["now"] == .boolean(true) }.compactMap { $0["text"]?.text }
    #expect(!now.isEmpty && now.allSatisfy { $0.contains(" \(answer) ") }, "\(now)")
  }

  @Test func aPluginOfTheScriptHasNoRulesHere() throws {
    let script =
      SceneFixture.script + "\nnav.use { name = 'own', shouldPop = function() return false end }\n"
    let session = try SceneFixture(script: script).session()
    session.say(#"{"do":"tapBack"}"#)
    session.say(#"{"do":"prove"}"#)
    expectEqual(
      session.part(.proof)["message"]?.text,
      "own comes from no folder of plugins, so there are no rules of it.")
  }
}
