import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import Preview

/// The decision table of the plugin that decided last.
@Suite struct ProofTableTests {
  @Test func theTableMarksTheRowThatAppliesNow() throws {
    let session = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin]).session()
    session.say(#"{"do":"prove"}"#)
    #expect(session.part(.proof)["message"]?.text?.hasPrefix("No plugin decided") == true)
    session.swipe()
    session.say(#"{"do":"prove"}"#)
    let table = session.part(.proof)
    #expect(table["title"]?.text == "shouldPop of guard, 6 cases")
    #expect(table["inputs"] == .array([.string("props.dirty"), .string("the person's answer")]))
    let now = table["rows"]?.array?.map { $0["now"] == .boolean(true) }
    #expect(now == [false, true, true])
  }

  @Test func aDraftThatIsATextHasARow() throws {
    let script = "nav.setStack { 'Inbox', { class = 'Draft', props = { dirty = 'Dear Ann' } } }"
    let fixture = try SceneFixture(
      script: script, plugins: ["guard.lua": SceneFixture.guardPlugin])
    let session = try fixture.session()
    session.say(#"{"do":"tapBack"}"#)
    session.say(#"{"do":"prove"}"#)
    let rows = session.part(.proof)["rows"]?.array ?? []
    #expect(rows.map { $0["now"] == .boolean(true) } == [false, true, true])
  }

  @Test func whatStandsNowChoosesTheRow() throws {
    let plugin = """
      return {name = "guard", shouldPop = function(c, pop)
        if (c.props.level or 0) > 5 then return false, "high" end
        if c.props.mode == "lock" then return false, "locked" end
        return true
      end}
      """
    let script = """
      nav.setStack { "Inbox", { class = "Draft", props = { level = LEVEL, mode = MODE } } }
      """
    for (level, mode, answer) in [
      ("99", "'lock'", "no: high"), ("2.5", "'lock'", "no: locked"),
      ("nil", "'lock'", "no: locked"),
      ("6", "'free'", "no: high"),
    ] {
      let fixture = try SceneFixture(
        script: script.replacing("LEVEL", with: level).replacing("MODE", with: mode),
        plugins: ["guard.lua": plugin])
      let session = try fixture.session()
      session.say(#"{"do":"requestPop"}"#)
      session.settle()
      session.say(#"{"do":"prove"}"#)
      let rows = session.part(.proof)["rows"]?.array ?? []
      let now = rows.filter { $0["now"] == .boolean(true) }.compactMap { $0["answer"]?.text }
      #expect(now == [answer], "level \(level), mode \(mode)")
    }
  }

  @Test func aPluginOfTheScriptHasNoTable() throws {
    let script =
      SceneFixture.script + "\nnav.use { name = 'own', shouldPop = function() return false end }\n"
    let session = try SceneFixture(script: script).session()
    session.say(#"{"do":"tapBack"}"#)
    session.say(#"{"do":"prove"}"#)
    #expect(
      session.part(.proof)["message"]?.text
        == "own comes from no folder of plugins, so there is no table of it.")
  }
}
