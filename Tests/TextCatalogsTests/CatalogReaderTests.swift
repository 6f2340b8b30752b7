import Expectations
import NavhostTextCatalogs
import ProgramSupport
import Testing

/// What of a catalog is read, and what is refused.
@Suite struct CatalogReaderTests {
  @Test func languagesAreThoseThatStandInIt() throws {
    let folder = try Folder([
      "C.xcstrings": """
      {"sourceLanguage":"en","strings":{
        "a":{"localizations":{"pt_BR":{},"EN":{"stringUnit":{"value":"A"}}}},
        "b":{"localizations":{"pt-BR":{"stringUnit":{"value":"B"}},"de":{}}}}}
      """
    ])
    let catalog = try CatalogReader.read(folder.path("C.xcstrings"))
    expectEqual(catalog.sourceLanguage, "en")
    expectEqual(catalog.languages, ["de", "pt_BR"])
    expectEqual(catalog.languagesWithout("a"), ["de", "pt_BR"])
    expectEqual(catalog.languagesWithout("b"), ["de"])
    expectEqual(catalog.languagesWithout("c"), ["de", "pt_BR"])
    #expect(catalog.has("a") && !catalog.has("c"))
    expectEqual(catalog.text("a", [], in: nil), "A")
  }

  @Test(arguments: [
    ("{\"sourceLanguage\":\"en\",\"strings\":{\"a\":[]}}", "1: \"a\": an entry must be an object"),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{\n\"a\":{\"localizations\":{\"de\":1}}}}",
      "2: \"a\": a localization must be an object"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":{\"value\":1}}}}}}",
      "1: \"a\": 'value' must be a text"
    ),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":1}",
      "1: no String Catalog: 'version' must be a text such as \"1.0\""
    ),
  ])
  func whatIsOfAWrongTypeIsToldWithItsLine(text: String, message: String) throws {
    let folder = try Folder(["C": text])
    let path = folder.path("C")
    let error = #expect(throws: CatalogError.self) { try CatalogReader.read(path) }
    expectEqual(error?.message, "\(path):\(message)")
  }

  @Test(arguments: [
    ("", ":1: no String Catalog: is empty"), (" \n", ":1: no String Catalog: is empty"),
    ("\u{FEFF}{}", ":1: no JSON: a byte order mark: write the text without it"),
  ])
  func whatIsNoObjectIsToldAsWhatItIs(text: String, message: String) throws {
    let folder = try Folder(["C": text])
    let path = folder.path("C")
    let error = #expect(throws: CatalogError.self) { try CatalogReader.read(path) }
    expectEqual(error?.message, path + message)
  }

  @Test func fieldsThatAreNotReadMayBeAnything() throws {
    let folder = try Folder([
      "C": """
      {"x":[1,{"y":null}],"sourceLanguage":"en","strings":{"a":{"comment":3,"shouldTranslate":false,
      "localizations":{"de":{"substitutions":[],"variations":{"width":1,"device":{"ipad":{},"iphone":
      {"stringUnit":{"value":"i"}}}}}}}}}
      """
    ])
    let catalog = try CatalogReader.read(folder.path("C"))
    expectEqual(catalog.text("a", [], in: "de"), "i")
  }
}
