/// Makes a string that a pattern of Lua is found in, as far as that is easy.
struct PatternSample {
  private var rest: Substring
  private var text = ""

  /// - Returns: nil for a pattern that it does not know.
  static func text(_ pattern: String) -> String? {
    var sample = PatternSample(rest: pattern[...])
    guard sample.read() else { return nil }
    return sample.text
  }

  private init(rest: Substring) {
    self.rest = rest
    if self.rest.first == "^" { self.rest.removeFirst() }
  }

  private mutating func read() -> Bool {
    while let next = rest.popFirst() {
      switch next {
      case "(", ")": continue
      case "$" where rest.isEmpty: continue
      case "%":
        guard let item = escaped() else { return false }
        add(item)
      case "[":
        guard let item = set() else { return false }
        add(item)
      case ".": add("a")
      default: add(next)
      }
    }
    return true
  }

  /// Once, whatever says how often.
  private mutating func add(_ item: Character) {
    text.append(item)
    if let next = rest.first, "*+-?".contains(next) { rest.removeFirst() }
  }

  private static let classes: [Character: Character] = [
    "a": "a", "c": "\u{1}", "d": "1", "g": "a", "l": "a", "p": "!", "s": " ", "u": "A", "w": "a",
    "x": "a", "A": "1", "D": "a", "L": "A", "P": "a", "S": "a", "U": "a", "W": "!", "X": "!",
  ]

  private mutating func escaped() -> Character? {
    guard let next = rest.popFirst() else { return nil }
    if next.isLetter || next.isNumber { return Self.classes[next] }
    return next
  }

  /// `[a-z%d]`: the first that is in it; `[^…]`: one of a few that is not.
  private mutating func set() -> Character? {
    let isNegative = rest.first == "^"
    if isNegative { rest.removeFirst() }
    var members: [Character] = []
    while let next = rest.popFirst() {
      if next == "]", !members.isEmpty {
        guard isNegative else { return members[0] }
        return "a1 A!~".first { !members.contains($0) }
      }
      if next == "%" {
        guard let item = escaped() else { return nil }
        members.append(item)
      } else {
        members.append(next)
      }
    }
    return nil
  }
}
