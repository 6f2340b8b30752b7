extension Unicode.Scalar {
  /// Whether a terminal would obey it rather than show it: C0, C1, ends of lines and paragraphs, and
  /// the marks that turn the direction of what follows.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
