/// Reads Lua 5.4 into a tree, and says which name is which variable.
///
/// It accepts what `luac` accepts, and words its refusals as Lua does.
package struct Parser {
  /// How deep statements and expressions may be nested; Lua's own bound is 200 calls of C.
  static let maximumDepth = 190
  static let maximumLocals = 200
  static let maximumUpvalues = 255

  var lexer: Lexer
  var token = Token(kind: .endOfFile, range: 0..<0)
  private var lookahead: Token?
  /// The end of the token before.
  var end = 0
  var depth = 0
  var scope: FunctionScope
  var variables: [Variable] = []
  var excesses: [SyntaxError] = []

  private init(_ source: SourceText, isPiece: Bool) {
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
    var parser = Parser(source, isPiece: isPiece)
    try parser.advance()
    let body = parser.scope.body
    body.block = try parser.functionBlock()
    guard parser.token.kind == .endOfFile else { throw parser.expected(.endOfFile) }
    return Chunk(body: body, variables: parser.variables, excesses: parser.excesses)
  }

  // MARK: Tokens

  mutating func advance() throws(SyntaxError) {
    end = token.range.upperBound
    if let next = lookahead {
      token = next
      lookahead = nil
    } else {
      token = try lexer.next()
    }
  }

  /// The token after this one.
  mutating func peek() throws(SyntaxError) -> TokenKind {
    if let lookahead { return lookahead.kind }
    let next = try lexer.next()
    lookahead = next
    return next.kind
  }

  mutating func accept(_ kind: TokenKind) throws(SyntaxError) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  mutating func expect(_ kind: TokenKind) throws(SyntaxError) {
    guard try accept(kind) else { throw expected(kind) }
  }

  /// `kind` closes what was opened at `opening`.
  mutating func expect(_ kind: TokenKind, closing what: TokenKind, at opening: Int)
    throws(SyntaxError)
  {
    guard token.kind != kind else { return try advance() }
    let line = lexer.source.line(of: opening)
    guard line != lexer.source.line(of: token.range.lowerBound) else { throw expected(kind) }
    throw failure("\(kind.quoted) expected (to close \(what.quoted) at line \(line))")
  }

  mutating func expectName() throws(SyntaxError) -> (text: String, range: Range<Int>) {
    guard token.kind == .name else { throw expected(.name) }
    let name = (token.text, token.range)
    try advance()
    return name
  }

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
