/// The fingers on the screen, from the first down to the last up, and the pan that they make.
final class TouchSequence {
  /// What a finger that has moved far enough does.
  enum Movement {
    /// A swipe leads a transition.
    case leading(Pop)
    /// A swipe leads a pop that ran by itself, from where it stood.
    case finishingPop(from: Double)
    /// A swipe takes a push back that ran by itself, from where it stood.
    case undoingPush(from: Double)
    /// A finger drags a sheet down.
    case dragging(Pop)
    /// A swipe runs that pops nothing, and leaves the controller frozen (rule 63).
    case freezing
    /// A swipe runs that pops nothing, and thaws.
    case thawing
  }

  enum State {
    /// The finger has not moved far enough yet.
    case possible
    /// A finger moves something, or did when its recogniser ended or was cancelled.
    case moving(Movement, RecognizerState)
    /// A stack inside has taken it.
    case taken(by: NavigationController)
    /// Nothing more comes of these fingers. The recogniser stays as it was, or has failed.
    case decided(Outcome, RecognizerState)
  }

  /// How far a finger moves before a pan begins, in points.
  static let hysteresis = 10.0

  /// The finger that is followed.
  let finger: Int
  let start: ScreenPoint
  /// What moves.
  var input = PopGesture.Input.finger
  /// Every finger that is down.
  var fingers: [Int]
  var location: ScreenPoint
  var velocity = VelocityTracker()
  var state = State.possible
  var hasMoved = false
  /// The gesture as it was at its last touch, once it has begun.
  var gesture: PopGesture?
  var explanation = Explanation(.gesture)

  init(finger: Int, at point: ScreenPoint, time: Double) {
    self.finger = finger
    start = point
    location = point
    fingers = [finger]
    velocity.add(point, at: time)
  }

  var translation: ScreenPoint { location - start }

  var isFarEnough: Bool {
    translation.squaredLength >= TouchSequence.hysteresis * TouchSequence.hysteresis
  }

  /// Whether it leads a transition of its own stack.
  var isSwiping: Bool {
    switch state {
    case .moving(.leading, _), .moving(.finishingPop, _), .moving(.undoingPush, _): true
    default: false
    }
  }

  /// The state of the pop gesture's recogniser (rule 189).
  var recognizer: RecognizerState {
    switch state {
    case .possible: .possible
    case .moving(_, let recognizer), .decided(_, let recognizer): recognizer
    case .taken: .failed
    }
  }

  /// What becomes of the fingers, for good.
  func decide(_ outcome: Outcome) {
    state = .decided(outcome, recognizer == .possible ? .failed : recognizer)
  }

  /// What came of it, nil while that is open.
  var outcome: Outcome? {
    switch state {
    case .decided(let outcome, _): outcome
    case .taken(let inner): inner.touches?.outcome
    default: nil
    }
  }

  /// The stack inside that has taken it.
  var taker: NavigationController? {
    if case .taken(let inner) = state { inner } else { nil }
  }

  /// The same for the stack that takes it.
  func copy() -> TouchSequence {
    let copy = TouchSequence(finger: finger, at: start, time: 0)
    copy.input = input
    copy.location = location
    copy.velocity = velocity
    copy.hasMoved = hasMoved
    return copy
  }

  func move(to point: ScreenPoint, at time: Double) {
    hasMoved = true
    location = point
    velocity.add(point, at: time)
  }
}

extension TouchSequence {
  /// The finger has not moved until `time`.
  func rest(at time: Double) {
    velocity.add(location, at: time)
  }
}

/// The figures of a pop gesture.
enum GestureLimits {
  /// How far from the leading edge an edge gesture may start, in points: about what the system takes.
  static let edge = 20.0
  /// How much of a second the finger's speed counts on release (rule 155).
  static let foresight = 0.3
}
