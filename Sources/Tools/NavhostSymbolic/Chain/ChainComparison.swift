internal import NavhostSupport

/// What two chains of plugins answer to the same attempt.
package final class ChainComparison {
  /// What comes of an attempt.
  package struct Outcome {
    package var answer: String
    package var text: String
    package var reason: String?
    package var decided: (analysis: HookAnalysis, path: Path)?
    /// Equal where nobody could tell two outcomes apart.
    var signature: String
    var literals: [Literal]

    fileprivate var identity: OutcomeIdentity {
      OutcomeIdentity(
        signature: ExactName(signature), decided: decided.map { ObjectIdentifier($0.analysis) },
        line: decided?.path.line)
    }
  }

  /// The parts of an outcome that a reader can tell apart.
  fileprivate struct OutcomeIdentity: Hashable {
    var signature: ExactName
    var decided: ObjectIdentifier?
    var line: Int?
  }

  /// The outcomes of the old and of the new plugins.
  package struct OutcomePair: Hashable {
    fileprivate var was: OutcomeIdentity
    fileprivate var now: OutcomeIdentity
  }

  package struct Difference {
    package var was: Outcome
    package var now: Outcome
    /// What holds where they differ, without what all attempts of the comparison have in common.
    package var when: [Literal]
    /// All that holds there.
    fileprivate var literals: [Literal]

    package var outcomes: OutcomePair { OutcomePair(was: was.identity, now: now.identity) }
  }

  private static let maximumWays = 3000
  private static let maximumPairs = 200_000

  private let hook: ByteText
  private let old: [HookAnalysis]
  private let new: [HookAnalysis]
  private let solver: JointSolver
  package private(set) var isCut = false

  package init(_ hook: ByteText, old: [HookAnalysis], new: [HookAnalysis]) {
    self.hook = hook
    self.old = old
    self.new = new
    solver = JointSolver(old + new)
  }

  /// - Parameter base: what holds of all attempts that are compared.
  package func differences(_ base: [Literal]) -> [Difference] {
    let (was, now) = (outcomes(old, base), outcomes(new, base))
    if was.count * now.count > ChainComparison.maximumPairs {
      isCut = true
      return []
    }
    var found: [Difference] = []
    for one in was {
      for other in now where one.signature != other.signature {
        let joint = one.literals + other.literals.filter { !one.literals.contains($0) }
        guard solver.solve(joint) != nil else { continue }
        found.append(
          Difference(was: one, now: other, when: own(joint, base), literals: joint))
      }
    }
    return found
  }

  /// What holds of the inputs where they differ, as a person reads it; empty where nothing has to.
  package func text(_ difference: Difference) -> String {
    guard let first = (new + old).first, !difference.when.isEmpty else { return "" }
    return RuleText(first).condition([difference.when])
  }

  /// An input that shows a difference; nil where none was found.
  package func witness(_ difference: Difference) -> Witness? {
    solver.witness(difference.literals)
  }

  /// The conditions, less those about what the base settles, and those that another one settles.
  private func own(_ joint: [Literal], _ base: [Literal]) -> [Literal] {
    let settled = base.flatMap { $0.atom.operands.compactMap { $0.term } }
    return joint.filter { literal in
      let terms = literal.atom.operands.compactMap { $0.term }
      let isSettled = !terms.isEmpty && terms.allSatisfy { settled.contains($0) }
      return !isSettled && !joint.contains { $0.excludes(literal) }
    }
  }

  private func outcomes(_ links: [HookAnalysis], _ base: [Literal]) -> [Outcome] {
    var found: [Outcome] = []
    follow(links[...], base, [], &found)
    return found
  }

  private func follow(
    _ rest: ArraySlice<HookAnalysis>, _ literals: [Literal],
    _ taken: [(analysis: HookAnalysis, path: Path)], _ found: inout [Outcome]
  ) {
    guard found.count < ChainComparison.maximumWays else {
      isCut = true
      return
    }
    guard let first = rest.first else {
      found.append(outcome(taken, literals))
      return
    }
    let moment = moment(behind: taken)
    for path in first.paths where path.answer != .notUnderstood {
      let own = moment.map { at in path.literals.map { first.terms.later($0, at: at) } }
      let joint = literals + (own ?? path.literals).filter { !literals.contains($0) }
      guard solver.solve(joint) != nil else { continue }
      let all = taken + [(first, path)]
      if ends(path, first) {
        found.append(outcome(all, joint))
      } else {
        follow(rest.dropFirst(), joint, all, &found)
      }
    }
  }

  /// When the next plugin is asked, if somebody has put a question before.
  private func moment(behind taken: [(analysis: HookAnalysis, path: Path)]) -> Int? {
    guard let last = taken.last(where: { !$0.path.asked.isEmpty }) else { return nil }
    return last.analysis.policy.ownNumber(last.path.asked.count)
  }

  /// Nobody behind it is asked.
  private func ends(_ path: Path, _ analysis: HookAnalysis) -> Bool {
    switch path.answer {
    case .deny, .value: true
    case .fault: analysis.policy.failsClosed
    default: false
    }
  }

  private func outcome(
    _ taken: [(analysis: HookAnalysis, path: Path)], _ literals: [Literal]
  ) -> Outcome {
    var asked: [String] = []
    var deeds: [String] = []
    var last: (analysis: HookAnalysis, path: Path)?
    var allowed: (analysis: HookAnalysis, path: Path)?
    var refused: (analysis: HookAnalysis, path: Path)?
    for (analysis, path) in taken {
      let texts = RuleText(analysis, tellsMoments: true)
      asked += path.asked.map { "\($0.asking.name) \(texts.message($0))" }
      deeds += path.actions.map { texts.action($0) }
      if ends(path, analysis) {
        refused = (analysis, path)
        deeds = path.actions.map { texts.action($0) }
      }
      if path.answer == .allow, allowed == nil { allowed = (analysis, path) }
      if path.answer != .none || !path.asked.isEmpty || !path.actions.isEmpty {
        last = (analysis, path)
      }
    }
    let decided = refused ?? allowed ?? last
    let (answer, reason) = said(decided)
    let words = ([answer] + (reason.map { [$0] } ?? [])).joined(separator: ": ")
    let questions = asked.map { "asks \($0)" }
    let text = (questions + [words] + deeds.map { "does \($0)" }).joined(separator: "; ")
    return Outcome(
      answer: code(decided), text: text, reason: reason, decided: decided, signature: text,
      literals: literals)
  }

  private func said(
    _ decided: (analysis: HookAnalysis, path: Path)?
  ) -> (String, String?) {
    guard let (analysis, path) = decided else { return ("abstain", nil) }
    let detail = RuleText(analysis, tellsMoments: true).detail(path.detail)
    switch path.answer {
    case .allow, .deny:
      let word = path.answer == .allow ? "allow" : "deny"
      if case .operand(.constant(let constant)) = path.detail {
        return (word, constant.bytes?.text ?? detail)
      }
      return (word, detail.isEmpty ? nil : "(\(detail))")
    case .value: return (detail, nil)
    case .fault: return (analysis.policy.failsClosed ? "deny" : "abstain", "a fault")
    default: return ("abstain", nil)
    }
  }

  private func code(_ decided: (analysis: HookAnalysis, path: Path)?) -> String {
    guard let path = decided?.path else { return "abstain" }
    if let first = path.asked.first { return first.asking.name }
    switch path.answer {
    case .deny: return "deny"
    case .allow: return "allow"
    case .value: return "value"
    case .fault: return "fault"
    default: return "abstain"
    }
  }
}

extension Literal {
  /// A value that is one constant is no other one.
  fileprivate func excludes(_ other: Literal) -> Bool {
    guard holds, !other.holds, case .equal(let term, .constant(let one)) = atom,
      case .equal(term, .constant(let another)) = other.atom
    else { return false }
    return one != another
  }
}
