/// Something that a session is to do.
enum SessionOrder: Equatable, Sendable {
  case message(String)
  /// A transition goes on.
  case tick
  /// Files may have changed.
  case look

  /// Whether one that waits is as good as two.
  var isOfClock: Bool {
    if case .message = self { false } else { true }
  }
}
