/// The figures of a pop gesture.
enum GestureLimits {
  /// How far from the leading edge an edge gesture may start, in points.
  static let edge = 20.0
  /// How much of a second the finger's speed counts on release (rule 155).
  static let foresight = 0.3
}
