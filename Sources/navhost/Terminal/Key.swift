/// What a person pressed.
enum Key: Equatable {
  /// A character that is to be put in.
  case character(Character)
  /// Text that came by bracketed paste, with `\n` as the only line end.
  case paste(String)
  /// Control and a letter.
  case control(Character)
  /// Alt and a character.
  case alt(Character)
  case enter, newline, tab, backspace, delete, escape
  case up, down, left, right, wordLeft, wordRight, home, end
}
