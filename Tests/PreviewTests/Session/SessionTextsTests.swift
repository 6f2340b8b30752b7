import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPreview
@testable import NavhostScriptHost
@testable import navhost_preview

/// The choice of a language on the page, and a catalog that is saved.
@Suite struct SessionTextsTests {
  private static func catalog(_ german: String) -> String {
    """
    {"sourceLanguage":"en","strings":{"Sure?":{"localizations":{"de":{"stringUnit":{"value":"\(german)"}}}}}}
    """
  }

  private static let plugin =
    "return {name = 'asks', shouldPop = function() return confirm(text('Sure?')) end}"

  private func session(_ fixture: SceneFixture) throws -> PreviewSession {
    try fixture.folder.write("C.xcstrings", Self.catalog("Sicher?"))
    var setup = fixture.scene
    var options = TextOptions()
    (options.catalog, options.language) = (fixture.folder.path("C.xcstrings"), nil)
    setup.texts = try options.preview()
    return try #require(PreviewSession(setup, Watchdog(patience: 60)))
  }

  private func asked(_ session: PreviewSession) -> String? {
    session.say(#"{"do":"tapBack"}"#)
    defer { session.say(#"{"do":"answer","value":false}"#) }
    return session.stage.host.navigation.question?.message
  }

  @Test func whatIsAskedIsInTheLanguageThatWasChosen() throws {
    let session = try session(SceneFixture(plugins: ["asks.lua": Self.plugin]))
    let settings = session.part(.settings)
    expectEqual(settings["languages"]?.array?.compactMap(\.text), ["en", "de"])
    expectEqual(settings["language"]?.text, "en")
    expectEqual(asked(session), "Sure?")
    session.say(#"{"do":"language","code":"de"}"#)
    expectEqual(session.part(.settings)["language"]?.text, "de")
    expectEqual(asked(session), "Sicher?")
    session.say(#"{"do":"reset"}"#)
    expectEqual(asked(session), "Sure?")
  }

  @Test func aSavedCatalogIsLoadedAgainAndABrokenOneIsTold() throws {
    let fixture = try SceneFixture(plugins: ["asks.lua": Self.plugin])
    let session = try session(fixture)
    session.carryOut(.look)
    session.say(#"{"do":"language","code":"de"}"#)
    try fixture.save("C.xcstrings", Self.catalog("Wirklich?"), for: session)
    expectEqual(asked(session), "Wirklich?")
    try fixture.save("C.xcstrings", "{", for: session)
    #expect(session.view()[.problems]?.contains("no JSON") == true)
    expectEqual(asked(session), "Wirklich?")
  }
}
