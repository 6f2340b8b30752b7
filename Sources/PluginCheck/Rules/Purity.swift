internal import LuaSyntax

/// Tells values that can be left out without anybody noticing.
final class Purity: TreeVisitor {
  private var isPure = true

  /// Computing the value does nothing else: it calls no function but `require`.
  static func isPure(_ expression: Expression) -> Bool {
    let purity = Purity()
    purity.visit(expression)
    return purity.isPure
  }

  override func visit(_ body: FunctionBody) {}

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind,
      !(base.globalName == "require" && suffixes.count == 1)
    {
      for suffix in suffixes {
        switch suffix.kind {
        case .call, .method: isPure = false
        case .field, .index: break
        }
      }
    }
    super.visit(expression)
  }
}
