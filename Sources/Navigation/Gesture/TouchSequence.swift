/// The fingers on the screen, from the first down to the last up, and the pan that they make.
final class TouchSequence {
  enum State {
    /// The finger has not moved far enough yet.
    case possible
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
    /// A stack inside has taken it.
    case taken(by: NavigationController)
    /// Nothing more comes of these fingers.
    case decided(Outcome)
  }

  /// How far a finger moves before a pan begins, in points.
  static let hysteresis = 10.0

  /// The finger that is followed.
  let finger: Int
  let start: Point
  /// What moves.
  var input = Gesture.Input.finger
  /// Every finger that is down.
  var fingers: [Int]
  var location: Point
  var velocity = VelocityTracker()
  var state = State.possible
  var hasMoved = false
  var recognizer = RecognizerState.possible
  /// The gesture as it was at its last touch, once it has begun.
  var gesture: Gesture?
  var explanation = Explanation(.gesture)

  init(finger: Int, at point: Point, time: Double) {
    self.finger = finger
    start = point
    location = point
    fingers = [finger]
    velocity.add(point, at: time)
  }

  var translation: Point { location - start }

  var isFarEnough: Bool {
    translation.squaredLength >= TouchSequence.hysteresis * TouchSequence.hysteresis
  }

  /// Whether it leads a transition of its own stack.
  var isSwiping: Bool {
    switch state {
    case .leading, .finishingPop, .undoingPush: true
    default: false
    }
  }

  var isThawing: Bool {
    if case .thawing = state { true } else { false }
  }

  /// What came of it, nil while that is open.
  var outcome: Outcome? {
    switch state {
    case .decided(let outcome): outcome
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

  func move(to point: Point, at time: Double) {
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
