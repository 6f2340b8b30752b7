import Testing

@testable import NavhostPluginCheck

/// A source with one mistake. `«` stands right before the place that a finding has to name.
struct Planted: CustomTestStringConvertible, Sendable {
  var rule: String
  var file: String
  var text: String
  /// What the message has to say.
  var hint: String

  init(_ rule: String, _ hint: String = "", file: String = "plugins/p.lua", _ text: String) {
    self.rule = rule
    self.hint = hint
    self.file = file
    self.text = text
  }

  var testDescription: String { "\(rule): \(text)" }

  /// The source without the mark.
  var source: String { text.replacing("«", with: "") }

  /// Where the mark stood.
  var place: (line: Int, column: Int) {
    let before = text.prefix { $0 != "«" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.count, (lines.last?.count ?? 0) + 1)
  }

  /// Expects that this mistake is found at its place, and nothing else.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let findings = Checker.check(source, file: file)
    let finding = try #require(
      findings.first, "nothing found", sourceLocation: sourceLocation)
    #expect(findings.count == 1, "\(findings)", sourceLocation: sourceLocation)
    #expect(finding.rule == rule, "\(finding)", sourceLocation: sourceLocation)
    #expect(finding.line == place.line, "\(finding)", sourceLocation: sourceLocation)
    #expect(finding.column == place.column, "\(finding)", sourceLocation: sourceLocation)
    #expect(finding.message.contains(hint), "\(finding.message)", sourceLocation: sourceLocation)
  }

  /// In the body of a plugin's file.
  static func plugin(_ rule: String, _ hint: String, _ line: String) -> Planted {
    Planted(rule, hint, "\(line)\nreturn { name = \"x\" }")
  }

  /// In the `shouldPop` of a plugin.
  static func pop(_ rule: String, _ hint: String, _ body: String) -> Planted {
    Planted(
      rule, hint, "return {\n  shouldPop = function(controller, pop)\n    \(body)\n  end,\n}")
  }

  static func script(_ rule: String, _ hint: String, _ text: String) -> Planted {
    Planted(rule, hint, file: "s.lua", text)
  }
}
