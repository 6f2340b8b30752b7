extension Parser {
  /// Throws the error. A tolerant parser notes it instead and goes on, as if what is missing stood
  /// there; of errors with nothing read between them but the rest of a line it notes the first.
  mutating func refuse(_ error: SyntaxError) throws(SyntaxError) {
    guard isTolerant else { throw error }
    scope.doubtVariables()
    if let last = errors.last {
      let read = max(last.offset, min(end - 1, error.offset))
      if lexer.source.line(of: read) == lexer.source.line(of: last.offset) { return }
    }
    guard errors.count < Parser.maximumErrors else {
      throw SyntaxError(
        offset: error.offset,
        message: "more than \(Parser.maximumErrors) lines cannot be read; the rest is not looked at"
      )
    }
    errors.append(error)
  }

  /// At the end of a block that nothing has opened: it is left out.
  mutating func skipsStrayEnd() throws(SyntaxError) -> Bool {
    guard isTolerant, scope.parent == nil, scope.blocks.count == 1, token.kind != .endOfFile else {
      return false
    }
    (isTorn, hasStrayEnd) = (true, true)
    try refuse(expected(.endOfFile))
    try advance()
    return true
  }

  /// Nothing begins with this token. Where it goes on with what is open around the block, the block
  /// ends; else it is left out.
  mutating func skipsUnreadable() throws(SyntaxError) -> Bool {
    switch token.kind {
    case .comma, .closeBrace, .closeParenthesis, .closeBracket:
      isTorn = true
      if brackets > 0 { return false }
    case .then, .do, .in: isTorn = true
    default: break
    }
    try advance()
    return true
  }

  /// What stands behind a field of a table, up to where the next begins or the table ends, in this line.
  mutating func skipsRestOfField(_ table: Int) throws(SyntaxError) -> Bool {
    guard isTolerant else { return false }
    let line = lexer.source.line(of: token.range.lowerBound)
    guard line != lineWithoutField else { return false }
    var ahead = self
    while lexer.source.line(of: ahead.token.range.lowerBound) == line {
      switch ahead.token.kind {
      case .comma, .semicolon, .closeBrace:
        try expect(.closeBrace, closing: .openBrace, at: table)
        ahead.errors = errors
        self = ahead
        if token.kind != .closeBrace { try advance() }
        return true
      case .assign, .name, .number, .string, .dot: try ahead.advance()
      default: return false
      }
    }
    // Nor does one end there further on in the line.
    lineWithoutField = line
    return false
  }

  /// Behind the next such token of this line. Where there is none, nothing is skipped.
  mutating func skip(to kind: TokenKind) throws(SyntaxError) {
    let line = lexer.source.line(of: token.range.lowerBound)
    if linesWithout[kind] != line {
      var ahead = self
      while ahead.token.kind != .endOfFile,
        lexer.source.line(of: ahead.token.range.lowerBound) == line
      {
        let isFound = ahead.token.kind == kind
        try ahead.advance()
        if isFound {
          self = ahead
          return
        }
      }
      // Nor is there one further on in the line.
      linesWithout[kind] = line
    }
    isTorn = true
  }
}

extension Lexer {
  /// Goes on behind what `next` refused: a string that is not closed ends at the line's end, a long
  /// one at the end of all.
  ///
  /// - Returns: the string that it was meant to be; nil where it was none.
  mutating func recover() -> Token? {
    guard start < source.bytes.count else { return nil }
    let first = source.bytes[start]
    let isString = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    if isString { skipToQuote(first) }
    if offset <= start { offset = start + 1 }
    return isString ? token(.string) : nil
  }

  /// To the end of a string in which an escape is wrong.
  private mutating func skipToQuote(_ quote: UInt8) {
    while let byte = current, byte != 10, byte != 13 {
      offset += 1
      if byte == quote { return }
      if byte == UInt8(ascii: "\\"), current != nil { offset += 1 }
    }
  }
}
