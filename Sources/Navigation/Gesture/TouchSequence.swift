/// The fingers on the screen, from the first down to the last up, and the pan that they make.
final class TouchSequence {
  enum State {
    /// The finger has not moved far enough yet.
    case possible
    /// A swipe leads a transition.
    case leading(Pop)
    /// A swipe runs that pops nothing, and leaves the controller frozen (rule 63).
    case freezing
    /// A swipe runs that pops nothing, and thaws.
    case thawing
    /// Nothing more comes of these fingers.
    case decided(Outcome)
  }

  /// How far a finger moves before a pan begins, in points.
  static let hysteresis = 10.0

  /// The finger that is followed.
  let finger: Int
  let start: Point
  /// Every finger that is down.
  @exclusivity(unchecked) var fingers: [Int]
  @exclusivity(unchecked) var location: Point
  @exclusivity(unchecked) var velocity = VelocityTracker()
  @exclusivity(unchecked) var state = State.possible
  @exclusivity(unchecked) var hasMoved = false
  @exclusivity(unchecked) var recognizer = RecognizerState.possible
  /// The gesture as it was at its last touch, once it has begun.
  @exclusivity(unchecked) var gesture: Gesture?
  @exclusivity(unchecked) var explanation = Explanation(.gesture)

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

  /// Whether it may still come to a pop.
  var isOpen: Bool {
    switch state {
    case .possible, .leading: gesture != nil
    case .freezing, .thawing, .decided: false
    }
  }

  /// What came of it, nil while that is open.
  var outcome: Outcome? {
    if case .decided(let outcome) = state { outcome } else { nil }
  }

  func move(to point: Point, at time: Double) {
    hasMoved = true
    location = point
    velocity.add(point, at: time)
  }
}

extension TouchSequence {
  /// The finger was where it is at `time` too.
  func rest(at time: Double) {
    velocity.add(location, at: time)
  }
}
