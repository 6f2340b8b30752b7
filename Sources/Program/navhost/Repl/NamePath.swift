internal import NavhostLuaSyntax

/// The names before a dot or a colon: `nav.stack[1].` leads to a controller.
struct NamePath: Equatable {
  var steps: [ReachableNames.Step]
  /// A colon: only functions can follow.
  var isMethod: Bool

  /// Reads the path that ends with the last token; nil where there is none.
  init?(_ tokens: [Piece]) {
    guard let last = tokens.last, Self.isAfterDot(tokens) else { return nil }
    isMethod = last.text == ":"
    steps = []
    var rest = tokens.dropLast()
    while let step = Self.step(&rest) {
      steps.insert(step.step, at: 0)
      if step.isFirst { return }
    }
    return nil
  }

  /// Whether a member's name is to come.
  static func isAfterDot(_ tokens: [Piece]) -> Bool {
    guard let last = tokens.last, last.text == "." || last.text == ":" else { return false }
    return tokens.dropLast().last?.text != last.text
  }

  /// Takes the last step off.
  private static func step(
    _ tokens: inout ArraySlice<Piece>
  ) -> (step: ReachableNames.Step, isFirst: Bool)? {
    guard let last = tokens.popLast() else { return nil }
    if last.kind == .name {
      let isFirst = tokens.last?.text != "."
      if tokens.last?.text == ":" { return nil }
      if !isFirst { tokens.removeLast() }
      return (.name(last.text), isFirst)
    }
    guard last.text == "]", let key = tokens.popLast(), tokens.popLast()?.text == "[",
      let before = tokens.last, before.kind == .name || before.text == "]"
    else { return nil }
    if let index = Int(key.text) { return (.index(index), false) }
    return key.kind == .string ? (.name(String(key.text.dropFirst().dropLast())), false) : nil
  }
}
