internal import LuaSyntax
internal import Reference

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

/// An expression with calls in it, before a dot or a colon: `nav.plugins()[1]:`. Nothing is called
/// for it: the API's description tells what comes back.
struct CallPath {
  private(set) var steps: [Reference.Completion.Step] = []
  /// A colon: only methods can follow.
  let isMethod: Bool

  /// Reads the expression that ends with the last token; nil where there is none.
  init?(_ tokens: [Piece]) {
    guard let last = tokens.last, NamePath.isAfterDot(tokens) else { return nil }
    isMethod = last.text == ":"
    var rest = tokens.dropLast().filter { $0.kind != .space && $0.kind != .comment }[...]
    while let token = rest.popLast() {
      switch token.text {
      case ")", "}": steps.insert(.call, at: 0)
      case "]": steps.insert(.element, at: 0)
      default:
        if token.kind == .string {
          steps.insert(.call, at: 0)
          continue
        }
        guard token.kind == .name else { return nil }
        steps.insert(.name(token.text), at: 0)
        guard let joint = rest.last?.text, joint == "." || joint == ":" else { return }
        rest.removeLast()
        continue
      }
      guard Self.skipToOpening(&rest) else { return nil }
    }
    return nil
  }

  /// Goes back over what stands between brackets, and the opening one.
  private static func skipToOpening(_ tokens: inout ArraySlice<Piece>) -> Bool {
    var depth = 1
    while let token = tokens.popLast() {
      if [")", "}", "]"].contains(token.text) { depth += 1 }
      if ["(", "{", "["].contains(token.text) { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }
}
