internal import NavhostLuaSyntax
internal import NavhostSupport

/// A question, or an `await`, of which every answer keeps the person.
struct StayingRule {
  let check: FileCheck

  func check(_ site: HookSite) {
    guard !site.body.hasGoto else { return }
    let calls = QuestionCalls(check.facts)
    calls.visit(site.body.block)
    // Each question is looked at in a walk of its own: a hook asks few.
    guard calls.all.count <= StayingRule.most else { return }
    for question in calls.all {
      let answers = ToldAnswer.all(of: question, check.facts)
      let stays = answers.allSatisfy { answer in
        var walk = AnswerWalk(check.facts, question, answer)
        return walk.stays(site.body)
      }
      guard stays else { continue }
      check.report(
        "always-stays", at: question.range,
        "the person stays after every answer: after a no by itself, and no other answer lets go")
    }
  }

  private static let most = 32
}

/// What a question may be answered, as far as the text of a hook can tell.
struct ToldAnswer {
  var first: Known
  var second = Known.unknown
  /// Whether it keeps the person where the hook says nothing more.
  var isNo: Bool

  static func all(of call: AskingCall, _ facts: Facts) -> [ToldAnswer] {
    switch call.function {
    case "confirm":
      return [
        ToldAnswer(first: .boolean(true), isNo: false),
        ToldAnswer(first: .boolean(false), isNo: true),
      ]
    case "await":
      return [
        ToldAnswer(first: .truthy, isNo: false), ToldAnswer(first: .boolean(false), isNo: true),
        ToldAnswer(first: .nil, second: .truthy, isNo: true),
      ]
    default:
      guard let choices = LiteralChoices(call, facts) else {
        return [ToldAnswer(first: .truthy, isNo: false)]
      }
      return choices.ids.map {
        ToldAnswer(
          first: .string($0), second: .nil, isNo: $0.isExactly(choices.cancel ?? "")
        )
      }
    }
  }
}

/// What is known of a value.
enum Known: Equatable {
  case `nil`
  case boolean(Bool)
  case string(String)
  case truthy
  case unknown

  /// Nil where it may be either.
  var truth: Bool? {
    switch self {
    case .nil: false
    case .boolean(let value): value
    case .string, .truthy: true
    case .unknown: nil
    }
  }

  /// Whether both are the same; nil where that is not known.
  func isEqual(to other: Known) -> Bool? {
    switch (self, other) {
    case (.unknown, _), (_, .unknown): nil
    case (.truthy, .truthy), (.truthy, .string), (.string, .truthy), (.truthy, .boolean(true)),
      (.boolean(true), .truthy):
      nil
    case (.string(let some), .string(let others)): some.isExactly(others)
    default: self == other
    }
  }
}

/// Goes through a hook that is told one answer, on every way on which it is told it.
private struct AnswerWalk {
  private let facts: Facts
  private let question: AskingCall
  private let answer: ToldAnswer
  /// What is known on the ways that lead to a place: whether the question was answered on them.
  private typealias Ways = Set<Bool>
  /// Whether every way on which it was told the answer has kept the person, and whether there was one.
  private var keeps = true
  private var isMet = false
  private var breaks: [Ways] = []

  init(_ facts: Facts, _ question: AskingCall, _ answer: ToldAnswer) {
    self.facts = facts
    self.question = question
    self.answer = answer
  }

  mutating func stays(_ body: FunctionBody) -> Bool {
    end(walk(body.block, [false]), nil)
    return keeps && isMet
  }

  /// The hook is over on these ways, with this value; nil: with none.
  private mutating func end(_ ways: Ways, _ value: Known?) {
    guard ways.contains(true) else { return }
    isMet = true
    let stays: Bool
    switch value ?? .nil {
    case .boolean(let flag): stays = !flag
    case .nil: stays = answer.isNo
    case let value: stays = answer.isNo && value == answer.first && value != .truthy
    }
    if !stays { keeps = false }
  }

  private mutating func walk(_ block: Block, _ ways: Ways) -> Ways {
    var ways = ways
    for statement in block.statements where !ways.isEmpty { ways = walk(statement, ways) }
    return ways
  }

