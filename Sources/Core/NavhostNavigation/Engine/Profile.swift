/// The differences between versions of iOS, as data; docs/fidelity.md says where each line comes
/// from, and how sure it is.
public struct Profile: Equatable, Sendable {
  /// `ios17` or `ios26`.
  public let name: String
  /// The version of iOS: 17 or 26.
  public let version: Int
  /// Whether a controller whose gesture mode is `edge` has the pan on its content too (rule 191).
  package let hasContentPan: Bool
  /// Whether a transition that runs by itself gives way to what comes next.
  package let interruptsTransitions: Bool

  /// iOS 17 and before.
  public static let ios17 = Profile(
    name: "ios17", version: 17, hasContentPan: false, interruptsTransitions: false)
  /// iOS 26.
  public static let ios26 = Profile(
    name: "ios26", version: 26, hasContentPan: true, interruptsTransitions: true)
  /// All of them, the oldest first.
  public static let all = [ios17, ios26]

  /// Returns the profile of that name, or nil if there is none.
  public static func named(_ name: String) -> Profile? {
    all.first { $0.name == name }
  }

  /// Returns the profile of a version of iOS, or nil if there is none.
  public static func version(_ number: Int) -> Profile? {
    all.first { $0.version == number }
  }

  /// The versions as messages list them: `17 or 26`.
  package static let versions = all.map { "\($0.version)" }.joined(separator: " or ")
}
