/// Protecting code that can be switched off, so that a test can see the invariants notice it.
struct Faults: OptionSet {
  let rawValue: Int

  /// Guard 1 lets a gesture at the root begin: the controller freezes.
  static let noRootGuard = Faults(rawValue: 1)
  /// The bar of the controller below stays after a swipe that was cancelled.
  static let keepBarAfterCancel = Faults(rawValue: 2)
  /// A gesture asks again when it is released.
  static let askTwice = Faults(rawValue: 4)
  /// A gesture asks the controller that the gesture before it asked.
  static let askRemembered = Faults(rawValue: 8)
  /// Distances are measured from the left in both directions (rule 107).
  static let leftEdgeInRTL = Faults(rawValue: 16)
  /// The back button stays dimmed after a veto.
  static let leaveButtonDimmed = Faults(rawValue: 32)
  /// A transition is never ended by the clock.
  static let stuckTransition = Faults(rawValue: 64)
  /// A cancelled swipe tells of a pop.
  static let popOnCancel = Faults(rawValue: 128)
  /// A swipe begins without asking for leave.
  static let skipAsk = Faults(rawValue: 256)
}
