import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPreview

/// A session as a text that somebody keeps.
@Suite struct SavedTextTests {
  /// The words of the page are those of the same session run by `navhost run`.
  @Test func theExplanationIsThatOfTheSavedScript() throws {
    let fixture = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin])
    let session = try fixture.session()
    session.swipe()
    session.say(#"{"do":"answer","value":false}"#)
    session.settle()
    session.swipe(at: 5000, to: 12)
    session.settle()
    session.say(#"{"do":"tapBack"}"#)
    try session.expectSavedScriptAgrees(fixture)
  }

  @Test func theSavedSpecHoldsAndNoticesAnotherPolicy() throws {
    let fixture = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin])
    let session = try fixture.session()
    session.swipe()
    session.say(#"{"do":"answer","value":true}"#)
    session.settle()
    session.say(#"{"do":"layOut","direction":"rtl"}"#)
    session.say(#"{"do":"push","class":"Screen"}"#)
    session.settle()
    session.say(#"{"do":"tapBack"}"#)
    session.settle()
    session.say(#"{"do":"save","as":"spec"}"#)
    try fixture.folder.write(
      "session_spec.lua", try #require(session.part(.saved)["text"]?.text))
    let good = try ProgramRun(["test", fixture.folder.path("session_spec.lua")])
    expectEqual(good.status, 0, "\(good.output)\(good.errors)")
    expectEqual(good.lastLine, "1 passed, 0 failed")
    let other = "return { name = 'guard', shouldPop = function() return false end }"
    try fixture.folder.write("plugins/guard.lua", other)
    try expectEqual(ProgramRun(["test", fixture.folder.path("session_spec.lua")]).status, 1)
  }

  /// The name of a folder stands in a comment, and ends with it.
  @Test func aFoldersNameIsNoCode() throws {
    let fixture = try SceneFixture()
    try fixture.folder.write("a\nos.exit(9) 'b'/x.txt", "")
    var scene = fixture.scene
    scene.folders = [fixture.folder.path("a\nos.exit(9) 'b'")]
    scene.script = nil
    let session = try #require(PreviewSession(scene, Watchdog(patience: 60)))
    for form in ["script", "spec"] {
      let text = saved(form, session)
      let code = text.split(separator: "\n").filter { !$0.hasPrefix("--") }
      #expect(!code.joined().contains("os.exit"), "\(text)")
    }
    #expect(saved("script", session).contains("\\nos.exit(9) "), "shown, not run")
  }

  private func saved(_ form: String, _ session: PreviewSession) -> String {
    session.say(#"{"do":"save","as":"\#(form)"}"#)
    expectEqual(session.part(.saved)["as"]?.text, form)
    return session.part(.saved)["text"]?.text ?? ""
  }

  @Test func pausesAreOneAndStatementsStandInOrder() throws {
    let fixture = try SceneFixture()
    let session = try fixture.session()
    session.say(#"{"do":"push","class":"A"}"#)
    session.settle()
    session.say(#"{"do":"tapBack"}"#)
    session.settle()
    let script = saved("script", session)
    let lines = script.split(separator: "\n").map(String.init)
    expectEqual(lines[at: 0], "-- Saved by navhost preview.")
    expectEqual(
      lines[at: 1], "-- Run it with: navhost run --plugins \(fixture.folder.path("plugins")) FILE")
    expectEqual(lines[at: 2], "dofile(\"\(fixture.folder.path("scene.lua"))\")")
    let calls = lines.dropFirst(3).map { $0.prefix { $0 != "(" } }
    expectEqual(calls, ["nav.push", "nav.advance", "nav.tapBack", "nav.advance"])
  }

  @Test func aSpecExpectsWhatCameOfEachCall() throws {
    let session = try SceneFixture(plugins: ["guard.lua": SceneFixture.guardPlugin]).session()
    session.say(#"{"do":"tapBack"}"#)
    session.say(#"{"do":"answer","value":false}"#)
    let spec = saved("spec", session)
    #expect(spec.contains("    assert(nav.use(\""))
    #expect(
      spec.contains("    assert.asked(\"Leave the draft?\", nav.tapBack({settle = false}))\n"),
      "\(spec)")
    #expect(
      spec.contains("    assert.same({ { id = \"ok\", title = \"Leave\", style = "), "\(spec)")
    #expect(spec.contains("    assert.equal(\"blocked\", (nav.answer(false, {settle = false})))\n"))
  }

  @Test(arguments: ["choose", "await"])
  func aSpecExpectsEachKindOfQuestion(kind: String) throws {
    let isChoice = kind == "choose"
    let ask = isChoice ? "choose('Save?', {'Save', 'Stay'}) == 'Save'" : "await('save', {n = 1})"
    let plugin = "return { name = 'asks', shouldPop = function() return \(ask) end }"
    let fixture = try SceneFixture(plugins: ["asks.lua": plugin])
    let session = try fixture.session()
    session.say(#"{"do":"tapBack"}"#)
    session.say(
      isChoice ? #"{"do":"answer","id":"Stay"}"# : #"{"do":"answer","failed":"offline"}"#)
    session.swipe()
    session.say(isChoice ? #"{"do":"answer","id":"Save"}"# : #"{"do":"answer","value":true}"#)
    session.settle()
    let spec = saved("spec", session)
    let text = isChoice ? "Save?" : "save"
    #expect(
      spec.contains("    assert.asked(\"\(text)\", nav.tapBack({settle = false}))\n"), "\(spec)")
    #expect(spec.contains("    assert.equal(\"\(kind)\", nav.question().kind)\n"))
    expectEqual(spec.contains("nav.onAwait"), !isChoice)
    expectEqual(spec.contains("    assert.same({n = 1}, nav.question().data)\n"), !isChoice)
    try fixture.folder.write("session_spec.lua", spec)
    let path = fixture.folder.path("session_spec.lua")
    let run = try ProgramRun(["test", path])
    expectEqual(run.status, 0, "\(run.output)\(run.errors)\(spec)")
    try fixture.folder.write("plugins/asks.lua", plugin.replacing("ave", with: "end"))
    try expectEqual(ProgramRun(["test", path]).status, 1)
  }

  @Test func whatNeedsAHelperBringsIt() throws {
    let plain = try SceneFixture().session()
    #expect(!saved("script", plain).contains("local function"))
    plain.say(#"{"do":"layOut","width":820,"profile":"ios26"}"#)
    let laidOut = saved("script", plain)
    #expect(laidOut.contains("local function layOut(options)"))
    #expect(
      laidOut.contains("layOut{width = 820, height = 844, direction = \"ltr\", ios = 26")
    )
    let sheet = try SceneFixture(script: "nav.setRoot('A') nav.present('S')").session()
    sheet.say(#"{"do":"swipeDown"}"#)
    #expect(saved("script", sheet).contains("\nfront().swipeDown{settle = false}\n"))
  }

  @Test func aTraceIsThatOfTheScript() throws {
    let session = try SceneFixture().session()
    session.say(#"{"do":"tapBack"}"#)
    let lines = saved("trace", session).split(separator: "\n")
    #expect(lines.first?.hasPrefix("{\"navhost\":1,") == true)
    #expect(lines.contains { $0.contains("\"op\":\"tapBack\"") })
  }
}
