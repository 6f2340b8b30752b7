internal import NavhostSupport

/// In what two versions of plugins differ.
package struct DifferenceReport: Sendable {
  /// What one version answers.
  package struct Side: Sendable, Equatable {
    package var answer: String
    package var text: String
    package var reason: String?
    package var plugin = ""
    package var file = ""
    package var line = 0
  }

  package struct Difference: Sendable {
    package var hook: String
    package var when: String
    package var was: Side
    package var now: Side
    package var witness: [(input: String, value: String)]

    /// Who decides now, or did before.
    package var decider: Side { now.plugin.isEmpty ? was : now }
  }

  /// A hook that is not understood, or a folder with a plugin that could not be loaded: its other parts
  /// are empty then.
  package struct Open: Sendable, Equatable {
    package var plugin: String
    package var hook: String
    package var file: String
    package var line: Int
  }

  package var differences: [Difference] = []
  package var byExamples: [Open] = []
  /// How many plugins could not be loaded.
  package var unread = 0
  /// How many further conditions there are of the differences that are told.
  package var untold = 0

  package var isSound: Bool { differences.isEmpty }

  mutating func open(_ place: Open) {
    if !byExamples.contains(place) { byExamples.append(place) }
  }

  /// Why no difference is certain, where none was found; empty where it is.
  private var doubts: String {
    var doubts: [String] = []
    let places = byExamples.filter { !$0.hook.isEmpty }.map { "\($0.file):\($0.line)" }
    if !places.isEmpty { doubts.append("by examples: \(places.joined(separator: ", "))") }
    if unread > 0 { doubts.append("\(ProofReport.counted(unread, "plugin")) not loaded") }
    return doubts.joined(separator: "; ")
  }

  /// The line that it ends with.
  private var verdict: String {
    if differences.isEmpty {
      return doubts.isEmpty ? "no difference" : "no difference found (\(doubts))"
    }
    let more = untold > 0 ? ", and \(ProofReport.counted(untold, "further condition"))" : ""
    return ProofReport.counted(differences.count, "difference") + more
  }

  package var text: String {
    (differences.map { $0.message } + [verdict]).joined(separator: "\n") + "\n"
  }

  /// For GitHub's log of a run.
  package var github: String { proof.github(ending: verdict) }

  package var json: String {
    JSONText.object(
      [
        ("differences", JSONText.list(differences.map { $0.json }, isSpaced: true)),
        (
          "byExamples",
          JSONText.list(byExamples.map { $0.json }, isSpaced: true)
        ),
      ], isSpaced: true) + "\n"
  }

  /// For the reporters that know findings.
  package var proof: ProofReport {
    var report = ProofReport()
    report.findings = differences.map {
      ProofFinding(
        kind: .difference, plugins: [$0.decider.plugin], file: $0.decider.file,
        line: $0.decider.line, message: $0.message, script: "")
    }
    return report
  }
}

extension DifferenceReport.Difference {
  var message: String {
    let inputs = witness.map { "\($0.input) = \($0.value)" }.joined(separator: ", ")
    let lines = ["\(hook): \(when)", "  was \(was.told)", "  now \(now.told)"]
    return (lines + (inputs.isEmpty ? [] : ["  for example \(inputs)"]))
      .map { Plain.oneLine($0) }.joined(separator: "\n")
  }

  var json: String {
    JSONText.object(
      [
        ("plugin", JSONText.string(decider.plugin)), ("hook", JSONText.string(hook)),
        ("when", JSONText.string(when)), ("was", was.json), ("now", now.json),
        (
          "example",
          JSONText.object(witness.map { ($0.input, JSONText.string($0.value)) }, isSpaced: true)
        ),
      ], isSpaced: true)
  }
}

extension DifferenceReport.Open {
  fileprivate var json: String {
    JSONText.object(
      [
        ("plugin", plugin.isEmpty ? "null" : JSONText.string(plugin)),
        ("hook", hook.isEmpty ? "null" : JSONText.string(hook)),
        ("file", JSONText.string(file)), ("line", line == 0 ? "null" : "\(line)"),
      ], isSpaced: true)
  }
}

extension DifferenceReport.Side {
  fileprivate var told: String {
    plugin.isEmpty ? text : "\(text) (\(plugin), \(file):\(line))"
  }

  fileprivate var json: String {
    JSONText.object(
      [
        ("answer", JSONText.string(answer)), ("reason", JSONText.orNull(reason)),
        ("plugin", plugin.isEmpty ? "null" : JSONText.string(plugin)),
        ("file", file.isEmpty ? "null" : JSONText.string(file)),
        ("line", line == 0 ? "null" : "\(line)"),
      ], isSpaced: true)
  }
}
