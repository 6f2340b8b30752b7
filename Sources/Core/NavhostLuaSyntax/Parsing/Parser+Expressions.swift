extension Parser {
  /// How many suffixes and how many links of `and` and `or` a host takes from a plugin.
  private static let maximumSuffixes = 200
  private static let maximumLinks = 500

  mutating func expressions() throws(SyntaxError) -> [Expression] {
    var list = [try expression()]
    while try accept(.comma) { list.append(try expression()) }
    return list
  }

  mutating func expression() throws(SyntaxError) -> Expression {
    try expression(above: 0)
  }

  /// An expression whose operators bind more tightly than `limit`.
  private mutating func expression(above limit: Int) throws(SyntaxError) -> Expression {
    try enter()
    let start = token.range.lowerBound
    var first = try operand()
    var links: [Expression.Link] = []
    while let priority = token.kind.priority, priority.left > limit {
      let operation = token
      try advance()
      let operand = try expression(above: priority.right)
      links.append(.init(operation: operation.kind, range: operation.range, operand: operand))
    }
    leave()
    guard !links.isEmpty else { return first }
    if links.count > Parser.maximumLinks, links.contains(where: { $0.operation.isLogical }) {
      reportExcess("more than \(Parser.maximumLinks) links of 'and' and 'or'", at: start)
    }
    first = Expression(kind: .chain(first, links), range: range(from: start))
    return first
  }

  /// A prefix operator with its operand, or a simple expression.
  private mutating func operand() throws(SyntaxError) -> Expression {
    let start = token.range.lowerBound
    switch token.kind {
    case .not, .minus, .tilde, .hash:
      let operation = token.kind
      try advance()
      let operand = try expression(above: TokenKind.unaryPriority)
      return Expression(kind: .unary(operation, operand), range: range(from: start))
    default:
      return try simpleExpression()
    }
  }

  private mutating func simpleExpression() throws(SyntaxError) -> Expression {
    let start = token.range.lowerBound
    let kind: Expression.Kind
    switch token.kind {
    case .integer: kind = .number(token.value, isInteger: true)
    case .number: kind = .number(token.value, isInteger: false)
    case .string: kind = .string(token.text)
    case .nil: kind = .nil
    case .true: kind = .true
    case .false: kind = .false
    case .ellipsis:
      if !scope.body.isVararg {
        try refuse(failure("cannot use '...' outside a vararg function"))
      }
      kind = .vararg
    case .openBrace: return try table()
    case .function:
      try advance()
      let body = try functionBody(start: start)
      return Expression(kind: .function(body), range: range(from: start))
    default: return try suffixedExpression()
    }
    try advance()
    return Expression(kind: kind, range: range(from: start))
  }

  private mutating func primaryExpression() throws(SyntaxError) -> Expression {
    let start = token.range.lowerBound
    switch token.kind {
    case .name:
      let name = try expectName()
      return Expression(kind: .name(try reference(name.text, name.range)), range: name.range)
    case .openParenthesis:
      try advance()
      brackets += 1
      let inner = try expression()
      brackets -= 1
      try expect(.closeParenthesis, closing: .openParenthesis, at: start)
      return Expression(kind: .parenthesized(inner), range: range(from: start))
    default:
      try refuse(failure("unexpected symbol"))
      return Expression(kind: .unreadable, range: end..<end)
    }
  }

  mutating func suffixedExpression() throws(SyntaxError) -> Expression {
    let start = token.range.lowerBound
    let primary = try primaryExpression()
    if case .unreadable = primary.kind { return primary }
    var suffixes: [Suffix] = []
    while let suffix = try suffix() { suffixes.append(suffix) }
    guard !suffixes.isEmpty else { return primary }
    if suffixes.count > Parser.maximumSuffixes {
      reportExcess("more than \(Parser.maximumSuffixes) suffixes in a row", at: start)
    }
    return Expression(kind: .suffixed(primary, suffixes), range: range(from: start))
  }

  private mutating func suffix() throws(SyntaxError) -> Suffix? {
    let start = token.range.lowerBound
    switch token.kind {
    case .dot:
      try advance()
      let name = try expectName()
      return Suffix(kind: .field(name.text), range: name.range)
    case .openBracket:
      let key = try bracketedKey()
      return Suffix(kind: .index(key), range: range(from: start))
    case .colon:
      try advance()
      let name = try expectName()
      return Suffix(kind: .method(name.text, try arguments()), range: name.range)
    case .openParenthesis, .string, .openBrace:
      return Suffix(kind: .call(try arguments()), range: range(from: start))
    default: return nil
    }
  }

  private mutating func bracketedKey() throws(SyntaxError) -> Expression {
    try advance()
    brackets += 1
    let key = try expression()
    brackets -= 1
    try expect(.closeBracket)
    return key
  }

  private mutating func arguments() throws(SyntaxError) -> [Expression] {
    let start = token.range.lowerBound
    switch token.kind {
    case .string:
      let text = token.text
      try advance()
      return [Expression(kind: .string(text), range: range(from: start))]
    case .openBrace: return [try table()]
    case .openParenthesis:
      try advance()
      if try accept(.closeParenthesis) { return [] }
      brackets += 1
      let list = try expressions()
      brackets -= 1
      try expect(.closeParenthesis, closing: .openParenthesis, at: start)
      return list
    default:
      try refuse(failure("function arguments expected"))
      return []
    }
  }

  // MARK: Tables

  private mutating func table() throws(SyntaxError) -> Expression {
    let start = token.range.lowerBound
    try expect(.openBrace)
    brackets += 1
    var fields: [TableField] = []
    while token.kind != .closeBrace {
      fields.append(try tableField())
      guard token.kind == .comma || token.kind == .semicolon else {
        if try isSeparatorMissing(start) { continue }
        guard try skipsRestOfField(start) else { break }
        continue
      }
      try advance()
    }
    brackets -= 1
    try expect(.closeBrace, closing: .openBrace, at: start)
    return Expression(kind: .table(fields), range: range(from: start))
  }

  /// A comma was forgotten: another `name =` or `[key]` follows, and a tolerant parser reads on.
  private mutating func isSeparatorMissing(_ start: Int) throws(SyntaxError) -> Bool {
    guard isTolerant, token.kind == .openBracket || token.kind == .name else { return false }
    if token.kind == .name, try peek() != .assign { return false }
    try expect(.closeBrace, closing: .openBrace, at: start)
    return true
  }

  private mutating func tableField() throws(SyntaxError) -> TableField {
    if token.kind == .openBracket {
      let start = token.range.lowerBound
      let key = try bracketedKey()
      let range = key.stringValue == nil ? range(from: start) : key.range
      try expect(.assign)
      return TableField(key: .expression(key), keyRange: range, value: try expression())
    }
    if token.kind == .name, try peek() == .assign {
      let name = try expectName()
      try advance()
      return TableField(key: .name(name.text), keyRange: name.range, value: try expression())
    }
    let value = try expression()
    return TableField(key: .position, keyRange: value.range, value: value)
  }
}

extension TokenKind {
  static let unaryPriority = 12

  /// How tightly a binary operator binds to its left and to its right.
  var priority: (left: Int, right: Int)? {
    switch self {
    case .or: (1, 1)
    case .and: (2, 2)
    case .less, .greater, .lessOrEqual, .greaterOrEqual, .notEqual, .equal: (3, 3)
    case .pipe: (4, 4)
    case .tilde: (5, 5)
    case .ampersand: (6, 6)
    case .shiftLeft, .shiftRight: (7, 7)
    case .concat: (9, 8)
    case .plus, .minus: (10, 10)
    case .star, .slash, .doubleSlash, .percent: (11, 11)
    case .caret: (14, 13)
    default: nil
    }
  }

  package var isLogical: Bool { self == .and || self == .or }
}
