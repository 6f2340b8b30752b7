internal import NavhostLuaSyntax

/// One run of a hook: it follows the choices of a prefix, and from there on the first that can be.
final class Execution {
  let analysis: HookAnalysis
  let policy: Policy
  let hook: ByteText
  private let prefix: [Int]
  private var chosen: [Int] = []
  var conditions: [Literal] = []
  private var known: Set<Literal> = []
  private var solved: (count: Int, domains: [Term: Domain])?
  var result = Path()

  var isLoading = true
  var file: SourceFile?
  /// Where it is, for messages.
  var offset = 0
  var depth = 0
  var steps = 0
  var births = 0
  /// Counts what changes anything.
  var writes = 0
  var globals = OwnTable()
  var writtenGlobals: [ByteText: Value] = [:]
  var written: [WriteKey: Value] = [:]
  /// What had been written when somebody was asked.
  var writtenBefore: [WriteKey: Value] = [:]
  /// How often the app could do something meanwhile.
  private var moments = 0
  var modules: [ByteText: Value] = [:]
  var lastingCells: [Cell] = []
  var restAnswer: [Value]?
  /// A table that lives on was written through a value of it.
  var hasWrittenKept = false
  var jumps = 0
  /// What the last error carries, where it is not the library's.
  var raised: Value?
  var outsideCount = 0
  /// The lines of the return that ended the hook.
  var returnLines: Set<Int> = []
  var returnLine = 0
  var returnFile = 0
  var told = Told.nothing
  var hookLine = 0
  var hookFile = 0
  var takesRest = false

  /// What a question was told last.
  enum Told {
    case nothing
    /// No: where it was asked, its reason, and what the call gave.
    case no(Path.Asked, reason: Operand, value: Value?)
    case other(Value)
  }

  enum WriteKey: Hashable {
    case field(ByteText, ByteText)
    case entry(ByteText, Operand)
    case element(Term, Operand)
  }

  init(_ analysis: HookAnalysis, _ prefix: [Int]) {
    self.analysis = analysis
    policy = analysis.policy
    hook = analysis.hook
    self.prefix = prefix
  }

  var terms: Terms { policy.terms }
  var memory: Memory { policy.memory }

  func term(_ kind: TermKind) -> Value { .term(terms.term(kind)) }

  var site: Site { file?.site(offset) ?? Site(file: 0, offset: 0, line: 0) }

  func fault(_ message: String, _ value: Value? = nil) -> Stop {
    raised = value
    return .fault(LuaFault(message: message, site: site))
  }

  func unclear(_ what: String) -> Stop { .notUnderstood(what, site) }

  /// Somebody was asked: until the answer the app writes what it likes, and other hooks run.
  func timePasses() {
    moments += 1
    writes += 1
    writtenBefore = allWritten
    written = [:]
    hasWrittenKept = false
    for name in writtenGlobals.keys { writtenGlobals[name] = now(keptTerm("global " + name)) }
    readLastingCells()
  }

  /// All that the hook has written, before an answer and since.
  var allWritten: [WriteKey: Value] {
    var all = writtenBefore
    for (place, value) in written { all[place] = value }
    return all
  }

  /// An input as it is at this moment.
  func now(_ term: Term) -> Term {
    if moments == 0 { return term }
    return terms.term(.later(term, policy.ownNumber(moments)))
  }

  func now(_ value: Value) -> Value {
    if case .term(let term) = value { return .term(now(term)) }
    return value
  }

  func hiddenName(_ name: ByteText) -> ByteText { ByteText("\(policy.tag) ") + name }

  // MARK: Choices

  var domains: [Term: Domain] {
    get throws(Stop) {
      if let solved, solved.count == conditions.count { return solved.domains }
      guard let domains = analysis.solve(conditions) else { throw .impossible }
      solved = (conditions.count, domains)
      return domains
    }
  }

  func domain(_ term: Term) throws(Stop) -> Domain {
    if let known = try domains[term] { return known }
    guard !terms[term].operands.isEmpty else { return analysis.domain(term) }
    let asked = conditions + [Literal(.kind(term, .any))]
    return analysis.solve(asked)?[term] ?? analysis.domain(term)
  }

