/// A piece of Lua source as it stands there: what colours and completion go by.
package struct Piece: Equatable, Sendable {
  package enum Kind: Sendable {
    case space, name, keyword, number, string, comment, symbol
    /// A string that is not closed.
    case openString
  }

  package var kind: Kind
  package var text: String

  /// All pieces of a text, which need not be Lua: put together they are the text.
  package static func all(of text: String) -> [Piece] {
    var cutter = PieceCutter(text)
    cutter.cut()
    return cutter.pieces
  }
}

/// Cuts a text with the lexer, and goes on behind what the lexer refuses.
private struct PieceCutter {
  private var lexer: Lexer
  var pieces: [Piece] = []

  init(_ text: String) {
    lexer = Lexer(SourceText(file: "", text: text), isPiece: true)
  }

  private var bytes: [UInt8] { lexer.source.bytes }

  mutating func cut() {
    while lexer.offset < bytes.count {
      let begin = lexer.offset
      do throws(SyntaxError) {
        let token = try lexer.next()
        addBlanks(begin..<token.range.lowerBound)
        if token.kind != .endOfFile { add(token) }
      } catch {
        let start = isAfterDashes(error.offset) ? error.offset - 2 : error.offset
        addBlanks(begin..<start)
        recover(from: start)
      }
    }
  }

  private mutating func add(_ kind: Piece.Kind, upTo end: Int, from start: Int) {
    lexer.offset = end
    if start < end { pieces.append(Piece(kind: kind, text: lexer.source.text(start..<end))) }
  }

  private mutating func add(_ token: Token) {
    var end = token.range.upperBound
    // A character beyond ASCII is one piece, not its bytes.
    if token.kind == .unknown { while end < bytes.count, bytes[end] >= 0x80 { end += 1 } }
    add(token.kind.piece, upTo: end, from: token.range.lowerBound)
  }

  /// Spaces and comments.
  private mutating func addBlanks(_ range: Range<Int>) {
    let end = lexer.offset
    var start = range.lowerBound
    while start < range.upperBound {
      var next = start
      if bytes[start] == UInt8(ascii: "-") {
        lexer.offset = start
        try? lexer.skipComment()
        next = lexer.offset
      } else {
        while next < range.upperBound, bytes[next] != UInt8(ascii: "-") { next += 1 }
      }
      add(bytes[start] == UInt8(ascii: "-") ? .comment : .space, upTo: next, from: start)
      start = next
    }
    lexer.offset = end
  }

  /// The lexer names the bracket of a comment that is not closed.
  private func isAfterDashes(_ offset: Int) -> Bool {
    let dash = UInt8(ascii: "-")
    return offset >= 2 && offset < bytes.count && bytes[offset] == UInt8(ascii: "[")
      && bytes[offset - 1] == dash && bytes[offset - 2] == dash
  }

  /// What the lexer refused: a string that is not closed or has a wrong escape, a wrong number.
  private mutating func recover(from start: Int) {
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let end = closingQuote(of: start)
      add(end == nil ? .openString : .string, upTo: end ?? bytes.count, from: start)
    case UInt8(ascii: "-"): add(.comment, upTo: bytes.count, from: start)
    case UInt8(ascii: "["):
      lexer.offset = start
      let isLong = lexer.longBracketLevel() != nil
      add(isLong ? .openString : .symbol, upTo: isLong ? bytes.count : start + 1, from: start)
    default: add(.number, upTo: max(lexer.offset, start + 1), from: start)
    }
  }

  private func closingQuote(of start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == bytes[start] { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}

extension TokenKind {
  /// What it is to somebody who reads.
  fileprivate var piece: Piece.Kind {
    switch self {
    case .name: .name
    case .string: .string
    case .integer, .number: .number
    default: TokenKind.keywords[rawValue] == nil ? .symbol : .keyword
    }
  }
}
