/// What a line source gives.
enum LineInput {
  case line(String)
  /// Ctrl-C at the prompt.
  case interrupted
  case end
}

/// Where the lines of the REPL come from.
protocol LineSource: AnyObject {
  /// The next line, or several; nil at the end.
  func next(_ repl: Repl) -> LineInput
  /// A statement is complete.
  func remember(_ statement: String)
}
