/// A transition, and how far it has come.
struct RunningTransition {
  enum Phase {
    /// By itself to the end, from a start.
    case settling(since: Double, from: Double)
    /// Back to the beginning.
    case returning(since: Double, from: Double)
    /// Under a finger.
    case held(progress: Double)
  }

  /// What it shows.
  enum Change {
    /// A controller that was pushed; a swipe may take it back.
    case push
    /// The controllers have left, from the top down; a swipe may bring them back.
    case pop(Pop, left: [Controller])
    /// A new stack, as a push or a pop of its top.
    case stack(isPush: Bool)
    /// A presentation or a dismissal, whose callbacks come.
    case exchange(ScreenExchange, presents: Bool)
  }

  /// How long a transition takes by itself, in seconds; after a release the whole of it again.
  static let duration = 0.35

  var change: Change
  let from: Controller
  let to: Controller
  var interactive: Bool
  var phase: Phase
  /// What is to be done once a finger is sure to finish it.
  var actions: [PendingAction]?

  /// What moves.
  var kind: TransitionState.Kind {
    switch change {
    case .push, .stack(isPush: true): .push
    case .pop, .stack(isPush: false): .pop
    case .exchange(_, let presents): presents ? .present : .dismiss
    }
  }

  /// Of a presentation or dismissal.
  var exchange: ScreenExchange? {
    if case .exchange(let exchange, _) = change { exchange } else { nil }
  }

  /// When it will have run its course; nil under a finger.
  var end: Double? {
    switch phase {
    case .settling(let since, _), .returning(let since, _): since + RunningTransition.duration
    case .held: nil
    }
  }

  var isReturning: Bool {
    if case .returning = phase { true } else { false }
  }

  func progress(at time: Double) -> Double {
    func share(_ since: Double) -> Double {
      min(max((time - since) / RunningTransition.duration, 0), 1)
    }
    switch phase {
    case .settling(let since, let from): return from + (1 - from) * share(since)
    case .returning(let since, let from): return from * (1 - share(since))
    case .held(let progress): return progress
    }
  }
}

/// A transition under way.
public struct TransitionState {
  /// The kinds of transitions.
  public enum Kind: String, Sendable {
    /// A controller comes.
    case push
    /// A controller leaves.
    case pop
    /// A stack is presented.
    case present
    /// A presented stack leaves.
    case dismiss
  }

  /// Its kind.
  public let kind: Kind
  /// How far it has come, 0 to 1; goes back to 0 after a cancelled swipe.
  public let progress: Double
  /// The controller that was shown.
  public let from: Controller
  /// The controller that will be shown.
  public let to: Controller
  /// Whether it began under a finger.
  public let interactive: Bool
}
