/// Reads Lua 5.4 into a tree, and says which name is which variable.
///
/// It accepts what `luac` accepts, and words its refusals as Lua does.
package struct Parser {
  /// How deep statements and expressions may be nested; Lua's own bound is 200 calls of C.
  static let maximumDepth = 190
  static let maximumLocals = 200
  static let maximumUpvalues = 255
  /// So many errors a tolerant parser goes on behind.
  static let maximumErrors = 200

  var lexer: Lexer
  var token = Token(kind: .endOfFile, range: 0..<0)
  private var lookahead: Token?
  /// The end of the token before.
  var end = 0
  var depth = 0
  var scope: FunctionScope
  var variables: [Variable] = []
  var excesses: [SyntaxError] = []
  /// It goes on behind what is no Lua.
  let isTolerant: Bool
  /// What it went on behind.
  var errors: [SyntaxError] = []
  /// Where a block ends is not sure.
  var isTorn = false
  /// A block's end was met that nothing has opened.
  var hasStrayEnd = false
  /// Lines that have, from here on, no such token, so that nobody looks for it twice, and one in which no
  /// field of a table ends.
  var linesWithout: [TokenKind: Int] = [:]
  var lineWithoutField = 0
  /// How many brackets are open around what is read.
  var brackets = 0

  private init(_ source: SourceText, isPiece: Bool, isTolerant: Bool) {
    self.isTolerant = isTolerant
    lexer = Lexer(source, isPiece: isPiece)
    let body = FunctionBody(range: 0..<source.bytes.count)
    body.isVararg = true
    scope = FunctionScope(body: body, parent: nil)
  }

  /// - Parameter isPiece: it is no whole file, so that `#` may begin it.
  /// - Throws: `SyntaxError` where it is not Lua.
  package static func parse(
    _ source: SourceText, isPiece: Bool = false
  ) throws(SyntaxError) -> Chunk {
    var parser = Parser(source, isPiece: isPiece, isTolerant: false)
    try parser.advance()
    let body = parser.scope.body
    body.block = try parser.functionBlock()
    guard parser.token.kind == .endOfFile else { throw parser.expected(.endOfFile) }
    return parser.chunk(body)
  }

  /// Reads what need not be Lua. What cannot be read is in the tree as `unreadable`, and the rest as if
  /// it stood alone.
  package static func parseTolerantly(_ source: SourceText) -> Chunk {
    var parser = Parser(source, isPiece: false, isTolerant: true)
    let body = parser.scope.body
    do throws(SyntaxError) {
      try parser.advance()
      body.block = try parser.functionBlock()
    } catch {
      if parser.errors.count >= maximumErrors {
        // What follows was not read, so nothing is known of it.
        (parser.isTorn, parser.hasStrayEnd) = (true, true)
      }
      parser.errors.append(error)
    }
    return parser.chunk(body)
  }

  private func chunk(_ body: FunctionBody) -> Chunk {
    Chunk(
      body: body, variables: variables, excesses: excesses, errors: errors, isTorn: isTorn,
      hasStrayEnd: hasStrayEnd)
  }

  // MARK: Tokens

  // Called from everywhere, so that it is not to stand everywhere.
  @inline(never)
  mutating func advance() throws(SyntaxError) {
    end = token.range.upperBound
    if let next = lookahead {
      token = next
      lookahead = nil
    } else {
      token = try read()
    }
  }

  /// The next token of the text. Where it cannot be read, a tolerant parser goes on with what stands
  /// behind it.
  private mutating func read() throws(SyntaxError) -> Token {
    while true {
      do throws(SyntaxError) {
        return try lexer.next()
      } catch {
        try refuse(error)
        if let token = lexer.recover() { return token }
      }
    }
  }

  /// The token after this one.
  mutating func peek() throws(SyntaxError) -> TokenKind {
    if let lookahead { return lookahead.kind }
    let next = try read()
    lookahead = next
    return next.kind
  }

  mutating func accept(_ kind: TokenKind) throws(SyntaxError) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  mutating func expect(_ kind: TokenKind) throws(SyntaxError) {
    if try accept(kind) { return }
    try refuse(expected(kind))
    if kind == .then || kind == .do || kind == .openParenthesis { try skip(to: kind) }
  }

  /// `kind` closes what was opened at `opening`.
  mutating func expect(_ kind: TokenKind, closing what: TokenKind, at opening: Int)
    throws(SyntaxError)
  {
    guard token.kind != kind else { return try advance() }
    if kind == .end || kind == .until { isTorn = true }
    let line = lexer.source.line(of: opening)
    guard line != lexer.source.line(of: token.range.lowerBound) else {
      return try refuse(expected(kind))
    }
    try refuse(failure("\(kind.quoted) expected (to close \(what.quoted) at line \(line))"))
  }

  mutating func expectName() throws(SyntaxError) -> (text: String, range: Range<Int>) {
    guard token.kind == .name else {
      try refuse(expected(.name))
      return ("", end..<end)
    }
    let name = (token.text, token.range)
    try advance()
    return name
  }

  /// From `start` to the end of the token before; empty where no token has been read since.
  func range(from start: Int) -> Range<Int> { start..<max(start, end) }

  // MARK: Errors

  func expected(_ kind: TokenKind) -> SyntaxError {
    failure("\(kind.quoted) expected")
  }

  /// A failure at this token.
  func failure(_ message: String) -> SyntaxError {
    SyntaxError(offset: token.range.lowerBound, message: "\(message) near \(tokenInMessage)")
  }

  private var tokenInMessage: String {
    switch token.kind {
    case .endOfFile: return "<eof>"
    case .unknown: return quotedByte
    default: return "'\(lexer.source.text(token.range))'"
    }
  }

  private var quotedByte: String {
    let byte = lexer.source.bytes[token.range.lowerBound]
    return byte > 32 && byte < 127 ? "'\(UnicodeScalar(byte))'" : "'<\\\(byte)>'"
  }

  // MARK: Depth

  mutating func enter() throws(SyntaxError) {
    depth += 1
    guard depth <= Parser.maximumDepth else {
      throw failure("nested too deeply (limit is \(Parser.maximumDepth) levels)")
    }
  }

  mutating func leave() {
    depth -= 1
  }

  /// Notes that the text goes beyond what a host takes from a plugin, though it is Lua.
  mutating func reportExcess(_ message: String, at offset: Int) {
    excesses.append(SyntaxError(offset: offset, message: message))
  }
}
