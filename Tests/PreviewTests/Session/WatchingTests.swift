import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPreview

/// Saving is enough.
@Suite struct WatchingTests {
  private let strict = """
    return { name = "guard", shouldPop = function() return false, "never" end }
    """

  @Test func aSavedPluginIsTakenOver() throws {
    let fixture = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin])
    let session = try fixture.session()
    try fixture.save("plugins/guard.lua", strict, for: session)
    session.say(#"{"do":"tapBack"}"#)
    expectEqual(session.outcome, "pop blocked: never")
    expectEqual(session.classes, ["Inbox", "Draft"])
    expectEqual(session.part(.source)["text"]?.text, strict)
  }

  @Test func newFilesComeAndRemovedOnesGo() throws {
    let fixture = try SceneFixture()
    let session = try fixture.session()
    try fixture.save("plugins/bad.lua", SceneFixture.broken, for: session)
    expectEqual(session.messages.count, 1)
    try FileManager.default.removeItem(atPath: fixture.folder.path("plugins/bad.lua"))
    session.carryOut(.look)
    expectEqual(session.messages, [])
    try fixture.save("plugins/strict/init.lua", strict, for: session)
    session.say(#"{"do":"tapBack"}"#)
    expectEqual(session.outcome, "pop blocked: never")
    try FileManager.default.removeItem(atPath: fixture.folder.path("plugins/strict/init.lua"))
    session.carryOut(.look)
    session.say(#"{"do":"tapBack"}"#)
    session.settle()
    expectEqual(session.classes, ["Inbox"])
  }

  /// What was the plugin's file is a folder, and then nothing.
  @Test func aFileThatBecomesAFolderIsGone() throws {
    let fixture = try SceneFixture(plugins: ["strict.lua": strict])
    let session = try fixture.session()
    let path = fixture.folder.path("plugins/strict.lua")
    try FileManager.default.removeItem(atPath: path)
    try fixture.save("plugins/strict.lua/notes.txt", "", for: session)
    expectEqual(session.messages, [path + ": has no init.lua"])
    session.say(#"{"do":"tapBack"}"#)
    session.settle()
    expectEqual(session.classes, ["Inbox"])
    try FileManager.default.removeItem(atPath: path)
    session.carryOut(.look)
    expectEqual(session.messages, [])
    try fixture.save("plugins/strict.lua", strict, for: session)
    session.say(#"{"do":"push","class":"Draft"}"#)
    session.settle()
    session.say(#"{"do":"tapBack"}"#)
    expectEqual(session.outcome, "pop blocked: never")
  }

  @Test func whatCannotBeReadAsAPluginIsToldAsLongAsItIsThere() throws {
    let fixture = try SceneFixture(plugins: ["strict.lua": strict])
    let path = fixture.folder.path("plugins/bad.lua")
    try fixture.folder.link("plugins/bad.lua", to: "nowhere")
    let session = try fixture.session()
    expectEqual(session.messages, [path + ": is a link that leads nowhere"])
    try FileManager.default.removeItem(atPath: path)
    expectEqual(mkfifo(path, 0o600), 0)
    session.carryOut(.look)
    expectEqual(session.messages, [path + ": is a pipe, not a file"])
    session.say(#"{"do":"reload"}"#)
    expectEqual(session.messages.count, 1)
    try FileManager.default.removeItem(atPath: path)
    session.carryOut(.look)
    expectEqual(session.messages, [])
    session.say(#"{"do":"tapBack"}"#)
    expectEqual(session.outcome, "pop blocked: never", "the other stays")
  }

  @Test func theTextThatDecidedStaysUntilTheNextDecision() throws {
    let fixture = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin])
    let session = try fixture.session()
    session.say(#"{"do":"tapBack"}"#)
    session.say(#"{"do":"answer","value":false}"#)
    expectEqual(session.part(.source)["text"]?.text, SceneFixture.guardPlugin)
    try fixture.save("plugins/guard.lua", strict, for: session)
    expectEqual(session.part(.source)["text"]?.text, SceneFixture.guardPlugin)
    session.say(#"{"do":"tapBack"}"#)
    expectEqual(session.part(.source)["text"]?.text, strict)
  }

  @Test func aPushIsDoneAgainWhateverItsControllersNumberIs() throws {
    let fixture = try SceneFixture()
    let session = try fixture.session()
    session.say(#"{"do":"push","class":"Form"}"#)
    session.settle()
    let more = "nav.setRoot('Welcome')\n" + SceneFixture.script
    try fixture.save("scene.lua", more, for: session)
    expectEqual(session.classes, ["Inbox", "Draft", "Form"])
    expectEqual(session.messages, [])
  }

  @Test func aFieldThatIsNearlyAHookIsToldUntilItIsMended() throws {
    let misspelt = "return {\n  name = 'guard',\n  shuoldPop = function() return false end,\n}\n"
    let fixture = try SceneFixture(plugins: ["guard.lua": misspelt])
    let session = try fixture.session()
    let problem = try #require(session.part(.problems).array?.first)
    let place = fixture.folder.path("plugins/guard.lua") + ":3: "
    expectEqual(problem["kind"]?.text, "warning")
    expectEqual(
      problem["message"]?.text, place + "unknown field 'shuoldPop'; did you mean 'shouldPop'?")
    #expect(problem["excerpt"]?.text?.hasSuffix("  |   ^") == true)
    session.say(#"{"do":"reload"}"#)
    expectEqual(session.messages.count, 1)
    try fixture.save(
      "plugins/guard.lua", misspelt.replacing("shuold", with: "should"), for: session)
    expectEqual(session.messages, [])
  }

  @Test func aChangedScriptIsPlayedAnewWithWhatWasDone() throws {
    let fixture = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin])
    let session = try fixture.session()
    session.say(#"{"do":"push","class":"A"}"#)
    session.settle()
    session.say(#"{"do":"push","class":"B"}"#)
    session.settle()
    let more = SceneFixture.script + "\nnav.top.title = 'Another'\n"
    try fixture.save("scene.lua", more, for: session)
    expectEqual(session.classes, ["Inbox", "Draft", "A", "B"])
    expectEqual(session.part(.stack).array?[1]["title"]?.text, "Another")
    expectEqual(session.messages, [])
  }

  @Test(arguments: ["nav.setRoot(", "error('no')"])
  func aScriptThatCannotBePlayedAnyMoreLeavesTheStack(broken: String) throws {
    let fixture = try SceneFixture()
    let session = try fixture.session()
    session.say(#"{"do":"push","class":"Letter"}"#)
    session.settle()
    for _ in 1...2 {
      try fixture.save("scene.lua", broken, for: session)
      expectEqual(session.classes, ["Inbox", "Draft", "Letter"])
      expectEqual(session.messages.count, 1, "\(session.messages)")
      try fixture.save("scene.lua", broken + " ", for: session)
    }
    session.say(#"{"do":"tapBack"}"#)
    session.settle()
    expectEqual(session.classes, ["Inbox", "Draft"])
    try fixture.save("scene.lua", SceneFixture.script, for: session)
    #expect(session.classes == ["Inbox", "Draft"] && session.messages == [])
  }

  @Test func aReloadThatDropsAQuestionSaysSo() throws {
    let fixture = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin])
    let session = try fixture.session()
    session.say(#"{"do":"tapBack"}"#)
    #expect(session.explanation.contains("guard.shouldPop: ask"))
    session.say(#"{"do":"reload"}"#)
    expectEqual(session.part(.question), .null)
    let words = "the question was dropped: Leave the draft?"
    #expect(session.explanation.contains(words), "\(session.explanation)")
    let cards = session.part(.cards).array?.compactMap { $0["reason"]?.text } ?? []
    #expect(cards.contains(words) && !cards.contains("asks the person"))
  }

  @Test func whatComesOutOtherwiseIsDroppedAndTold() throws {
    let fixture = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin])
    let session = try fixture.session()
    session.say(#"{"do":"push","class":"A"}"#)
    session.settle()
    session.say(#"{"do":"tapBack"}"#)
    session.settle()
    session.swipe(at: 9000)
    #expect(session.part(.question) != .null)
    session.say(#"{"do":"answer","value":false}"#)
    let clean = SceneFixture.script.replacing("dirty = true", with: "dirty = false")
    try fixture.save("scene.lua", clean, for: session)
    expectEqual(session.part(.question), .null)
    expectEqual(session.classes, ["Inbox", "Draft"])
    let message = try #require(session.messages.first)
    #expect(message.contains("came to deferred before and comes to nothing now"), "\(message)")
    #expect(message.hasSuffix("this and the 1 steps after it are dropped"))
    expectEqual(session.messages.count, 1)
  }
}
