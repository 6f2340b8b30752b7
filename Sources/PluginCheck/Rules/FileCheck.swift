internal import LuaSyntax
internal import Support

/// One file that is being checked: what the rules look at, and what they find.
final class FileCheck {
  let source: SourceText
  let role: FileRole
  let chunk: Chunk
  let facts: Facts
  private(set) var findings: [Finding] = []
  private var reported: Set<String> = []
  private let expectedErrors: [Range<Int>]

  init(source: SourceText, role: FileRole, chunk: Chunk) {
    self.source = source
    self.role = role
    self.chunk = chunk
    facts = Facts(chunk)
    expectedErrors = ExpectedErrors.ranges(in: chunk)
  }

  func report(_ rule: String, at range: Range<Int>, _ message: String, fix: Fix? = nil) {
    guard reported.insert("\(range.lowerBound) \(rule)").inserted,
      !isExpected(rule, message, range.lowerBound)
    else { return }
    let position = source.position(of: range.lowerBound)
    findings.append(
      Finding(
        file: source.file, line: position.line, column: position.column, rule: rule,
        message: message, fix: fix))
  }

  private func isExpected(_ rule: String, _ message: String, _ offset: Int) -> Bool {
    ExpectedErrors.concern(rule, message) && expectedErrors.contains { $0.contains(offset) }
  }

  /// Reports a name that is not known, with the one that was probably meant. `other`: names that
  /// are offered, but are no certain correction.
  func reportUnknown(
    _ rule: String, at range: Range<Int>, _ message: String, name: String, among known: [String],
    other: [String] = []
  ) {
    let hint = Spelling.hint(name, among: known + other)
    report(rule, at: range, message + hint, fix: correction(at: range, name, known))
  }

  /// Puts the right name in place of the wrong one, which may stand in quotes.
  private func correction(at range: Range<Int>, _ name: String, _ known: [String]) -> Fix? {
    guard let right = Spelling.certain(name, among: known) else { return nil }
    if source.text(range) == name { return Fix(range: range, replacement: right) }
    let inner = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
    guard inner.upperBound <= range.upperBound, source.text(inner) == name else { return nil }
    return Fix(range: inner, replacement: right)
  }
}
