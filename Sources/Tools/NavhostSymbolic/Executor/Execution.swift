internal import NavhostLuaSyntax

/// One run of a hook: it follows the choices of a prefix, and from there on the first that can be.
final class Execution {
  let analysis: HookAnalysis
  let policy: Policy
  let hook: ByteText
  /// The choices that it repeats.
  let prefix: [Path.Choice]
  /// It met another choice than the prefix has there, or not all of them.
  var hasStrayed = false
  var conditions: [Literal] = []
  var known: Set<Literal> = []
  private var solved: (count: Int, domains: [Term: Domain])?
  var result = Path()

  var isLoading = true
  var file: SourceFile?
  /// Where it is, for messages.
  var offset = 0
  var depth = 0
  /// How many expressions, blocks and calls are open, each inside another.
  var nesting = 0
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
  /// Those whose files run.
  var openModules: Set<ByteText> = []
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

  /// All that the run has made. Scopes, functions and tables refer to each other in rings and in long chains.
  private var scopes: [Scope] = []
  private var tables: [OwnTable] = []

  init(_ analysis: HookAnalysis, _ prefix: [Path.Choice] = []) {
    self.analysis = analysis
    policy = analysis.policy
    hook = analysis.hook
    self.prefix = prefix
  }

  var terms: Terms { policy.terms }
  var memory: Memory { policy.memory }

  /// The value of a term that is made of others.
  func term(_ kind: TermKind) throws(Stop) -> Value { .term(try made(kind)) }

  /// A term that is made of others. One that is too large is not understood: functions that walk a term recurse as
  /// deep as it is, and it can contain the same part many times.
  func made(_ kind: TermKind) throws(Stop) -> Term {
    let term = terms.term(kind)
    if terms.size(term) > Execution.maximumSize {
      throw unclear("a value that is made of more than \(Execution.maximumSize) parts")
    }
    return term
  }

  func newScope(_ outer: Scope?) -> Scope {
    let scope = Scope(outer)
    scopes.append(scope)
    return scope
  }

  func newTable(line: Int = 0, isLasting: Bool = false) -> OwnTable {
    births += 1
    let table = OwnTable(birth: births, line: line, isLasting: isLasting)
    tables.append(table)
    return table
  }

  /// Takes apart what the run has made.
  func close() {
    for scope in scopes { scope.close() }
    for table in tables { table.close() }
  }

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

  // MARK: What is known

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

  /// Adds what follows from the last choice.
  func conditionsAdd(_ literal: Literal) {
    if known.insert(literal).inserted { conditions.append(literal) }
  }

  /// Takes over what was found with the conditions that there are now.
  func keep(_ domains: [Term: Domain]) { solved = (conditions.count, domains) }

  // MARK: Bounds

  /// The limit on expressions, blocks and calls that are open inside each other: the machine's stack is limited.
  private static let maximumNesting = 200
  private static let maximumSteps = 50_000
  private static let maximumSize = 500
  /// The limit on choices of one way.
  static let maximumChoices = 250

  func step() throws(Stop) {
    steps += 1
    analysis.work += 1
    if steps > Execution.maximumSteps { throw unclear("more than 50,000 steps") }
  }

  /// Opens an expression, a block or a call. The caller closes it with `leave`.
  func enter() throws(Stop) {
    if nesting >= Execution.maximumNesting {
      throw unclear("calls and expressions nested too deep")
    }
    nesting += 1
  }

  func leave() { nesting -= 1 }

  /// Counts work that grows with the number of bytes or elements.
  func spend(_ count: Int) { analysis.work += count / 64 }
}
