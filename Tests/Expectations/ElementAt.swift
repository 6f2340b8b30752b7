extension Collection {
  /// The element at an offset from the start, or nil if there is none. An index that is out of bounds ends the
  /// whole run; this fails one test.
  public subscript(at offset: Int) -> Element? {
    guard offset >= 0 else { return nil }
    return dropFirst(offset).first
  }
}
