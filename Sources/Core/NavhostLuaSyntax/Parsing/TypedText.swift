/// What a text is that somebody types line by line.
package enum TypedText: Sendable {
  /// Its values are to be shown.
  case expression
  case statement
  /// More lines may make it one of the two.
  case incomplete
  /// No line that could follow makes it right.
  case wrong

  package init(_ text: String) {
    guard let expression = Self.refusal(of: "return " + text) else {
      self = .expression
      return
    }
    guard let statement = Self.refusal(of: text) else {
      self = .statement
      return
    }
    let wantsMore = statement.wantsMore(text) || expression.wantsMore(text)
    self = wantsMore ? .incomplete : .wrong
  }

  private static func refusal(of text: String) -> SyntaxError? {
    do {
      _ = try Parser.parse(SourceText(file: "", text: text), isPiece: true)
      return nil
    } catch {
      return error
    }
  }
}

extension SyntaxError {
  /// Whether the text ends too soon. A string cannot go on in the next line unless a backslash says
  /// so.
  fileprivate func wantsMore(_ text: String) -> Bool {
    guard message.hasSuffix("<eof>") else { return false }
    return !message.hasPrefix("unfinished string") || text.hasSuffix("\\")
  }
}

/// What the lines so far of a statement leave open, told line by line: brackets, blocks, long
/// strings. It is a quick look, no parser: a statement of many lines is parsed only where this says
/// that it may be complete.
package struct OpenBlocks: Sendable {
  private var depth = 0
  /// The `do` to come belongs to a loop that is counted already.
  private var loops = 0
  /// What closes the long string or comment that is open.
  private var closing: String?
  private var lines = 0
  /// From so many lines on the statement is parsed, whatever is open.
  private var nextLook = 0
  private static let shortStatement = 32

  package init() {}

  /// Whether something is open, so that the statement cannot be complete.
  package var isOpen: Bool { depth > 0 || closing != nil }

  /// Whether the statement is to be parsed now. A long one is, where nothing is open in it, and now and
  /// then, so that a mistake is told: else each line would cost as much as all before it.
  package mutating func mayBeComplete() -> Bool {
    guard isOpen, lines < nextLook else {
      nextLook = max(Self.shortStatement, lines * 2)
      return true
    }
    return false
  }

  /// Takes the next line in.
  package mutating func take(_ line: String) {
    lines += 1
    var rest = Substring(line)
    if let closing {
      guard let end = rest.range(of: closing) else { return }
      rest = rest[end.upperBound...]
      self.closing = nil
    }
    let pieces = Piece.all(of: String(rest))
    for piece in pieces { take(piece) }
    if let last = pieces.last { closing = Self.closing(of: last) }
  }

  private mutating func take(_ piece: Piece) {
    switch piece.kind {
    case .symbol, .keyword: break
    default: return
    }
    switch piece.text {
    case "(", "{", "[", "function", "if", "repeat": depth += 1
    case "while", "for":
      depth += 1
      loops += 1
    case "do": if loops > 0 { loops -= 1 } else { depth += 1 }
    case ")", "}", "]", "end", "until": depth = max(0, depth - 1)
    default: break
    }
  }

  /// `]]`, `]=]` where the piece is a long string or comment that is not closed.
  private static func closing(of piece: Piece) -> String? {
    var text = Substring(piece.text)
    if piece.kind == .comment {
      guard text.hasPrefix("--[") else { return nil }
      text = text.dropFirst(2)
    } else if piece.kind != .openString {
      return nil
    }
    guard text.first == "[" else { return nil }
    let level = text.dropFirst().prefix { $0 == "=" }.count
    guard text.dropFirst(level + 1).first == "[" else { return nil }
    let closing = "]" + String(repeating: "=", count: level) + "]"
    return piece.kind == .comment && text.hasSuffix(closing) ? nil : closing
  }
}

extension Substring {
  /// Where a text stands first, without Foundation.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