  private mutating func walk(_ statement: Statement, _ ways: Ways) -> Ways {
    switch statement.kind {
    case .local(_, let values), .assignment(_, let values): return run(values, ways)
    case .call(let expression):
      let ways = run([expression], ways)
      return Flow.completes(statement) ? ways : []
    case .return(let values):
      guard let first = values.first else {
        end(ways, nil)
        return []
      }
      for (value, ways) in evaluate(first, ways) {
        end(run(Array(values.dropFirst()), ways), value)
      }
      return []
    case .break:
      if let last = breaks.indices.last { breaks[last].formUnion(ways) }
      return []
    case .do(let block): return walk(block, ways)
    case .if(let clauses, let otherwise): return walk(clauses, otherwise, ways)
    case .while(let condition, let block): return loop(block, ways, before: condition)
    case .repeat(let block, let condition): return loop(block, ways, after: condition)
    case .numericFor(_, let values, let block), .genericFor(_, let values, let block):
      return loop(block, run(values, ways))
    case .unreadable:
      if ways.contains(true) { keeps = false }
      return ways
    case .localFunction, .function, .label, .goto: return ways
    }
  }

  private mutating func walk(
    _ clauses: [Statement.Clause], _ otherwise: Block?, _ ways: Ways
  ) -> Ways {
    var rest = ways
    var out: Ways = []
    for clause in clauses {
      let (yes, no) = branch(clause.condition, rest)
      out.formUnion(walk(clause.block, yes))
      rest = no
    }
    return out.union(otherwise.map { walk($0, rest) } ?? rest)
  }

  /// A loop runs as often as it may: two turns show all that can be known of the ways through it.
  private mutating func loop(
    _ block: Block, _ ways: Ways, before: Expression? = nil, after: Expression? = nil
  ) -> Ways {
    breaks.append([])
    var entering = ways
    var out: Ways = after == nil && before == nil ? ways : []
    for _ in 0..<2 where !entering.isEmpty {
      var inside = entering
      if let before {
        let (yes, no) = branch(before, inside)
        inside = yes
        out.formUnion(no)
      }
      inside = walk(block, inside)
      if let after {
        let (yes, no) = branch(after, inside)
        out.formUnion(yes)
        inside = no
      } else if before == nil {
        out.formUnion(inside)
      }
      entering = inside
    }
    return out.union(breaks.removeLast())
  }

  private mutating func run(_ expressions: [Expression], _ ways: Ways) -> Ways {
    var ways = ways
    for expression in expressions {
      ways = evaluate(expression, ways).reduce(into: []) { $0.formUnion($1.1) }
    }
    return ways
  }

  private mutating func branch(_ condition: Expression, _ ways: Ways) -> (yes: Ways, no: Ways) {
    var result: (yes: Ways, no: Ways) = ([], [])
    for (value, ways) in evaluate(condition, ways) {
      if value.truth != false { result.yes.formUnion(ways) }
      if value.truth != true { result.no.formUnion(ways) }
    }
    return result
  }

  /// What the expression may be, and on which ways.
  private mutating func evaluate(_ expression: Expression, _ ways: Ways) -> [(Known, Ways)] {
    switch expression.kind {
    case .nil: return [(.nil, ways)]
    case .true: return [(.boolean(true), ways)]
    case .false: return [(.boolean(false), ways)]
    case .string(let text): return [(.string(text), ways)]
    case .number, .function: return [(.truthy, ways)]
    case .table(let fields): return [(.truthy, run(fields.map { $0.value }, ways))]
    case .parenthesized(let inner): return evaluate(inner, ways)
    case .name(let name): return ways.map { (value(of: name, isTold: $0), [$0]) }
    case .unary(.not, let operand):
      return evaluate(operand, ways).map { value, ways in
        (value.truth.map { .boolean(!$0) } ?? .unknown, ways)
      }
    case .unary(_, let operand): return [(.unknown, run([operand], ways))]
    case .chain(let first, let links): return evaluate(first, links, ways)
    case .suffixed(let base, let suffixes): return call(expression, base, suffixes, ways)
    case .vararg: return [(.unknown, ways)]
    case .unreadable:
      if ways.contains(true) { keeps = false }
      return [(.unknown, ways)]
    }
  }

  private mutating func evaluate(
    _ first: Expression, _ links: [Expression.Link], _ ways: Ways
  ) -> [(Known, Ways)] {
    var results = evaluate(first, ways)
    for link in links {
      results = results.flatMap { value, ways in step(value, link, ways) }
      results = merged(results)
    }
    return results
  }

