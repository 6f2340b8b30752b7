/// Paths as addresses.
package enum RelativeReference {
  /// The path as a relative reference; what has another meaning in an address is escaped.
  package static func text(_ path: String) -> String {
    path.utf8.map { byte in
      plain.contains(byte) ? String(UnicodeScalar(byte)) : "%" + Hex.text([byte]).uppercased()
    }.joined()
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
}
