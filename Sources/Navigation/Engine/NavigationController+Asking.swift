extension NavigationController {
  /// Puts a question to the policy. Where the policy explains nothing itself, its verdict becomes a
  /// step of the explanation.
  func ask(_ question: (any NavigationPolicy) -> Verdict) -> Verdict {
    guard let policy else { return .noOpinion }
    asking += 1
    isDeciding = true
    defer {
      asking -= 1
      isDeciding = false
    }
    hasExplained = false
    let verdict = question(policy)
    if !hasExplained, let step = Explanation.Step(policy: verdict) {
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
    return ask { $0.shouldPop(controller, pop) }
  }
}

extension Explanation.Step {
  /// What a policy that explains nothing said; nil where it had no opinion.
  init?(policy verdict: Verdict) {
    switch verdict {
    case .noOpinion: return nil
    case .allow(let reason): self.init(Self.policy, answer: .allow, reason: reason)
    case .deny(let reason): self.init(Self.policy, answer: .deny, reason: reason)
    case .ask(let question): self.init(Self.policy, answer: .ask, reason: question.message)
    }
  }

  private static let policy = Explanation.Speaker("policy")
}
