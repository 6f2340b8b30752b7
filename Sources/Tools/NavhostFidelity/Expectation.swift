/// What one gesture is expected to make UIKit call.
struct Expectation: Sendable {
  /// One way, and the switch that makes a phone go it.
  struct Way: Sendable {
    /// Nil: whatever the switches are, as the model has it.
    var unknown: Unknown?
    var isOn = false
    var pattern: Pattern
  }

  var gestures: [String]
  /// Only these callbacks are looked at.
  var among: Pattern
  var ways: [Way]

  /// A phone does it in this way, whatever else it does.
  static func always(
    _ gestures: String..., among: String, _ pattern: String
  ) -> Expectation {
    Expectation(
      gestures: gestures, among: Pattern(among), ways: [Way(pattern: Pattern(pattern))])
  }

  /// A phone does it in one of two ways, and the switch tells in which.
  static func either(
    _ unknown: Unknown, _ gestures: String..., among: String, off: String, on: String
  ) -> Expectation {
    Expectation(
      gestures: gestures, among: Pattern(among),
      ways: [
        Way(unknown: unknown, pattern: Pattern(off)),
        Way(unknown: unknown, isOn: true, pattern: Pattern(on)),
      ])
  }

  /// The callbacks of a section that it looks at.
  func chosen(of section: CallbackLog.Section) -> [Callback] {
    section.callbacks.filter { callback in among.steps.contains { $0.fits(callback) } }
  }
}
