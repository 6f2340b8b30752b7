internal import LuaSyntax

/// The functions whose errors somebody waits for: those handed to `pcall`, or to an assertion that
/// something fails. What would raise in there is meant to.
final class ExpectedErrors: TreeVisitor {
  private var ranges: [Range<Int>] = []

  static func ranges(in chunk: Chunk) -> [Range<Int>] {
    let visitor = ExpectedErrors()
    visitor.visit(chunk.body.block)
    return visitor.ranges
  }

  /// Rules about what raises an error; reading an unknown field, say, does not.
  static func concern(_ rule: String, _ message: String) -> Bool {
    rule == "unknown-field" ? message.hasPrefix("unknown option") : rules.contains(rule)
  }

  private static let rules: Set = [
    "call-style", "misplaced-confirm", "missing-argument", "read-only-field", "unknown-color",
    "unknown-event", "unknown-hook", "unknown-setting", "unknown-value", "wrong-type",
  ]

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind, let name = base.globalName,
      case .call(let arguments) = suffixes.last?.kind, expectsError(name, suffixes.dropLast())
    {
      ranges += arguments.filter { $0.function != nil }.map(\.range)
    }
    super.visit(expression)
  }

  /// `pcall`, `assert.has_error`, `assert.error_matches`, `assert.has.errors`.
  private func expectsError(_ name: String, _ path: ArraySlice<Suffix>) -> Bool {
    if path.isEmpty { return ["pcall", "xpcall"].contains(name) }
    return name == "assert"
      && path.contains { suffix in
        if case .field(let field) = suffix.kind { field.contains("error") } else { false }
      }
  }
}
