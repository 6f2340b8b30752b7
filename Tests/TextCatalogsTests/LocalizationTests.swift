import Expectations
import NavhostPluginHost
import NavhostTextCatalogs
import ProgramSupport
import Testing

/// Which of an entry's texts counts.
@Suite struct LocalizationTests {
  private func text(_ localization: String, _ values: StringArgument...) throws -> String? {
    let folder = try Folder([
      "C":
        "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"pl\":\(localization)}}}}"
    ])
    return try CatalogReader.read(folder.path("C")).text("k", values, in: "pl")
  }

  private func unit(_ text: String) -> String { "{\"stringUnit\":{\"value\":\"\(text)\"}}" }

  private func variations(_ kind: String, _ forms: [String: String]) -> String {
    let members = forms.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
    return "{\"variations\":{\"\(kind)\":{\(members.joined(separator: ","))}}}"
  }

  @Test func thePluralFormIsThatOfTheFirstWholeNumber() throws {
    let forms = variations("plural", ["one": unit("1"), "few": unit("f"), "other": unit("o")])
    try expectEqual(text(forms, .text("x"), .integer(-22), .integer(1)), "f")
    try expectEqual(text(forms, .number(1)), "1")
    try expectEqual(text(forms, .number(1.5)), "o")
    try expectEqual(text(forms, .integer(.min)), "o", "a category without a text has that of other")
    try expectEqual(text(forms), "o")
  }

  @Test func oneKindOfVariationMayStandInsideTheOther() throws {
    let devices = variations("device", ["iphone": unit("i"), "other": unit("o"), "mac": unit("m")])
    try expectEqual(text(devices), "i")
    try expectEqual(text(variations("device", ["other": unit("o"), "iphone": unit("")])), "o")
    try expectEqual(text(variations("plural", ["other": devices])), "i")
    let plural = variations("plural", ["one": unit("1"), "other": unit("o")])
    try expectEqual(text(variations("device", ["iphone": plural]), .integer(1)), "1")
  }

  @Test func anEmptyTextIsNone() throws {
    #expect(try text(unit("")) == nil)
    #expect(try text("{}") == nil)
    #expect(try text(variations("plural", ["one": unit("1")]), .integer(5)) == nil)
  }
}
