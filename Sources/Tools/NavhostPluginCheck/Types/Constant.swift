internal import NavhostLuaSyntax

/// What an expression is for certain, before the program runs.
enum Constant {
  case `nil`
  case boolean(Bool?)
  case number(Double, isInteger: Bool)
  case string(String?)
  case table([TableField])
  case function(FunctionBody)

  /// Nil where nothing is certain.
  init?(_ expression: Expression) {
    switch expression.kind {
    case .nil: self = .nil
    case .true: self = .boolean(true)
    case .false: self = .boolean(false)
    case .number(let value, let isInteger): self = .number(value, isInteger: isInteger)
    case .string(let text): self = .string(text)
    case .table(let fields): self = .table(fields)
    case .function(let body): self = .function(body)
    case .parenthesized(let inner): self.init(inner)
    case .unary(let operation, let operand): self.init(operation, operand)
    case .chain(_, let links): self.init(lastOf: links)
    case .vararg, .name, .suffixed, .unreadable: return nil
    }
  }

  private init?(_ operation: TokenKind, _ operand: Expression) {
    switch (operation, Constant(operand)) {
    case (.not, .boolean(let value)): self = .boolean(value.map { !$0 })
    case (.not, .nil): self = .boolean(true)
    case (.not, .some): self = .boolean(false)
    case (.not, nil): self = .boolean(nil)
    case (.minus, .number(let value, let isInteger)): self = .number(-value, isInteger: isInteger)
    default: return nil
    }
  }

  private init?(lastOf links: [Expression.Link]) {
    switch links.last?.operation {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: self = .boolean(nil)
    default: return nil
    }
  }

  /// `"a string"`, as it stands in a message.
  var kind: String {
    switch self {
    case .nil: "nil"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .table: "a table"
    case .function: "a function"
    }
  }
}
