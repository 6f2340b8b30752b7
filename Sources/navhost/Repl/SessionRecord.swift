internal import Lua
internal import Scripting

/// What was typed, as a script that does the same.
struct SessionRecord {
  enum Entry {
    case expression(String)
    case statement(String)
    /// It ended in an error, and may have done something before.
    case failed(String, isExpression: Bool)
    /// Ctrl-C stopped it; it might run for ever again.
    case interrupted(String)
  }

  private var entries: [Entry] = []

  /// Notes a statement that was run.
  mutating func add(_ text: String, _ compiled: Source.Compiled, _ step: Repl.Step) {
    switch (compiled, step) {
    case (_, .interrupted): entries.append(.interrupted(text))
    case (.expression, .failed): entries.append(.failed(text, isExpression: true))
    case (_, .failed): entries.append(.failed(text, isExpression: false))
    case (.expression, _): entries.append(.expression(text))
    default: entries.append(.statement(text))
    }
  }

  /// Notes what a dot command did.
  mutating func add(_ statement: String) {
    entries.append(.statement(statement))
  }

  /// The first line of every saved session.
  static let head = "-- A session of navhost repl."

  /// The script.
  var script: String {
    let usesResults = entries.contains { Self.mentionsResult($0.text) }
    let usesHelp = entries.contains { Self.words($0.text).contains("help") }
    let lines = entries.map { $0.lua(keepsResults: usesResults) }
    let head = usesHelp ? [Self.head, Self.withoutHelp] : [Self.head]
    return (head + lines).joined(separator: "\n") + "\n"
  }

  /// Scripts do not have the REPL's `help`.
  private static let withoutHelp = "help = help or function() end"

  /// Whether it reads `_`, `__`, `_2`.
  private static func mentionsResult(_ text: String) -> Bool {
    words(text).contains { word in
      word == "__" || word.first == "_" && word.dropFirst().allSatisfy(\.isNumber)
    }
  }

  private static func words(_ text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

extension SessionRecord.Entry {
  var text: String {
    switch self {
    case .expression(let text), .statement(let text), .failed(let text, _): text
    case .interrupted: ""
    }
  }

  /// A line, or several, of the script; locals end with the statement, as they do in the REPL.
  func lua(keepsResults: Bool) -> String {
    switch self {
    case .expression(let text):
      let value = Self.withoutEnd(text)
      if keepsResults { return "__ = _; _, _2, _3 = \(value)" }
      return Self.isCall(value) ? value : "print(\(value))"
    case .statement(let text):
      let first = text.drop { $0.isWhitespace }
      if first.hasPrefix("local ") { return "do \(text) end" }
      return first.hasPrefix("return") ? ";(function() \(text)\nend)()" : text
    case .failed(let text, let isExpression):
      return "pcall(function() \(isExpression ? "return " : "")\(text)\nend)"
    case .interrupted(let text):
      return "-- interrupted: " + text.replacing("\n", with: "\n-- ")
    }
  }

  private static func withoutEnd(_ text: String) -> String {
    var text = text
    while let last = text.last, last == ";" || last.isWhitespace { text.removeLast() }
    return text
  }

  /// Whether an expression can stand as a statement: `f(x)`, `nav.use "x"`, `f{}`.
  private static func isCall(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_", let last = text.last else {
      return false
    }
    guard last == ")" || last == "}" || last == "\"" || last == "'" else { return false }
    let name = text.prefix { $0.isLetter || $0.isNumber || "._:".contains($0) }
    let rest = text.dropFirst(name.count).drop { $0.isWhitespace }
    guard let open = rest.first, "({\"'".contains(open), !["not", "function", "nil"].contains(name)
    else { return false }
    return Self.closes(rest)
  }

  /// Whether the bracket or the quote that opens the text is closed at its end, and not before.
  private static func closes(_ text: Substring) -> Bool {
    var depth = 0
    var quote: Character?
    var previous: Character = " "
    for (place, character) in text.enumerated() {
      if let open = quote {
        if character == open, previous != "\\" { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "({[".contains(character) {
        depth += 1
      } else if ")}]".contains(character) {
        depth -= 1
      }
      previous = character
      if depth == 0, quote == nil { return place == text.count - 1 }
    }
    return false
  }
}
