/// What a proof came to.
package struct ProofReport: Sendable {
  package var findings: [ProofFinding] = []
  package var states = 0
  package var depth = 0
  /// Nothing was cut off.
  package var isFinished = true
  /// Why something was cut off.
  package var cuts: [String] = []
  /// State that plugins keep where the host does not see it.
  package var hidden: [String] = []
  /// What each hook answers, for every value.
  package var rules: [RuleSheet] = []
  /// What was found of properties of values.
  package var properties: [ProvedProperty] = []
  /// How many plugins there were.
  package var plugins = 0
  package var isStrict = false

  package init() {}

  /// Whether everything was looked at and nothing found.
  package var isSound: Bool { isFinished && findings.isEmpty && !(isStrict && hasNotes) }

  /// Something that is no finding, unless one is strict.
  private var hasNotes: Bool {
    rules.contains { !$0.faults.isEmpty }
      || properties.contains { $0.holds && !$0.byExamples.isEmpty }
  }

  /// The line that it ends with: what was looked at, and how much was found.
  package var verdict: String {
    guard isFinished else { return "not finished: \(states) states to depth \(depth)" }
    let open = rules.count { !$0.isComplete }
    let examples = open == 0 ? "" : ", \(open) of them by examples"
    let fresh = hidden.isEmpty ? "" : " with fresh plugins"
    let found = findings.isEmpty ? "no findings" : Self.counted(findings.count, "finding")
    return "checked \(Self.counted(states, "state")) to depth \(depth)\(fresh) and "
      + "\(Self.counted(rules.count, "hook"))\(examples): \(found)"
  }

  static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
