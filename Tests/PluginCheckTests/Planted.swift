import Testing

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
}
