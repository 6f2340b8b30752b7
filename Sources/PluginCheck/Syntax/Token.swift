/// A token and where it stands.
struct Token: Sendable {
  var kind: TokenKind
  /// Its bytes in the source.
  var range: Range<Int>
  /// The name, or what a string stands for.
  var text = ""
  /// What a number stands for.
  var value = 0.0
}
