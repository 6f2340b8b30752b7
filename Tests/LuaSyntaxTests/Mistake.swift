import NavhostLuaSyntax
import Testing

/// A source that is no Lua. `«` stands right before the place that the error has to name.
struct Mistake: CustomTestStringConvertible, Sendable {
  /// What the message has to say.
  var message: String
  var text: String

  init(_ message: String, _ text: String) {
    self.message = message
    self.text = text
  }

  var testDescription: String { text }

  /// Expects that the parser finds it at its place.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let source = SourceText(file: "a.lua", text: text.replacing("«", with: ""))
    let error = #expect(throws: SyntaxError.self, sourceLocation: sourceLocation) {
      try Parser.parse(source)
    }
    let offset = text.prefix { $0 != "«" }.utf8.count
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
    #expect(error?.offset == offset, "\(error?.message ?? "")", sourceLocation: sourceLocation)
  }
}
