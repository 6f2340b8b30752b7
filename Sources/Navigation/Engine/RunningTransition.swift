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

  /// What a swipe that takes the transition over may undo.
  enum Change {
    case push
    /// The controllers have left, from the top down.
    case pop(Pop, left: [Controller])
  }

  /// How long a transition takes by itself, in seconds; after a release the whole of it again.
  static let duration = 0.35

  let kind: TransitionState.Kind
  let from: Controller
  let to: Controller
  var interactive: Bool
  var phase: Phase
  var change: Change?
  /// What is to be done once a finger is sure to finish it.
  var actions: [PendingAction]?
  /// Of a presentation or dismissal, whose callbacks come.
  var exchange: ScreenExchange?

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
  /// What moves.
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

  /// What moves.
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
