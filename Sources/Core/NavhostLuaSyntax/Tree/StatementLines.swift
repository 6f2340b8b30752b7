/// The lines on which something begins that can run: a statement, or the condition of an `elseif`.
///
/// Lua counts an instruction on the line of one of its parts: that of `f = function() … end` on the
/// last. So a line on which Lua counted nothing ran as often as the other lines did that belong to
/// what begins there and to nothing inside it.
package struct StatementLines {
  private let source: SourceText
  private let hits: [Int: Int]
  private var counts: [Int: Int] = [:]

  /// - Parameters:
  ///   - hits: how often Lua counted each line.
  /// - Returns: each line on which something begins, with how often it ran.
  package static func counts(of chunk: Chunk, in source: SourceText, hits: [Int: Int]) -> [Int: Int]
  {
    var lines = StatementLines(source: source, hits: hits)
    lines.add(chunk.body.block)
    return lines.counts
  }

  private init(source: SourceText, hits: [Int: Int]) {
    self.source = source
    self.hits = hits
  }

  private func lines(_ range: Range<Int>) -> ClosedRange<Int> {
    let first = source.line(of: range.lowerBound)
    return first...max(first, source.line(of: max(range.lowerBound, range.upperBound - 1)))
  }

  private mutating func add(_ line: Int, _ count: Int) {
    counts[line] = max(counts[line] ?? 0, count)
  }

  private mutating func add(_ block: Block) {
    for statement in block.statements { add(statement) }
  }

  private mutating func add(_ statement: Statement) {
    let inner = InnerBlocks(statement)
    for block in inner.all { add(block) }
    if case .if(let clauses, _) = statement.kind { addConditions(clauses) }
    guard statement.leavesInstructions else { return }
    let whole = lines(statement.range)
    let own = ownLines(whole, inner.all).compactMap { hits[$0] }.max()
    let count = hits[whole.lowerBound] ?? own ?? 0
    add(whole.lowerBound, max(count, firstInside(inner.entered)))
  }

  /// The lines of a statement without those of the statements inside it; always its first.
  private func ownLines(_ whole: ClosedRange<Int>, _ blocks: [Block]) -> Set<Int> {
    var own = Set(whole)
    for statement in blocks.flatMap({ $0.statements }) { own.subtract(lines(statement.range)) }
    own.insert(whole.lowerBound)
    return own
  }

  /// A loop without a condition of its own, `while true do`, runs where its first statement does.
  private func firstInside(_ block: Block?) -> Int {
    guard let first = block?.statements.first else { return 0 }
    return counts[source.line(of: first.range.lowerBound)] ?? 0
  }

  private mutating func addConditions(_ clauses: [Statement.Clause]) {
    for clause in clauses.dropFirst() {
      let lines = lines(clause.condition.range)
      let count = lines.compactMap { hits[$0] }.max() ?? 0
      add(lines.lowerBound, max(count, firstInside(clause.block)))
    }
    // `if x then break end` is one jump, which Lua counts on the line of the condition.
    for clause in clauses {
      guard let first = clause.block.statements.first, case .break = first.kind else { continue }
      counts[source.line(of: first.range.lowerBound)] = nil
    }
  }
}

extension Statement {
  /// A label, and a local that is declared only or stands for a constant, are nothing that runs.
  fileprivate var leavesInstructions: Bool {
    switch kind {
    case .label, .unreadable: false
    case .local(let variables, let values):
      !values.allSatisfy { $0.isNil }
        && !(variables.allSatisfy { $0.isConstant } && values.allSatisfy { $0.isConstant })
    default: true
    }
  }
}

extension Expression {
  fileprivate var isNil: Bool {
    if case .nil = kind { true } else { false }
  }

  /// What the compiler works out.
  fileprivate var isConstant: Bool {
    switch kind {
    case .nil, .true, .false, .number, .string: true
    case .name(let name): name.variable?.isConstant ?? false
    case .unary(_, let operand), .parenthesized(let operand): operand.isConstant
    case .chain(let first, let links):
      first.isConstant && links.allSatisfy({ $0.operand.isConstant })
    case .vararg, .function, .suffixed, .table, .unreadable: false
    }
  }
}

/// The blocks directly inside a statement: its own, and those of functions in its expressions.
private struct InnerBlocks {
  var all: [Block] = []
  /// The block that is entered without a condition being asked, or in whose place one is.
  var entered: Block?

  init(_ statement: Statement) {
    switch statement.kind {
    case .local(_, let values), .return(let values): add(values)
    case .localFunction(_, let body): all.append(body.block)
    case .assignment(let targets, let values): add(targets + values)
    case .call(let call): add(call)
    case .function(_, let body): all.append(body.block)
    case .do(let block): enter(block)
    case .while(let condition, let block), .repeat(let block, let condition):
      enter(block)
      add(condition)
    case .if(let clauses, let last):
      for clause in clauses {
        add(clause.condition)
        all.append(clause.block)
      }
      if let last { all.append(last) }
    case .numericFor(_, let values, let block), .genericFor(_, let values, let block):
      all.append(block)
      add(values)
    case .break, .goto, .label, .unreadable: break
    }
  }

  private mutating func enter(_ block: Block) {
    all.append(block)
    entered = block
  }

  private mutating func add(_ expressions: [Expression]) {
    for expression in expressions { add(expression) }
  }

  private mutating func add(_ expression: Expression) {
    switch expression.kind {
    case .function(let body): all.append(body.block)
    case .suffixed(let base, let suffixes):
      add(base)
      for suffix in suffixes { add(suffix) }
    case .table(let fields):
      for field in fields {
        if case .expression(let key) = field.key { add(key) }
        add(field.value)
      }
    case .unary(_, let operand), .parenthesized(let operand): add(operand)
    case .chain(let first, let links): add([first] + links.map({ $0.operand }))
    case .nil, .true, .false, .vararg, .number, .string, .name, .unreadable: break
    }
  }

  private mutating func add(_ suffix: Suffix) {
    switch suffix.kind {
    case .field: break
    case .index(let key): add(key)
    case .call(let arguments), .method(_, let arguments): add(arguments)
    }
  }
}