  private mutating func step(
    _ value: Known, _ link: Expression.Link, _ ways: Ways
  ) -> [(Known, Ways)] {
    switch link.operation {
    case .and, .or:
      let stops = link.operation == .or
      var results: [(Known, Ways)] = []
      if value.truth != !stops {
        results.append((value.truth == nil && !stops ? .unknown : value, ways))
      }
      if value.truth != stops { results += evaluate(link.operand, ways) }
      return results
    case .equal, .notEqual:
      let isEqual = link.operation == .equal
      return evaluate(link.operand, ways).map { other, ways in
        (value.isEqual(to: other).map { .boolean($0 == isEqual) } ?? .unknown, ways)
      }
    default: return evaluate(link.operand, ways).map { (.unknown, $0.1) }
    }
  }

  /// The same, each value once.
  private func merged(_ results: [(Known, Ways)]) -> [(Known, Ways)] {
    var all: [(Known, Ways)] = []
    for (value, ways) in results {
      if let place = all.firstIndex(where: { $0.0 == value }) {
        all[place].1.formUnion(ways)
      } else {
        all.append((value, ways))
      }
    }
    return all
  }

  private func value(of name: NameReference, isTold: Bool) -> Known {
    guard isTold, let variable = name.variable, variable.writes.isEmpty,
      let (call, index) = facts.asking(variable), call.range == question.range
    else {
      let value = facts.resolve(Expression(kind: .name(name), range: name.range))
      if case .name = value.kind { return .unknown }
      return Known(value)
    }
    return index == 0 ? answer.first : index == 1 ? answer.second : .nil
  }

  private mutating func call(
    _ expression: Expression, _ base: Expression, _ suffixes: [Suffix], _ ways: Ways
  ) -> [(Known, Ways)] {
    guard let call = AskingCall(base, suffixes, facts) else {
      let ways = run(inside(suffixes), run([base], ways))
      // Somebody else's function may do what takes the person away.
      if ways.contains(true), !isHarmless(base, suffixes) { keeps = false }
      return [(.unknown, ways)]
    }
    var ways = run(call.arguments, ways)
    if call.range == question.range {
      let told: Ways = ways.isEmpty ? [] : [true]
      let isPlain = suffixes.count == 1 && !call.isProtected
      return [(isPlain ? answer.first : .unknown, told)]
    }
    // Another question, or what the app does, decides then.
    if ways.contains(true) {
      keeps = false
      isMet = true
    }
    ways = run(inside(Array(suffixes.dropFirst())), ways)
    return [(.unknown, ways)]
  }

  private func inside(_ suffixes: [Suffix]) -> [Expression] {
    suffixes.flatMap { suffix -> [Expression] in
      switch suffix.kind {
      case .field: []
      case .index(let key): [key]
      case .call(let arguments), .method(_, let arguments): arguments
      }
    }
  }

  /// Whether it is no call, or one of the sandbox's own libraries, which does nothing outside.
  private func isHarmless(_ base: Expression, _ suffixes: [Suffix]) -> Bool {
    let calls = suffixes.contains { suffix in
      switch suffix.kind {
      case .call, .method: true
      case .field, .index: false
      }
    }
    guard calls else { return true }
    if let name = base.globalName {
      return facts.globals[name] == nil && Self.harmless.contains(name)
    }
    return base.stringValue != nil
  }

  private static let harmless: Set = [
    "print", "log", "tostring", "tonumber", "type", "string", "table", "math", "utf8", "os",
    "select",
    "ipairs", "pairs", "assert", "error",
  ]
}

extension Facts {
  /// The question whose result a local is, and which of its results.
  fileprivate func asking(_ variable: Variable) -> (AskingCall, Int)? {
    guard let values = assigned[ObjectIdentifier(variable)], values.count == 1,
      let call = AskingCall(values[0].expression, self), !call.isProtected
    else { return nil }
    return (call, values[0].index)
  }
}

extension Known {
  /// A literal.
  fileprivate init(_ expression: Expression) {
    switch expression.kind {
    case .nil: self = .nil
    case .true: self = .boolean(true)
    case .false: self = .boolean(false)
    case .string(let text): self = .string(text)
    case .number, .table, .function: self = .truthy
    default: self = .unknown
    }
  }
}

/// The questions of a function, those of functions in it apart.
private final class QuestionCalls: TreeVisitor {
  private let facts: Facts
  private(set) var all: [AskingCall] = []

  init(_ facts: Facts) {
    self.facts = facts
  }

  override func visit(_ body: FunctionBody) {}

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind,
      let call = AskingCall(base, suffixes, facts), call.waits
    {
      all.append(call)
    }
    super.visit(expression)
  }
}
