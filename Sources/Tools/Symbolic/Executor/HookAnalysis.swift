/// A hook, followed on every way that inputs can take.
package final class HookAnalysis {
  /// How many ways are followed, and how much work that may be.
  static let maximumPaths = 1000
  static let maximumWork = 1_500_000

  package let hook: ByteText
  let policy: Policy
  package private(set) var paths: [Path] = []
  /// A bound was reached: there are more ways.
  package private(set) var isCut = false
  /// What ran on ways that were followed for their returns and errors only.
  var ranElsewhere: Set<Site> = []
  var todo: [Prefix] = []
  var work = 0
  private var initial: [Int: Domain] = [:]
  var outsideDomains: [Term: Domain] = [:]
  package private(set) var line = 0
  package private(set) var file = 0
  /// The statements of the hook's functions that were met.
  package private(set) var takesRest = false

  package var terms: Terms { policy.terms }

  init(_ policy: Policy, _ hook: ByteText) {
    self.policy = policy
    self.hook = hook
  }

  package var isComplete: Bool { !isCut && !paths.contains { $0.answer == .notUnderstood } }

  func run() {
    todo = [Prefix()]
    while let next = todo.popLast() {
      if paths.count >= HookAnalysis.maximumPaths || work > HookAnalysis.maximumWork {
        isCut = true
        todo.append(next)
        break
      }
      let run = Execution(self, next.choices.map { $0.index })
      if let path = run.path() { paths.append(path) }
      line = run.hookLine
      file = run.hookFile
      takesRest = run.takesRest
    }
    for rest in todo { paths.append(cut(rest)) }
  }

  /// A way that is left to follow: the choices that lead there.
  struct Prefix {
    var choices: [Path.Choice] = []
    var literals: [Literal] = []
  }

  /// Stands for all ways behind a bound.
  private func cut(_ prefix: Prefix) -> Path {
    var path = Path()
    path.choices = prefix.choices
    path.literals = prefix.literals
    path.answer = .notUnderstood
    path.message = "more ways or steps than are followed"
    (path.line, path.file) = (line, file)
    path.asked = prefix.choices.compactMap { $0.asked }
    return path
  }

  /// The name under which memory has the kinds of a hidden term.
  private var aliases: [ByteText: ByteText] = [:]

  func alias(_ name: ByteText, to other: ByteText) { aliases[name] = other }

  /// What a plugin calls a state, `state.tries`; nil of what else it keeps.
  func stateName(_ hidden: ByteText) -> ByteText? {
    aliases[hidden].flatMap { $0.hasPrefix("state.") ? $0 : nil }
  }

  private func isKept(_ term: Term) -> Bool {
    switch terms[term] {
    case .hidden: return true
    case .index(.term(let base), _), .element(.term(let base), _), .later(let base, _):
      return isKept(base)
    default: return false
    }
  }

  // MARK: Solving

  func solve(_ literals: [Literal]) -> [Term: Domain]? {
    work += literals.count + 1
    return Solver(initial: { self.domain($0) }, terms: terms).solve(literals, work: &work)
  }

  /// What a term can be before any condition.
  func domain(_ term: Term) -> Domain {
    if let known = initial[term.id] { return known }
    let domain = outsideDomains[term] ?? makeDomain(terms[term])
    initial[term.id] = domain
    return domain
  }

  private func makeDomain(_ kind: TermKind) -> Domain {
    switch kind {
    case .field(let owner, let name): return field(owner, name)
    case .later(let term, _): return domain(term)
    case .whole, .ownTable: return Domain(.table)
    case .hidden(let name):
      return Domain(policy.memory.kinds(aliases[name] ?? name))
    case .outside: return Domain(.data)
    case .answer(_, .confirm): return Domain(.boolean)
    case .answer(_, .choose(let ids)): return Domain(choices: ids)
    case .answer(_, .await): return Domain(.data)
    case .reason, .message, .joined, .shown, .type: return Domain(.text)
    case .mathType: return Domain([.nil, .text])
    case .length: return Domain(.integer, from: 0)
    case .arithmetic(let operation, _, _):
      if operation.isFloat { return Domain([.float, .notANumber]) }
      return Domain(operation.isBitwise ? .integer : .number)
    case .negative, .counter: return Domain(.number)
    case .complement: return Domain(.integer)
    case .call(let name, let place, let operands):
      return Domain(LibraryResults.kinds(name, place, operands))
    case .elementKey: return Domain([.integer, .float, .text, .true, .false])
    case .index(.term(let base), _), .element(.term(let base), _):
      if case .field(_, "regions") = terms[base] { return Domain([.nil, .table]) }
      return Domain(isKept(base) ? .any : .data)
    case .index, .element, .afterLoop: return Domain(.data)
    }
  }

  private func field(_ owner: ByteText, _ name: ByteText) -> Domain {
    if owner.hasSuffix(".props") || owner == "app" { return Domain(.data) }
    if owner == "pop", name == "source", hook != "didPop" { return Domain(choices: policy.sources) }
    guard let kind = Execution.handedKind(owner), let field = HandedFields.field(kind, name) else {
      return Domain(.data)
    }
    let isLoose = kind == .controller && !HookShape.isPlaced(hook)
    switch field {
    case .value(var domain):
      if isLoose, name == "index" || name == "isTop" || name == "isRoot" {
        domain.kinds.insert(.nil)
      }
      return domain
    case .thing, .maybe: return Domain([.nil, .table])
    }
  }
}
