extension NavigationController {
  /// Puts a question to the policy. Where the policy explains nothing itself, its verdict becomes a
  /// step of the explanation.
  func ask(
    _ speaker: Explanation.Speaker, _ question: (any NavigationPolicy) -> Verdict
  ) -> Verdict {
    guard let policy else { return .noOpinion }
    asking += 1
    isDeciding = true
    defer {
      asking -= 1
      isDeciding = false
    }
    hasExplained = false
    let verdict = question(policy)
    if !hasExplained, let step = Explanation.Step(speaker, verdict) {
      draft.steps.append(step)
    }
    return verdict
  }

  /// Tells the policy something, or asks what decides nothing.
  func tell<Answer>(_ message: (any NavigationPolicy) -> Answer) -> Answer? {
    guard let policy else { return nil }
    asking += 1
    defer { asking -= 1 }
    return message(policy)
  }

  /// Asks for leave to leave `controller`.
  func askToPop(_ controller: Controller, _ pop: Pop) -> Verdict {
    ledger.asked(controller, pop, on: self)
    return ask(.shouldPop) { $0.shouldPop(controller, pop) }
  }
}

extension Explanation.Step {
  /// What a policy that explains nothing said; nil where it had no opinion.
  init?(_ policy: Explanation.Speaker, _ verdict: Verdict) {
    switch verdict {
    case .noOpinion: return nil
    case .allow(let reason): self.init(policy, answer: .allow, reason: reason)
    case .deny(let reason): self.init(policy, answer: .deny, reason: reason)
    case .ask(let question): self.init(policy, answer: .ask, reason: question.message)
    }
  }
}

extension Explanation.Speaker {
  static let shouldPop = Explanation.Speaker("policy", hook: "shouldPop")
  static let gestureShouldBegin = Explanation.Speaker("policy", hook: "gestureShouldBegin")
  static let shouldPush = Explanation.Speaker("policy", hook: "shouldPush")
}
