internal import NavhostLua
internal import NavhostLuaSyntax

/// A piece of Lua that somebody typed. It is read before it is put into a function and compiled, so that it is what
/// it should be, and messages show what was typed and nothing else.
struct TypedLua {
  enum Kind { case expression, statement }

  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Whether it is an expression, or several with commas between, or statements.
  ///
  /// - Throws: `LuaError` where it is neither.
  func kind() throws(LuaError) -> Kind {
    guard let problem = expressionProblem else { return .expression }
    do throws(SyntaxError) {
      _ = try Parser.parse(source(""), isPiece: true)
      return .statement
    } catch {
      // What was read further is what was meant.
      let isExpression = problem.offset - Self.head.utf8.count > error.offset
      throw isExpression ? failure(problem, Self.head) : failure(error, "")
    }
  }

  /// Why it is no expression; nil where it is one.
  var objection: String? {
    guard let problem = expressionProblem else { return nil }
    if let chunk = try? Parser.parse(source(""), isPiece: true) {
      guard case .assignment = chunk.body.block.statements.first?.kind else {
        return "is a statement, and no expression"
      }
      return "assigns: it is a statement, and no expression; '==' compares"
    }
    return "is no expression: \(problem.message)"
  }

  private static let head = "return "

  private func source(_ head: String) -> SourceText {
    SourceText(file: "expression", text: head + text)
  }

  private var expressionProblem: SyntaxError? {
    let source = source(Self.head)
    do throws(SyntaxError) {
      let statements = try Parser.parse(source, isPiece: true).body.block.statements
      let last = Lexer.tokens(of: source).last
      guard statements.count == 1, case .return(let values) = statements[0].kind, !values.isEmpty,
        last?.kind != .semicolon
      else { return SyntaxError(offset: source.bytes.count, message: "one expression expected") }
      return nil
    } catch {
      return error
    }
  }

  private func failure(_ error: SyntaxError, _ head: String) -> LuaError {
    LuaError(.syntax, "expression:\(source(head).line(of: error.offset)): \(error.message)")
  }
}
