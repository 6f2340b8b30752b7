/// An expression and where it stands.
struct Expression {
  indirect enum Kind {
    case `nil`, `true`, `false`, vararg
    case number(Double, isInteger: Bool)
    case string(String)
    case function(FunctionBody)
    case name(NameReference)
    case suffixed(Expression, [Suffix])
    case table([TableField])
    case unary(TokenKind, Expression)
    /// Operands and operators of one level, evaluated from the left.
    case chain(Expression, [Link])
    case parenthesized(Expression)
  }

  /// An operator and what stands to its right.
  struct Link {
    var operation: TokenKind
    var range: Range<Int>
    var operand: Expression
  }

  var kind: Kind
  var range: Range<Int>
}

extension Expression {
  /// The string that it is, if it is a literal.
  var stringValue: String? {
    if case .string(let text) = kind { return text }
    return nil
  }

  /// The name that it is, if it is nothing else.
  var name: NameReference? {
    if case .name(let reference) = kind { return reference }
    return nil
  }

  /// The name, if it is a global.
  var globalName: String? {
    guard let name, name.variable == nil else { return nil }
    return name.text
  }

  /// The function, if it is written here.
  var function: FunctionBody? {
    if case .function(let body) = kind { return body }
    return nil
  }

  /// The fields, if it is a table constructor.
  var tableFields: [TableField]? {
    if case .table(let fields) = kind { return fields }
    return nil
  }

  /// It may give any number of values.
  var isMultiple: Bool {
    switch kind {
    case .vararg: return true
    case .suffixed(_, let suffixes):
      if case .call = suffixes.last?.kind { return true }
      if case .method = suffixes.last?.kind { return true }
      return false
    default: return false
    }
  }
}
