/// Colours for a terminal, or none.
struct PrettyStyle {
  let colors: Bool

  func red(_ text: String) -> String { paint(text, 31) }
  func green(_ text: String) -> String { paint(text, 32) }
  func yellow(_ text: String) -> String { paint(text, 33) }
  func cyan(_ text: String) -> String { paint(text, 36) }
  func bold(_ text: String) -> String { paint(text, 1) }
  func dim(_ text: String) -> String { paint(text, 2) }

  /// A line of a difference, by what it begins with.
  func difference(_ line: String) -> String {
    switch line.first {
    case "-": green(line)
    case "+": red(line)
    default: line
    }
  }

  private func paint(_ text: String, _ code: Int) -> String {
    colors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
