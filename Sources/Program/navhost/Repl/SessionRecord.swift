internal import NavhostLua
internal import NavhostLuaSyntax
internal import NavhostNavigation

/// What was typed: enough to do it again, and to write it down.
struct SessionRecord {
  /// What came of a statement.
  enum Ending {
    /// The values of an expression; none of a statement.
    case done([LuaValue])
    /// It ended in an error with that message, and may have done something before.
    case failed(String)
    /// Ctrl-C stopped it; it might run for ever again.
    case interrupted
  }

  struct Entry {
    var text: String
    var isExpression: Bool
    var ending: Ending
    /// The question that it left open, where none was open before.
    var asked: Question?

    /// Whether it is done again by `.undo`, which replays all that was typed before.
    var isReplayed: Bool {
      if case .interrupted = ending { false } else { true }
    }
  }

  private(set) var entries: [Entry] = []

  /// Notes a statement that was run.
  mutating func add(
    _ text: String, isExpression: Bool, _ ending: Ending, asked: Question? = nil
  ) {
    entries.append(Entry(text: text, isExpression: isExpression, ending: ending, asked: asked))
  }

  /// Notes what a dot command did.
  mutating func add(_ statement: String) {
    add(statement, isExpression: false, .done([]))
  }

  /// Forgets the last one; nil where there is none.
  mutating func removeLast() -> Entry? { entries.popLast() }
}

extension SessionRecord.Entry {
  /// Whether it says something besides comments.
  var isCode: Bool { !code.isEmpty }

  /// The text without what stands behind the last word of code: comments, semicolons.
  var code: String {
    var tokens = Piece.all(of: text)
    while let last = tokens.last, [.space, .comment].contains(last.kind) || last.text == ";" {
      tokens.removeLast()
    }
    return tokens.map(\.text).joined()
  }

  /// Whether a keyword is in it.
  func has(_ keyword: String) -> Bool {
    Piece.all(of: text).contains { $0.kind == .keyword && $0.text == keyword }
  }

  /// Whether something stands in it that may be a call.
  var mayCall: Bool {
    var before: Piece?
    for piece in Piece.all(of: code) where piece.kind != .space && piece.kind != .comment {
      let isArgument = piece.kind == .string || ["(", "{"].contains(piece.text)
      let followsValue =
        before.map { [.name, .string].contains($0.kind) || [")", "]", "}"].contains($0.text) }
      if isArgument, followsValue == true { return true }
      before = piece
    }
    return false
  }

  /// Whether it reads the arguments of the chunk, which the prompt has not got.
  var mentionsArguments: Bool { Piece.all(of: text).contains { $0.text == "..." } }

  /// Whether locals or labels in it would meet those of others.
  var needsBlock: Bool { has("local") || Piece.all(of: text).contains { $0.text == "::" } }

  /// Whether it reads `_`, `__`, `_2`: what the prompt keeps of earlier results.
  var mentionsResult: Bool {
    Piece.all(of: text).contains { token in
      token.kind == .name && token.text.first == "_"
        && (token.text == "__" || token.text.dropFirst().allSatisfy(\.isNumber))
    }
  }

  var mentionsHelp: Bool {
    Piece.all(of: text).contains { $0.kind == .name && $0.text == "help" }
  }
}
