/// A touch that was handled, for drawing and recording.
package struct Touch: Equatable, Sendable {
  package var phase: TouchPhase
  /// Screen coordinates in points.
  package var point: ScreenPoint
  /// Which finger.
  package var finger: Int
  /// Seconds on the virtual clock.
  package var time: Double
  /// The number of the stack that it is for.
  package var stack: Int

  package init(
    _ phase: TouchPhase, at point: ScreenPoint, finger: Int = 1, time: Double = 0, stack: Int = 1
  ) {
    self.phase = phase
    self.point = point
    self.finger = finger
    self.time = time
    self.stack = stack
  }
}

/// A step of a touch.
public enum TouchPhase: String, Sendable, CaseIterable {
  /// A finger came down.
  case began
  /// A finger moved.
  case moved
  /// A finger went up.
  case ended
  /// Taken away from outside: a call, a home press.
  case cancelled
}

/// The states of a gesture recogniser (rule 189). From `ended`, `cancelled` and `failed` it is back
/// at `possible` when the last finger is up.
public enum RecognizerState: String, Sendable, CaseIterable {
  /// Nothing yet, or a finger that has not moved far enough.
  case possible
  /// It began with this touch.
  case began
  /// It runs.
  case changed
  /// The finger let go.
  case ended
  /// It was broken off.
  case cancelled
  /// The touches were another gesture, or it was refused.
  case failed
}

/// A drag to be synthesised.
public struct Pan: Equatable, Sendable {
  /// Where the finger comes down.
  public var from: ScreenPoint
  /// Where it goes up.
  public var to: ScreenPoint
  /// Seconds from the first touch to the last, at least 0.
  public var duration: Double
  /// How many equal steps, at least 1.
  public var steps: Int
  /// How many fingers come down, at least 1.
  public var fingers: Int
  /// Whether the finger leaves the screen at the last step.
  public var release: Bool
  /// Whether the transition runs to its end before the call returns.
  public var settle: Bool
  /// A finger or a pointer.
  public var input: PopGesture.Input

  /// A drag: what you leave out is one finger that lets go after a quarter of a second.
  public init(
    from: ScreenPoint, to: ScreenPoint, duration: Double = 0.25, steps: Int = 15, fingers: Int = 1,
    release: Bool = true, settle: Bool = true, input: PopGesture.Input = .finger
  ) {
    self.from = from
    self.to = to
    self.duration = duration
    self.steps = steps
    self.fingers = fingers
    self.release = release
    self.settle = settle
    self.input = input
  }
}
