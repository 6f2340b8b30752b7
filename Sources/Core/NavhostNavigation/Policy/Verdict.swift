/// A policy's answer, how it came to that, and, where a person is to be asked
/// first, where it carries on.
public struct Verdict {
  /// The answers that a policy may give.
  public enum Answer: Equatable, Sendable {
    /// Leaves the decision to other policies and to the engine's own rules.
    case abstain
    /// Yes. Overrides the soft guards of a gesture (docs/contract.md: guards 6 and 7).
    case allow(reason: String?)
    /// No, and why.
    case deny(reason: String?)
    /// A person, or the app, is to be asked first. Good in `shouldPop` and `shouldPush`.
    indirect case ask(Question)
  }

  /// The answer.
  public var answer: Answer
  /// What the explanation says of it; empty: the engine adds a step for the answer.
  package var steps: [Explanation.Step]
  /// How many of its steps the explanation under way has taken.
  var noted = 0
  /// Whom it could have asked, and how far it came.
  package var skips: Explanation.Skips?
  /// Where the policy carries on; nil: a yes allows, a no denies.
  public var suspension: (any Suspension)?
  /// What the app is asked to do; nil: nothing.
  package var actions: [PendingAction]?

  /// Whether the app may navigate before what was asked about is done.
  var letsAppAct: Bool {
    if case .ask = answer { true } else { actions != nil }
  }

  /// Leaves the decision to others.
  public static var abstain: Verdict { Verdict(.abstain) }
  /// It may happen.
  public static func allow(reason: String? = nil) -> Verdict { Verdict(.allow(reason: reason)) }
  /// It may not happen.
  public static func deny(reason: String? = nil) -> Verdict { Verdict(.deny(reason: reason)) }
  /// Put this question first. Without a suspension a yes, a choice that does not cancel and what the
  /// app answers allow it; a no, a choice that cancels and a failure deny it.
  public static func ask(
    _ question: Question, suspension: (any Suspension)? = nil
  ) -> Verdict {
    Verdict(.ask(question), suspension: suspension)
  }
}

// The initializer that the compiler makes puts its fields in place; one that is written in the struct copies them.
extension Verdict {
  /// A verdict with the steps that led to it, and who carries on when a question is answered.
  package init(
    _ answer: Answer, steps: [Explanation.Step] = [], skips: Explanation.Skips? = nil,
    suspension: (any Suspension)? = nil, actions: [PendingAction]? = nil
  ) {
    self.init(
      answer: answer, steps: steps, noted: 0, skips: skips, suspension: suspension,
      actions: actions)
  }
}

extension Verdict {
  /// The same, and the app is asked to do something: with a no instead, with a yes or no opinion on
  /// the way, when everybody has allowed it.
  public func performing(_ name: String, _ data: AppData? = nil) -> Verdict {
    var verdict = self
    verdict.actions = (actions ?? []) + [PendingAction(Action(name, data), for: nil)]
    return verdict
  }
}
