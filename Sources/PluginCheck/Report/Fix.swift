/// A replacement of some bytes of a file.
public struct Fix: Equatable, Sendable {
  /// Offsets of bytes from the beginning of the file.
  public var range: Range<Int>
  public var replacement: String

  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
