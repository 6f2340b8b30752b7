import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPreview

/// Sheets, tabs, stacks inside a controller, and the ways out that they add.
@Suite struct StacksTests {
  private static let script = """
    nav.setRoot { class = "Inbox", title = "Inbox" }
    local tabs = nav.tabs { { class = "Search", title = "Search" } }
    nav.push { class = "Draft", title = "Draft", props = { dirty = true } }
    """

  private func places(_ session: PreviewSession) -> [String] {
    session.part(.stack).array?.map { line in
      "\(line["class"]?.text ?? "") \(line["place"]?.text ?? "")"
    } ?? []
  }

  @Test func aSheetIsDraggedDownAndAsks() throws {
    let sheet = """
      nav.setRoot("Inbox")
      nav.present { class = "Draft", props = { dirty = true } }
      """
    let fixture = try SceneFixture(
      script: sheet, plugins: ["guard.lua": SceneFixture.guardPlugin])
    let session = try fixture.session()
    expectEqual(places(session), ["Inbox ", "Draft in a sheet"])
    expectEqual(session.part(.phone)["sheet"], .boolean(true))
    session.say(#"{"do":"touch","phase":"began","x":195,"y":80,"id":1,"t":0}"#)
    session.say(#"{"do":"touch","phase":"moved","x":195,"y":300,"id":1,"t":100}"#)
    session.say(#"{"do":"touch","phase":"ended","x":195,"y":700,"id":1,"t":200}"#)
    expectEqual(session.part(.question)["message"]?.text, "Leave the draft?")
    session.say(#"{"do":"answer","value":true}"#)
    session.settle()
    expectEqual(session.classes, ["Inbox"])
    expectEqual(session.part(.phone)["sheet"], .boolean(false))
    try session.expectSavedScriptAgrees(fixture)
  }

  @Test func tabsAreTappedAndTheirStacksAreTouched() throws {
    let fixture = try SceneFixture(
      script: Self.script, plugins: ["guard.lua": SceneFixture.guardPlugin])
    let session = try fixture.session()
    expectEqual(places(session), ["Inbox tab 1", "Draft tab 1", "Search tab 2, hidden"])
    session.say(#"{"do":"select","tab":2}"#)
    expectEqual(places(session), ["Inbox tab 1, hidden", "Draft tab 1, hidden", "Search tab 2"])
    let tabs = session.part(.phone)["tabs"]?.array
    expectEqual(tabs?.map { $0["selected"] }, [.boolean(false), .boolean(true)])
    session.say(#"{"do":"push","class":"Result"}"#)
    session.settle()
    session.swipe()
    session.settle()
    expectEqual(places(session).last, "Search tab 2")
    session.say(#"{"do":"select","tab":1}"#)
    session.say(#"{"do":"select","tab":1}"#)
    expectEqual(session.outcome, "pop deferred")
    #expect(session.explanation.contains("tabBar") || session.part(.question) != .null)
    try session.expectSavedScriptAgrees(fixture)
  }

  @Test func aDeepLinkAsks() throws {
    let session = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin]).session()
    session.say(#"{"do":"setStack"}"#)
    expectEqual(session.outcome, "pop deferred")
    session.say(#"{"do":"answer","value":true}"#)
    session.settle()
    expectEqual(session.classes, ["Inbox"])
  }

  @Test func whatIsInsideAControllerIsTold() throws {
    let inside = """
      nav.setRoot("Inbox")
      local wizard = nav.push("Wizard")
      nav.embed(wizard, "Step")
      """
    let session = try SceneFixture(script: inside).session()
    expectEqual(places(session), ["Inbox ", "Wizard ", "Step inside Wizard"])
    let svg = session.part(.svg).text ?? ""
    #expect(svg.contains(">Inside</text>") && svg.contains(">Step</text>"))
  }

  @Test func theOtherGenerationKeepsTheStackAndSwipesOnTheContent() throws {
    let fixture = try SceneFixture()
    let session = try fixture.session()
    session.touch("began", 200, 0)
    session.touch("moved", 300, 100)
    session.touch("ended", 380, 200)
    expectEqual(session.outcome, "gesture ignored: distance")
    session.say(#"{"do":"layOut","profile":"ios26"}"#)
    expectEqual(session.part(.phone)["profile"]?.text, "ios26")
    expectEqual(session.classes, ["Inbox", "Draft"])
    session.touch("began", 200, 9000)
    session.touch("moved", 300, 9100)
    session.touch("ended", 390, 9200)
    session.settle()
    expectEqual(session.classes, ["Inbox"])
    try session.expectSavedScriptAgrees(fixture)
  }

  @Test func theTraceIsPlayedWithTheSameDecisions() throws {
    let fixture = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin])
    let session = try fixture.session()
    session.swipe()
    session.say(#"{"do":"answer","value":false}"#)
    session.settle()
    session.say(#"{"do":"tapBack"}"#)
    session.say(#"{"do":"answer","value":true}"#)
    session.settle()
    session.say(#"{"do":"save","as":"trace"}"#)
    let trace = try #require(session.part(.saved)["text"]?.text)
    try fixture.folder.write("trace.jsonl", trace)
    let packed = try ProgramRun(["trace", "pack", fixture.folder.path("trace.jsonl")])
    expectEqual(packed.status, 0, "\(packed.errors)")
    let replayed = try ProgramRun(
      ["trace", "replay", "--check", "--plugins", fixture.folder.path("plugins")],
      input: packed.output)
    expectEqual(replayed.status, 0, "\(replayed.output)\(replayed.errors)")
    let result = try JSONParser.parse(replayed.lastLine.utf8)
    expectEqual(result["same"], .boolean(true))
    #expect((result["decisions"]?.integer ?? 0) >= 2)
  }
}
