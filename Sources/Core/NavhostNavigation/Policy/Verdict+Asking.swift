/// Questions of a policy that is no plugin.
extension Verdict {
  /// Put this question first; `then` says what comes of the answer.
  public static func ask(_ question: Question, then: @escaping (Reply) -> Verdict) -> Verdict {
    ask(question, suspension: Continuation(then))
  }

  /// Let the person choose; `then` gets the id of the choice that was picked.
  public static func choose(
    _ message: String, _ choices: [Question.Choice], style: Question.Style = .alert,
    then: @escaping (String) -> Verdict
  ) -> Verdict {
    ask(Question(message, choices: choices, style: style)) { reply in
      guard case .choice(let id) = reply else { return .abstain }
      return then(id)
    }
  }

  /// Wait for the app; `then` gets what it answers, or why it does not. Without it an answer allows
  /// it, but for `false`, and a failure denies it with its reason.
  public static func await(
    _ action: String, _ data: AppData? = nil, timeout: Double? = nil,
    then: ((Reply) -> Verdict)? = nil
  ) -> Verdict {
    let question = Question(awaiting: action, data: data, timeout: timeout)
    return ask(question, then: then ?? { question.verdict(on: $0) })
  }
}

extension Question {
  /// What an answer comes to where nobody says what it does.
  func verdict(on reply: Reply) -> Verdict {
    switch reply {
    case .refused(let reason), .failed(let reason): .deny(reason: reason)
    default: isYes(reply) ? .allow() : .deny()
    }
  }
}

/// Carries a policy on in a closure.
private final class Continuation: Suspension {
  private let then: (Reply) -> Verdict

  init(_ then: @escaping (Reply) -> Verdict) {
    self.then = then
  }

  func resume(with reply: Reply, updated attempt: Attempt) -> Verdict { then(reply) }
  func drop() {}
}
