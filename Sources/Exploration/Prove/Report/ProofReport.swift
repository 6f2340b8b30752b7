/// What a proof came to.
package struct ProofReport: Sendable {
  package var findings: [ProofFinding] = []
  package var tables: [DecisionTable] = []
  /// The values that were tried for each input.
  package var domains: [InputDomain] = []
  /// Inputs that were not tried with every value that matters, and why.
  package var undecided: [String] = []
  /// Those inputs; no finding rests on what was not tried of them.
  package var examples: Set<String> = []
  package var states = 0
  package var depth = 0
  /// Nothing was cut off.
  package var isFinished = true
  /// Why something was cut off.
  package var cuts: [String] = []
  /// State that plugins keep where the host does not see it.
  package var hidden: [String] = []

  package init() {}

  /// Whether everything was looked at and nothing found.
  package var isSound: Bool { isFinished && findings.isEmpty }

  /// The line that it ends with.
  package var verdict: String {
    guard isFinished else { return "not finished: \(states) states to depth \(depth)" }
    var with = hidden.isEmpty ? [] : [" with fresh plugins"]
    if !examples.isEmpty {
      with.append(" with examples for \(examples.sorted().joined(separator: ", "))")
    }
    let found = findings.isEmpty ? "nothing found" : "\(findings.count) findings"
    return "checked \(states) states to depth \(depth)\(with.joined(separator: ",")): \(found)"
  }
}
