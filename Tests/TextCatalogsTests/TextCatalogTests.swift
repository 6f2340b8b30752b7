import Expectations
import NavhostPluginHost
import NavhostTextCatalogs
import ProgramSupport
import Testing

/// In which language a text is found, and how a host gets it.
@Suite struct TextCatalogTests {
  private func catalog(_ texts: [String: String]) throws -> TextCatalog {
    let members = texts.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\":{\"stringUnit\":{\"value\":\"\($0.value)\"}}" }
    let folder = try Folder([
      "C":
        "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\(members.joined(separator: ","))}}}}"
    ])
    return try CatalogReader.read(folder.path("C"))
  }

  @Test(arguments: [
    ("zh-Hans-CN", "hans"), ("ZH_HANS", "hans"), ("zh-Hant", "zh"), ("de", "en"), ("z", "en"),
  ])
  func aCodeLosesItsPartsFromTheEnd(code: String, text: String) throws {
    let catalog = try catalog(["zh": "zh", "zh-Hans": "hans", "en": "en"])
    expectEqual(catalog.text("k", [], in: code), text)
  }

  @Test func withoutATextThereIsNone() throws {
    let catalog = try catalog(["zh": "zh", "en": ""])
    #expect(catalog.text("k", [], in: "de") == nil)
    #expect(catalog.text("other", [], in: "zh") == nil)
  }

  @Test func ofALanguageThatIsSpelledTwoWaysTheOneWithATextCounts() throws {
    try expectEqual(catalog(["DE": "", "de": "de", "en": "en"]).text("k", [], in: "de"), "de")
    try expectEqual(catalog(["DE": "DE", "de": "", "en": "en"]).text("k", [], in: "de"), "DE")
  }

  @Test func aHostHasItsLanguageBackAfterAReset() throws {
    let host = NavigationHost()
    try catalog(["zh": "zh", "de": "de"]).put(into: host, language: "zh")
    expectEqual(host.localizedString?("k", []), "zh")
    host.language = "de"
    expectEqual(host.localizedString?("k", []), "de")
    host.reset()
    expectEqual(host.language, "zh")
    let other = NavigationHost()
    other.takeTexts(of: host)
    expectEqual(other.localizedString?("k", []), "zh")
  }
}
