/// A mistake in a file, and where it is.
public struct Finding: Equatable, Sendable {
  /// The path as it was given, or found below it.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in characters.
  public var column: Int
  /// A short name of what is wrong: `unknown-hook`.
  public var rule: String
  public var message: String
  /// What would put it right, where that is certain enough.
  public var fix: Fix?

  public init(
    file: String, line: Int, column: Int, rule: String, message: String, fix: Fix? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.rule = rule
    self.message = message
    self.fix = fix
  }
}
