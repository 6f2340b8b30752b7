/// A mistake in a file, and where it is.
package struct Finding: Equatable, Sendable {
  /// The path as it was given, or found below it.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in characters.
  package var column: Int
  /// A short name of what is wrong: `unknown-hook`.
  package var rule: String
  package var message: String
  /// What would put it right, where that is certain enough.
  package var fix: Fix?

  package init(
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

/// A replacement of some bytes of a file.
package struct Fix: Equatable, Sendable {
  /// Offsets of bytes from the beginning of the file.
  package var range: Range<Int>
  package var replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
