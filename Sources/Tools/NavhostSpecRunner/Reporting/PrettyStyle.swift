internal import NavhostSupport

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

  /// How many tests there were, and what came of them.
  func end(_ summary: SpecSummary, seed: UInt64?) -> String {
    let isFine = summary.failed == 0 && summary.ended > 0
    return "\n" + dim(details(summary, seed)) + "\n"
      + (isFine ? green(summary.counts) : red(summary.counts)) + "\n"
  }

  private func details(_ summary: SpecSummary, _ seed: UInt64?) -> String {
    var parts = [Self.count(summary.tests, "test"), "in \(Self.count(summary.files, "file"))"]
    if summary.problems > 0 {
      parts.append("\(Self.count(summary.problems, "error")) outside of tests")
    }
    parts.append(DecimalText.fixed(summary.seconds, places: 3) + " s")
    if let seed { parts.append("shuffled by --seed \(seed)") }
    return parts[0] + " " + parts.dropFirst().joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func paint(_ text: String, _ code: Int) -> String {
    colors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
