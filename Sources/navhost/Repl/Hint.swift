internal import LuaSyntax
internal import Reference

/// What is known of what somebody types: how the function is called, and what it does.
enum Hint {
  /// At most two lines; none where nothing is known.
  static func lines(_ before: String) -> [String] {
    if let (name, _) = DotCommand.parse(before) {
      return DotCommand(rawValue: name).map { ["\($0.usage): \($0.summary)"] } ?? []
    }
    var tokens = Piece.all(of: before)
    guard let last = tokens.last, last.kind != .comment else { return [] }
    if last.kind == .name {
      var rest = tokens[...]
      let known = Reference.Help.brief(CallContext.function(&rest))
      if !known.isEmpty { return known }
    }
    if last.kind == .name || last.kind == .openString { tokens.removeLast() }
    guard let call = CallContext(tokens, isString: last.kind == .openString) else { return [] }
    return Reference.Help.brief(call.function, field: call.field)
  }
}