  func kinds(_ term: Term) throws(Stop) -> Kinds { try domain(term).kinds }

  /// Takes one of the alternatives, of which one holds.
  func decide(_ alternatives: [[Literal]], asked: Path.Asked? = nil) throws(Stop) -> Int {
    if isLoading { throw unclear("an input is read while the file is loaded") }
    let place = chosen.count
    let index: Int
    if place < prefix.count {
      index = prefix[place]
    } else {
      var open: [Int] = []
      for (index, literals) in alternatives.enumerated() {
        let more = implied(literals)
        guard let domains = analysis.solve(conditions + more) else { continue }
        if open.isEmpty { solvedAhead = (index, domains) }
        open.append(index)
      }
      guard let first = open.first else { throw .impossible }
      index = first
      for other in open.dropFirst().reversed() {
        let choice = Path.Choice(literals: alternatives[other], index: other, asked: asked)
        analysis.todo.append(
          .init(
            choices: result.choices + [choice],
            literals: conditions + implied(alternatives[other])))
      }
    }
    chosen.append(index)
    let new = implied(alternatives[index]).filter { known.insert($0).inserted }
    conditions += new
    if let ahead = solvedAhead, ahead.index == index, place >= prefix.count {
      solved = (conditions.count, ahead.domains)
    }
    solvedAhead = nil
    result.choices.append(.init(literals: alternatives[index], index: index, asked: asked))
    return index
  }

  private var solvedAhead: (index: Int, domains: [Term: Domain])?

  /// Adds what follows from the last choice.
  func conditionsAdd(_ literal: Literal) {
    if known.insert(literal).inserted { conditions.append(literal) }
  }

  func branch(_ atom: Atom) throws(Stop) -> Bool {
    try decide([[Literal(atom)], [Literal(atom, false)]]) == 0
  }

  /// Which of the groups of kinds a term is in; one more where it is in none of them.
  func group(_ term: Term, _ groups: [Kinds]) throws(Stop) -> Int {
    let mine = try kinds(term)
    var rest = mine
    var alternatives: [[Literal]] = []
    for kinds in groups {
      alternatives.append([Literal(.kind(term, kinds))])
      rest.subtract(kinds)
    }
    if !rest.isEmpty {
      let none = groups.reduce(Kinds.any) { $0.subtracting($1) }
      alternatives.append([Literal(.kind(term, none))])
    }
    if let sure = groups.firstIndex(where: { mine.isSubset(of: $0) }) { return sure }
    return try decide(alternatives)
  }

  /// Whether the term is of these kinds.
  func isOf(_ term: Term, _ some: Kinds) throws(Stop) -> Bool { try group(term, [some]) == 0 }

  /// What a way out goes together with.
  private func implied(_ literals: [Literal]) -> [Literal] {
    var all = literals
    for literal in literals {
      guard case .kind(let term, let kinds) = literal.atom,
        case .field(let owner, let name) = terms[term]
      else { continue }
      let may = (literal.holds ? kinds : Kinds.any.subtracting(kinds)).intersection(.boolean)
      guard may.isSingle, hook == "shouldPop" || owner == "tab" else { continue }
      let source = terms.term(.field("pop", "source"))
      switch (owner, name) {
      case ("pop", "dismisses"):
        let leaving: [ByteText] = [
          "sheetSwipe", "tapOutside", "escape", "request", "program", "deepLink",
        ]
        let some =
          may == .true
          ? leaving : HandedFields.sources.filter { $0 != "sheetSwipe" && $0 != "tapOutside" }
        all.append(Literal(.oneOf(source, some)))
      case ("pop", "animated"):
        if may == .false {
          all.append(Literal(.oneOf(source, ["request", "deepLink", "program"])))
        }
      case ("tab", "reselected"):
        let (from, index) = (terms.term(.field("tab", "from")), terms.term(.field("tab", "index")))
        all.append(Literal(.equal(from, .term(index)), may == .true))
      default: break
      }
    }
    return all
  }

  func step() throws(Stop) {
    steps += 1
    analysis.work += 1
    if steps > 50_000 { throw unclear("more than 50,000 steps") }
  }
}
