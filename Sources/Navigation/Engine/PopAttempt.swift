/// A pop that is being decided.
struct PopAttempt {
  let pop: Pop
  /// Those that may leave already.
  var cleared: [Controller] = []
}

/// What came of asking.
enum PopDecision {
  case allowed
  case stopped(Outcome)
}
