/// How often a shadow plugin's answers agreed with those that counted.
public struct ShadowCounts: Equatable, Sendable {
  /// Decisions that it was asked about.
  public var asked = 0
  /// Answers that differed from those of the live plugins.
  public var differences = 0
}
