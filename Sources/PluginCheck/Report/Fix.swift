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
