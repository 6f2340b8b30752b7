internal import NavhostLuaSyntax
internal import NavhostReference

/// The call inside whose arguments the cursor stands.
struct CallContext: Equatable {
  /// The function as it is written, a method with its colon alone: `"nav.hook"`, `":hook"`.
  var function = ""
  /// The argument, from 0.
  var argument = 0
  /// Whether the cursor stands in a table that is the argument.
  var isInTable = false
  /// The field of the table that the cursor gives a value to.
  var field: String?
  /// Whether a field's name is to come.
  var isKey: Bool { isInTable && field == nil }

  /// Reads the tokens before the word or the string at the cursor.
  init?(_ tokens: [Piece], isString: Bool) {
    var rest = tokens.filter { $0.kind != .space && $0.kind != .comment }[...]
    guard let last = rest.last else { return nil }
    if isString, last.kind == .name {
      function = Self.function(&rest)
      return
    }
    if last.text == "=", let name = rest.dropLast().last, name.kind == .name { field = name.text }
    let named = field
    if findOpening(&rest) { return }
    // A table in a table of options: the field alone tells what its value may be.
    guard let named, isInTable else { return nil }
    function = ""
    field = named
  }

  /// Goes back to the bracket that opens the arguments.
  private mutating func findOpening(_ tokens: inout ArraySlice<Piece>) -> Bool {
    var depth = 0
    while let token = tokens.popLast() {
      switch token.text {
      case ")", "}", "]": depth += 1
      case "(", "{", "[":
        if depth == 0 { return open(token.text, &tokens) }
        depth -= 1
      case "," where depth == 0: argument += 1
      default: break
      }
    }
    return false
  }

  private mutating func open(
    _ bracket: String, _ tokens: inout ArraySlice<Piece>
  ) -> Bool {
    if bracket == "[" || bracket == "{" && isInTable { return false }
    if bracket == "{" {
      isInTable = true
      argument = 0
      guard let before = tokens.last else { return false }
      if before.text == "(" || before.text == "," { return findOpening(&tokens) }
      if before.text == "=", let name = tokens.dropLast().last, name.kind == .name {
        field = name.text
        isInTable = false
        return findOpening(&tokens)
      }
    } else if !isInTable {
      field = nil
    }
    function = Self.function(&tokens)
    return !function.isEmpty
  }

  /// Takes the name away that the tokens end with: `nav.pan`, `:hook`.
  static func function(_ tokens: inout ArraySlice<Piece>) -> String {
    var name = ""
    while let token = tokens.popLast(), token.kind == .name {
      name = token.text + name
      guard let joint = tokens.last?.text, joint == "." || joint == ":" else { break }
      name = joint + name
      if joint == ":" { break }
      tokens.removeLast()
    }
    return name
  }
}

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
