internal import NavhostLua
internal import NavhostLuaSyntax

/// A statement as it was typed, and the line on which it begins.
struct Source {
  var text: String
  var line: Int

  /// What the text is.
  enum Compiled {
    /// Its values are to be shown.
    case expression(LuaReference)
    case statement(LuaReference)
    /// More lines may make it one of the two.
    case incomplete
    case wrong(LuaError)

    var isExpression: Bool {
      if case .expression = self { true } else { false }
    }
  }

  /// As an expression where it is one, else as statements.
  func compile(_ evaluator: Evaluator) -> Compiled {
    let kind = TypedText(text)
    do {
      switch kind {
      case .incomplete: return .incomplete
      case .expression: return .expression(try load("return " + text, evaluator))
      // What is wrong is told by Lua itself.
      case .statement, .wrong: return .statement(try load(text, evaluator))
      }
    } catch {
      return .wrong(error)
    }
  }

  /// Why it cannot be compiled.
  func error(_ evaluator: Evaluator) -> LuaError? {
    do {
      _ = try load(text, evaluator)
      return nil
    } catch {
      return error
    }
  }

  private func load(_ text: String, _ evaluator: Evaluator) throws(LuaError) -> LuaReference {
    try evaluator.load(text, name: "stdin", line: line)
  }
}
