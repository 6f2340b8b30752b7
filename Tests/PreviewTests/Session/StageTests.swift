import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPreview

/// A host and its script, played from the start.
@Suite struct StageTests {
  private let strict = """
    return { name = "guard", shouldPop = function() return false, "never" end }
    """

  @Test func aScriptThatFailsHasAnEmptyStackAtFirstAndKeepsTheOldOneLater() throws {
    let fixture = try SceneFixture(script: "nav.setRoot('Inbox')\nerror('no')\n")
    let session = try fixture.session()
    expectEqual(session.classes, [])
    #expect(session.messages.first?.contains("scene.lua:2: no") == true)
    try fixture.save("scene.lua", SceneFixture.script, for: session)
    expectEqual(session.classes, ["Inbox", "Draft"])
    expectEqual(session.messages, [])
    try fixture.save("scene.lua", "nav.setRoot(", for: session)
    expectEqual(session.classes, ["Inbox", "Draft"])
    #expect(session.messages.first?.contains("scene.lua:1:") == true)
  }

  @Test func aFaultGoesWhenThePluginIsReloaded() throws {
    let failing = "return { name = 'guard', shouldPop = function() error('no') end }"
    let fixture = try SceneFixture(plugins: ["guard.lua": failing])
    let session = try fixture.session()
    session.say(#"{"do":"tapBack"}"#)
    expectEqual(session.messages.count, 1)
    #expect(session.messages.first?.contains("(shouldPop of plugin 'guard')") == true)
    session.say(#"{"do":"reload"}"#)
    expectEqual(session.messages, [])
  }

  @Test func aBrokenPluginIsToldAndTheOldOneGoesOn() throws {
    let fixture = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin])
    let session = try fixture.session()
    try fixture.save("plugins/guard.lua", SceneFixture.broken, for: session)
    let problem = try #require(session.part(.problems).array?.first)
    let message = try #require(problem["message"]?.text)
    #expect(message.hasPrefix(fixture.folder.path("plugins/guard.lua") + ":3: "), "\(message)")
    expectEqual(
      problem["excerpt"]?.text,
      "3 |   shouldPop = function( return end,\n  |                         ^")
    session.say(#"{"do":"tapBack"}"#)
    expectEqual(session.outcome, "pop deferred")
    expectEqual(session.part(.source)["text"]?.text, SceneFixture.guardPlugin)
    try fixture.save("plugins/guard.lua", strict, for: session)
    expectEqual(session.messages, [])
    expectEqual(session.part(.question), .null)
  }

  @Test func aScriptMayEndItself() throws {
    let fine = try SceneFixture(script: "nav.setRoot('Inbox') os.exit(0)").session()
    #expect(fine.classes == ["Inbox"] && fine.messages == [])
    let failed = try SceneFixture(script: "nav.setRoot('Inbox') os.exit(3)").session()
    #expect(failed.classes == [] && failed.messages == ["the script ended itself with status 3"])
    let missing = try SceneFixture()
    try FileManager.default.removeItem(atPath: missing.folder.path("scene.lua"))
    #expect(try missing.session().messages.first?.contains("scene.lua") == true)
  }

  @Test func aFaultNamesItsHookAndAQuarantineItsPlugin() throws {
    let failing =
      "return { name = 'guard', controllers = 'Draft', shouldPop = function() error('no') end }"
    let script =
      SceneFixture.script + "\nnav.hook('Form', 'shouldPop', function() error('mine') end)"
    let session = try SceneFixture(script: script, plugins: ["guard.lua": failing]).session()
    session.say(#"{"do":"push","class":"Form"}"#)
    session.settle()
    session.say(#"{"do":"tapBack"}"#)
    session.settle()
    #expect(session.messages.last?.hasSuffix("mine (shouldPop of the script)") == true)
    for _ in 1...3 {
      session.say(#"{"do":"tapBack"}"#)
      session.settle()
      session.say(#"{"do":"push","class":"Draft"}"#)
      session.settle()
    }
    let messages = session.messages
    #expect(messages.contains { $0.hasSuffix("no (shouldPop of plugin 'guard')") })
    #expect(messages.contains("plugin 'guard' is quarantined: its last three calls failed"))
  }

  @Test func listenersOfTheScriptHearWhatIsDoneAtThePage() throws {
    let script =
      SceneFixture.script
      + "\nnav.on('pop', function(event) nav.top.title = event.controller.class end)"
    let session = try SceneFixture(script: script).session()
    session.say(#"{"do":"pop"}"#)
    session.settle()
    expectEqual(session.part(.stack).array?.last?["title"]?.text, "Draft")
  }
}
