/// What became of a shadow plugin's answers.
public struct ShadowCounts: Equatable, Sendable {
  /// Decisions that it was asked about.
  public var asked = 0
  /// Answers that differed from those of the live plugins.
  public var differences = 0
}
