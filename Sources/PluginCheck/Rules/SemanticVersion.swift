/// The form of a version by Semantic Versioning 2.0.0, semver.org: `1.2.0-beta.1+build`.
enum SemanticVersion {
  static func isOne(_ text: String) -> Bool {
    let whole = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = whole[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let core = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard core.count == 3, core.allSatisfy(isNumber) else { return false }
    if parts.count > 1, !identifiers(parts[1]).allSatisfy(isPrerelease) { return false }
    return whole.count < 2 || identifiers(whole[1]).allSatisfy(isIdentifier)
  }

  private static func identifiers(_ text: Substring) -> [Substring] {
    text.split(separator: ".", omittingEmptySubsequences: false)
  }

  /// Digits, no zero in front of others.
  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
      && (text == "0" || text.first != "0")
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (97...122).contains(byte | 32) || byte == UInt8(ascii: "-")
      }
  }

  /// As an identifier, but a number has no zero in front.
  private static func isPrerelease(_ text: Substring) -> Bool {
    let isDigits = text.utf8.allSatisfy { (48...57).contains($0) }
    return isIdentifier(text) && (!isDigits || isNumber(text))
  }
}
