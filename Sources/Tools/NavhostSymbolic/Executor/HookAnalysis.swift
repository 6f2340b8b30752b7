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
  /// The number of changes of memory when the first way was followed.
  private var changes = 0
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

  /// Follows every way. One of them may show that the plugin keeps more between calls than was known; then all ways
  /// begin again, since a choice that one of them has met may be another one now.
  func run() {
    var spent = 0
    repeat {
      spent += work
      begin()
      follow()
    } while isOutdated && spent + work < HookAnalysis.maximumWork
    for rest in todo { cut(rest) }
  }

  /// It was followed when less was known of what is kept between calls.
  var isOutdated: Bool { policy.memory.changes != changes }

  private func begin() {
    changes = policy.memory.changes
    (paths, ranElsewhere, todo) = ([], [], [Prefix()])
    (work, isCut, initial) = (0, false, [:])
  }

  private func follow() {
    while let next = todo.popLast() {
      if paths.count >= HookAnalysis.maximumPaths || isWorkDone {
        isCut = true
        todo.append(next)
        return
      }
      let run = Execution(self, next.choices)
      let path = run.path()
      run.close()
      (line, file, takesRest) = (run.hookLine, run.hookFile, run.takesRest)
      if isOutdated { return }
      if run.hasStrayed || run.result.choices.count < next.choices.count {
        cut(next)
      } else if let path {
        paths.append(path)
      }
    }
  }

  var isWorkDone: Bool { work > HookAnalysis.maximumWork }
  static let tooMuch = "more ways or steps than are followed"

  /// Takes back what was found: nothing is known of the hook, for this reason.
  func giveUp(_ what: String, _ site: Site) {
    var path = Path()
    path.answer = .notUnderstood
    path.message = what
    (path.line, path.file) = (site.line, site.file)
    if line == 0 { (line, file) = (site.line, site.file) }
    paths = [path]
  }

  /// A way that is left to follow: the choices that lead there.
  struct Prefix {
    var choices: [Path.Choice] = []
    var literals: [Literal] = []
  }

  /// Adds what stands for all ways that begin with these choices, and that are not followed.
  private func cut(_ prefix: Prefix) {
    var path = Path()
    path.choices = prefix.choices
    path.literals = prefix.literals
    path.answer = .notUnderstood
    path.message = HookAnalysis.tooMuch
    (path.line, path.file) = (line, file)
    path.asked = prefix.choices.compactMap { $0.asked }
    paths.append(path)
  }

  /// A term for a value from outside, numbered by the values before it on its way. Ways share the term if it has the
  /// same domain on them; plugins share none.
  func free(_ domain: Domain, after count: Int, _ kind: (Int) -> TermKind) -> Term {
    var number = count
    while true {
      let term = terms.term(kind(number * HookAnalysis.mostPlugins + policy.tag))
      if outsideDomains[term] == nil { outsideDomains[term] = domain }
      if outsideDomains[term] == domain { return term }
      number += HookAnalysis.mostOutside
    }
  }

  /// More than one way has of them, and more plugins than there are.
  private static let mostOutside = 100_000
  private static let mostPlugins = 100_000

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
