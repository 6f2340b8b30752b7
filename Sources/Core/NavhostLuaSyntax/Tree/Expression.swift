/// An expression and where it stands.
package struct Expression {
  package indirect enum Kind {
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
    /// What a tolerant parser found where an expression should stand.
    case unreadable
  }

  /// An operator and what stands to its right.
  package struct Link {
    package var operation: TokenKind
    package var range: Range<Int>
    package var operand: Expression
  }

  package var kind: Kind
  package var range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension Expression {
  /// The string that it is, if it is a literal.
  package var stringValue: String? {
    if case .string(let text) = kind { return text }
    return nil
  }

  /// The name that it is, if it is nothing else.
  package var name: NameReference? {
    if case .name(let reference) = kind { return reference }
    return nil
  }

  /// The name, if it is a global.
  package var globalName: String? {
    guard let name, name.variable == nil else { return nil }
    return name.text
  }

  /// The function, if it is written here.
  package var function: FunctionBody? {
    if case .function(let body) = kind { return body }
    return nil
  }

  /// The fields, if it is a table constructor.
  package var tableFields: [TableField]? {
    if case .table(let fields) = kind { return fields }
    return nil
  }

  /// It may give any number of values.
  package var isMultiple: Bool {
    switch kind {
    case .vararg, .unreadable: return true
    case .suffixed(_, let suffixes):
      if case .call = suffixes.last?.kind { return true }
      if case .method = suffixes.last?.kind { return true }
      return false
    default: return false
    }
  }
}
/// What follows a primary expression: `.name`, `[key]`, `(…)`, `:name(…)`.
package struct Suffix {
  package enum Kind {
    case field(String)
    case index(Expression)
    case call([Expression])
    case method(String, [Expression])
  }

  package var kind: Kind
  /// The name of a field or a method, without its mark; all of the others.
  package var range: Range<Int>
}
/// A field of a table constructor.
package struct TableField {
  package enum Key {
    case position
    case name(String)
    case expression(Expression)
  }

  package var key: Key
  /// Where the key stands; where the value does, for one without a key.
  package var keyRange: Range<Int>
  package var value: Expression

  /// The key, if it is a string known beforehand.
  package var name: String? {
    switch key {
    case .position: nil
    case .name(let name): name
    case .expression(let expression): expression.stringValue
    }
  }
}
/// A name in an expression: a local variable or a global.
package struct NameReference {
  package var text: String
  package var range: Range<Int>
  /// Nil for a global.
  package var variable: Variable?
}
