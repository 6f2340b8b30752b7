internal import NavhostLuaSyntax

/// How far the next line of a statement is indented.
enum Indentation {
  /// The spaces that begin the line after `text`: as the last line, two more behind an opening.
  static func next(_ text: String) -> String {
    let last = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let spaces = String(last.prefix { $0 == " " })
    return spaces + (opens(String(last)) ? "  " : "")
  }

  /// Whether an indented line begins with what closes an earlier one.
  static func closes(_ line: String) -> Bool {
    guard line.hasPrefix("  ") else { return false }
    let first = Piece.all(of: line).first { $0.kind != .space }?.text ?? ""
    return ["end", "else", "elseif", "until", "}", ")"].contains(first)
  }

  /// Whether more is opened on the line than closed.
  private static func opens(_ line: String) -> Bool {
    var depth = 0
    for token in Piece.all(of: line) {
      switch (token.kind, token.text) {
      case (.keyword, "do"), (.keyword, "then"), (.keyword, "function"), (.keyword, "repeat"),
        (.keyword, "else"), (.symbol, "("), (.symbol, "{"), (.symbol, "["):
        depth += 1
      case (.keyword, "end"), (.keyword, "until"), (.symbol, ")"), (.symbol, "}"), (.symbol, "]"):
        depth = max(0, depth - 1)
      default: break
      }
    }
    return depth > 0
  }
}
