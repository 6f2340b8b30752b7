extension Lexer {
  /// The tokens of a text that need not be Lua, but for the end of the file; what is no token is left out.
  package static func tokens(of source: SourceText) -> [Token] {
    var lexer = Lexer(source)
    var tokens: [Token] = []
    while true {
      do throws(SyntaxError) {
        let token = try lexer.next()
        if token.kind == .endOfFile { return tokens }
        tokens.append(token)
      } catch {
        if let token = lexer.recover() { tokens.append(token) }
      }
    }
  }
}
