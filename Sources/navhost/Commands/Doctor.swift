internal import ArgumentParser

/// `navhost doctor`.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what this machine has, what is missing, and what cures it.")

  mutating func run() throws {
    let findings = Checkup.findings()
    Output.line(Columns.table(findings.map { [$0.isWell ? "ok" : "--", $0.subject, $0.text] }))
    let cures = findings.compactMap(\.cure)
    guard !cures.isEmpty else { return }
    Output.line("\nTo have what is missing:\n" + cures.map { "  \($0)" }.joined(separator: "\n"))
    if findings.contains(where: { !$0.isWell && $0.isNeeded }) { throw Failure(.failed) }
  }
}
