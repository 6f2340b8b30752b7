/// A token and where it stands.
package struct Token: Sendable {
  package var kind: TokenKind
  /// Its bytes in the source.
  package var range: Range<Int>
  /// The name, or what a string stands for.
  package var text = ""
  /// What a number stands for.
  package var value = 0.0
}
/// Why a text is not Lua, in Lua's own words.
package struct SyntaxError: Error, Equatable {
  package var offset: Int
  package var message: String
}
