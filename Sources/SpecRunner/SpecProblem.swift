/// Something that went wrong in a spec: an assertion that does not hold, or an error.
package struct SpecProblem: Error, Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// An assertion does not hold.
    case failure
    /// Anything else: an error was raised, the budget ran out.
    case error
  }

  package var kind: Kind
  /// `FILE:LINE: MESSAGE`.
  package var message: String
  /// The file and the line of the message; `""` and 0 where they are not known.
  package var file: String
  package var line: Int
  /// The spec's own frames, innermost first.
  package var traceback: [String]
  /// Where two tables differ: lines that begin with `-` (expected) or `+` (passed in).
  package var difference: [String]

  package init(
    _ kind: Kind, _ message: String, file: String = "", line: Int = 0, traceback: [String] = [],
    difference: [String] = []
  ) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
    self.traceback = traceback
    self.difference = difference
  }

  /// With that place, where it has none of its own.
  func placed(_ file: String, _ line: Int) -> SpecProblem {
    guard self.file.isEmpty else { return self }
    var placed = self
    placed.file = file
    placed.line = line
    placed.message = "\(file):\(line): \(message)"
    return placed
  }
}
