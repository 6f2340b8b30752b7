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
  /// What each hook answers, for every value.
  package var rules: [RuleSheet] = []
  /// What was found of properties of values.
  package var properties: [ProvedProperty] = []
  /// It rests on rules and has no tables.
  package var isByRules = false
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

  /// What was looked at, and how much was found.
  private var ruleVerdict: String {
    let open = rules.count { !$0.isComplete }
    let examples = open == 0 ? "" : ", \(open) of them by examples"
    let fresh = hidden.isEmpty ? "" : " with fresh plugins"
    let found = findings.isEmpty ? "nothing found" : Self.counted(findings.count, "finding")
    return "checked \(Self.counted(states, "state")) to depth \(depth)\(fresh) and "
      + "\(Self.counted(rules.count, "hook"))\(examples): \(found)"
  }

  static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// The line that it ends with.
  package var verdict: String {
    guard isFinished else { return "not finished: \(states) states to depth \(depth)" }
    var with = hidden.isEmpty ? [] : [" with fresh plugins"]
    if !examples.isEmpty {
      with.append(" with examples for \(examples.sorted().joined(separator: ", "))")
    }
    if isByRules { return ruleVerdict }
    let found = findings.isEmpty ? "nothing found" : "\(findings.count) findings"
    return "checked \(states) states to depth \(depth)\(with.joined(separator: ",")): \(found)"
  }
}
