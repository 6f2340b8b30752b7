internal import NavhostLuaSyntax
internal import NavhostSupport

/// One file that is being checked: what the rules look at, and what they find.
final class FileCheck {
  let source: SourceText
  let role: FileRole
  let chunk: Chunk
  let facts: Facts
  let words: WordCheck
  private(set) var findings: [Finding] = []
  /// How many names were compared with those that are known.
  private var comparisons = 0
  /// A file in which everything is misspelt gets no more hints after so many.
  private static let mostComparisons = 100_000
  private var reported: Set<String> = []
  private let expectedErrors: [Range<Int>]
  /// The lines on which something cannot be read.
  private let unreadableLines: Set<Int>
  private let firstError: Int

  init(source: SourceText, role: FileRole, chunk: Chunk, words: WordCheck = WordCheck()) {
    self.words = words
    self.source = source
    self.role = role
    self.chunk = chunk
    facts = Facts(chunk)
    expectedErrors = ExpectedErrors.ranges(in: chunk)
    firstError = chunk.errors.map { $0.offset }.min() ?? .max
    unreadableLines = Set(chunk.errors.map { source.line(of: $0.offset) })
  }

  /// The whole file could be read, so that what is missing in its tree is missing in the file.
  var isReadable: Bool { chunk.errors.isEmpty }

  /// The name stands on a line that cannot be read.
  func isOnUnreadableLine(_ name: String) -> Bool { unreadableNames.contains(name) }

  private lazy var unreadableNames = Set(
    unreadableLines.flatMap { line in
      Piece.all(of: source.text(ofLine: line)).filter { $0.kind == .name }.map { $0.text }
    })

  /// The names of its local variables, each once.
  private(set) lazy var localNames = Array(Set(chunk.variables.map { $0.name })).sorted()
  private(set) lazy var localNameSet = Set(localNames)

  /// The names to which it gives values as globals.
  private(set) lazy var globalNames = facts.globals.keys.sorted().map { $0.text }

  func report(_ rule: String, at range: Range<Int>, _ message: String, fix: Fix? = nil) {
    guard reported.insert("\(range.lowerBound) \(rule)").inserted,
      !isExpected(rule, message, range.lowerBound)
    else { return }
    let position = source.position(of: range.lowerBound)
    if !isReadable,
      range.isEmpty || unreadableLines.contains(position.line)
        || mayBeMisread(rule, range.lowerBound)
    {
      return
    }
    findings.append(
      Finding(
        file: source.file, line: position.line, column: position.column, rule: rule,
        message: message, fix: fix, range: range))
  }

  /// The rule goes by where blocks begin and end, and that is not sure. What a name means is sure up to
  /// the first error, unless a block's beginning is missing somewhere.
  private func mayBeMisread(_ rule: String, _ offset: Int) -> Bool {
    guard chunk.isTorn, FileCheck.rulesOfScopes.contains(rule) else { return false }
    return rule != "undefined-global" || chunk.hasStrayEnd || offset >= firstError
  }

  private static let rulesOfScopes: Set = [
    "action-before-wait", "always-stays", "answer-unused", "misplaced-action", "misplaced-question",
    "overwritten-value", "shadowing", "trap",
    "undefined-global", "unread-local", "unreachable-code", "unused-local",
  ]

  private func isExpected(_ rule: String, _ message: String, _ offset: Int) -> Bool {
    ExpectedErrors.concern(rule, message) && expectedErrors.contains { $0.contains(offset) }
  }

  /// Reports a name that is not known, with the one that was probably meant. `other`: names that
  /// are offered, but are no certain correction.
  func reportUnknown(
    _ rule: String, at range: Range<Int>, _ message: String, name: String, among known: [String],
    other: [String] = []
  ) {
    let count = known.count + other.count
    guard comparisons + count <= FileCheck.mostComparisons else {
      return report(rule, at: range, message)
    }
    comparisons += count
    let hint = Spelling.hint(name, among: known + other)
    report(rule, at: range, message + hint, fix: correction(at: range, name, known))
  }

  /// Reports a name that has a new one.
  func reportFormer(
    _ rule: String, at range: Range<Int>, _ message: String, name: String, new: String
  ) {
    report(
      rule, at: range, message + FormerNames.advice("'\(new)'"),
      fix: replacement(at: range, name, new))
  }

  /// Replaces a wrong name by the right one.
  private func correction(at range: Range<Int>, _ name: String, _ known: [String]) -> Fix? {
    Spelling.certain(name, among: known).flatMap { replacement(at: range, name, $0) }
  }

  /// Replaces a name, which may be in quotes.
  private func replacement(at range: Range<Int>, _ name: String, _ right: String) -> Fix? {
    if source.text(range) == name { return Fix(range: range, replacement: right) }
    let inner = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
    guard inner.upperBound <= range.upperBound, source.text(inner) == name else { return nil }
    return Fix(range: inner, replacement: right)
  }
}

/// The functions whose errors somebody waits for: those handed to `pcall`, or to an assertion that
/// something fails. What would raise in there is meant to.
final class ExpectedErrors: TreeVisitor {
  private var ranges: [Range<Int>] = []

  static func ranges(in chunk: Chunk) -> [Range<Int>] {
    let visitor = ExpectedErrors()
    visitor.visit(chunk.body.block)
    return visitor.ranges
  }

  /// Rules about what raises an error; reading an unknown field, say, does not.
  static func concern(_ rule: String, _ message: String) -> Bool {
    rule == "unknown-field" ? message.hasPrefix("unknown option") : rules.contains(rule)
  }

  private static let rules: Set = [
    "call-style", "misplaced-action", "misplaced-question", "missing-argument", "read-only-field",
    "unknown-color", "unknown-event", "unknown-hook", "unknown-setting", "unknown-value",
    "wrong-type",
  ]

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind, let name = base.globalName,
      case .call(let arguments) = suffixes.last?.kind, expectsError(name, suffixes.dropLast())
    {
      ranges += arguments.filter { $0.function != nil }.map { $0.range }
    }
    super.visit(expression)
  }

  /// `pcall`, `assert.has_error`, `assert.error_matches`, `assert.has.errors`.
  private func expectsError(_ name: String, _ path: ArraySlice<Suffix>) -> Bool {
    if path.isEmpty { return ["pcall", "xpcall"].contains(name) }
    return name == "assert"
      && path.contains { suffix in
        if case .field(let field) = suffix.kind { field.holds("error") } else { false }
      }
  }
}
