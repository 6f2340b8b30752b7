/// What a proof looks at, and how far.
package struct ProofOptions {
  /// Folders of plugins.
  package var folders: [String] = []
  /// Plugins that are loaded after those of the folders, by path.
  package var plugins: [String] = []
  /// How many operations from the start are looked at; 0 looks at the start alone.
  package var depth = 4
  /// How many states are looked at, at most.
  package var states = 1_000_000
  /// Says of two plugins, too, whether one's no is another's yes.
  package var isStrict = false
  /// A script that sets the scene.
  package var scene: Scene.Script?
  /// A file of properties.
  package var properties: Scene.Script?
  /// Whether tables are made; without them only states are searched.
  package var makesTables = true

  package init() {}
}

/// Something that a proof found.
package struct ProofFinding: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case trap, fault, property, contradiction, difference
    case neverHeard = "never heard"
    case deadBranch = "dead branch"
    case notExercised = "not exercised"
  }

  package var kind: Kind
  /// The plugins that have a part in it.
  package var plugins: [String]
  /// Where the deciding line stands; "" and 0 where there is none.
  package var file: String
  package var line: Int
  package var message: String
  /// Ends, run by `navhost run` with the same plugins, in what was found.
  package var script: String
}

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
