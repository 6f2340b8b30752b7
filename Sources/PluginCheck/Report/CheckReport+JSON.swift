internal import Support

extension CheckReport {
  /// For a program: a list of `{file, line, column, rule, message}`.
  package var json: String {
    JSONText.list(findings.map(CheckReport.json)) + "\n"
  }

  private static func json(_ finding: Finding) -> String {
    JSONText.object([
      ("file", JSONText.string(finding.file)),
      ("line", String(finding.line)),
      ("column", String(finding.column)),
      ("rule", JSONText.string(finding.rule)),
      ("message", JSONText.string(finding.message)),
    ])
  }
}
