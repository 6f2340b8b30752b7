internal import NavhostLuaSyntax
internal import NavhostSupport

/// What came of checking some files.
package struct CheckReport: Sendable {
  /// In the order of the files, then of their lines.
  package private(set) var findings: [Finding] = []
  /// The files that were read.
  package private(set) var files: [String] = []
  /// What could not be read, and why: `FILE: reason`.
  package var problems: [String]
  private(set) var sources: [ExactName: SourceText] = [:]

  init(problems: [String]) {
    self.problems = problems
  }

  /// Nothing was found, and everything could be read.
  package var isClean: Bool { findings.isEmpty && problems.isEmpty }

  mutating func add(_ source: SourceText, _ found: [Finding]) {
    files.append(source.file)
    findings += found
    if !found.isEmpty { sources[source.file] = source }
  }
}

/// A mistake in a file, and where it is.
package struct Finding: Equatable, Sendable {
  /// The path as it was given, or found below it.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int
  /// A short name of what is wrong: `unknown-hook`.
  package var rule: String
  package var message: String
  /// What would put it right, where that is certain enough.
  package var fix: Fix?
  /// The bytes that it is about; its place alone where nobody can say more.
  package var range: Range<Int>

  package init(
    file: String, line: Int, column: Int, rule: String, message: String, fix: Fix? = nil,
    range: Range<Int> = 0..<0
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.rule = rule
    self.message = message
    self.fix = fix
    self.range = range
  }
}

/// A replacement of some bytes of a file.
package struct Fix: Equatable, Sendable {
  /// Offsets of bytes from the beginning of the file.
  package var range: Range<Int>
  package var replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension CheckReport {
  /// Longer lines are not shown.
  private static let maximumLine = 200

  /// For a person: each finding with its line and a caret, then a summary.
  /// Nothing at all where no file could be read.
  package var text: String {
    guard !files.isEmpty || problems.isEmpty else { return "" }
    return lines
  }

  private var lines: String {
    findings.map { describe($0) + "\n" }.joined() + summary + "\n"
  }

  /// `3 findings in 2 files`, `No findings in 7 files`.
  package var summary: String {
    guard !findings.isEmpty else { return "No findings in \(count(files.count, "file"))" }
    let places = findings.map { $0.file }.exactNames.count
    return "\(count(findings.count, "finding")) in \(count(places, "file"))"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private func describe(_ finding: Finding) -> String {
    let place = "\(Plain.name(finding.file)):\(finding.line):\(finding.column)"
    let head = "\(place): \(finding.rule): \(Plain.name(finding.message))"
    guard let source = sources[finding.file],
      source.length(ofLine: finding.line) <= 4 * CheckReport.maximumLine
    else { return head }
    let line = source.text(ofLine: finding.line)
    guard !line.isEmpty, line.unicodeScalars.count <= CheckReport.maximumLine else { return head }
    return "\(head)\n  \(Plain.sameLength(line))\n  \(CheckReport.margin(line, finding.column))^"
  }

  /// Blanks as wide as what stands before the column; tabs stay tabs.
  private static func margin(_ line: String, _ column: Int) -> String {
    String(line.unicodeScalars.prefix(column - 1).map { $0 == "\t" ? "\t" : Character(" ") })
  }
}

extension CheckReport {
  /// Corrects the findings that are certain, in the files, and returns their number.
  ///
  /// Check again afterwards: lines and columns have moved.
  package mutating func fix() -> Int {
    var count = 0
    for (file, source) in sources.sorted(by: { $0.key < $1.key }) {
      let fixes = findings.filter { $0.file.isExactly(file.text) }.compactMap { $0.fix }
      guard !fixes.isEmpty else { continue }
      let (bytes, applied) = CheckReport.apply(fixes, to: source.bytes)
      do {
        try Files.write(bytes, to: file.text)
        count += applied
      } catch {
        problems.append(error.message)
      }
    }
    return count
  }

  /// The text with the replacements made; of two that overlap the first counts.
  static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> (bytes: [UInt8], applied: Int) {
    var result: [UInt8] = []
    var end = 0
    var count = 0
    for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where fix.range.lowerBound >= end {
      result += bytes[end..<fix.range.lowerBound] + Array(fix.replacement.utf8)
      end = fix.range.upperBound
      count += 1
    }
    return (result + bytes[end...], count)
  }
}
