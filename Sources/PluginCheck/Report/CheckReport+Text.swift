internal import LuaSyntax
internal import Support

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
    let places = Set(findings.map(\.file)).count
    return "\(count(findings.count, "finding")) in \(count(places, "file"))"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private func describe(_ finding: Finding) -> String {
    let head =
      "\(finding.file):\(finding.line):\(finding.column): \(finding.rule): \(finding.message)"
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
