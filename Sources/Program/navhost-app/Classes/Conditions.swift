/// The `#if` directives around a place in a source, and whether the place is read.
struct Conditions {
  private struct Level {
    /// Whether what stands around it is read.
    var isAroundRead: Bool
    var isRead: Bool
    /// Whether a branch before was one that always holds.
    var wasTrue: Bool
  }

  private var levels: [Level] = []

  var isRead: Bool { levels.last?.isRead ?? true }

  /// Takes a directive in: its word, and the rest of its line. Others than conditions change nothing.
  mutating func take(_ word: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) {
    if word.elementsEqual("if".utf8) || word.elementsEqual("ifdef".utf8)
      || word.elementsEqual("ifndef".utf8)
    {
      let value = word.count == 2 ? Self.value(rest) : nil
      let isAroundRead = isRead
      levels.append(
        Level(
          isAroundRead: isAroundRead, isRead: isAroundRead && value != false,
          wasTrue: value == true))
    } else if word.elementsEqual("else".utf8) {
      branch(nil)
    } else if word.elementsEqual("elseif".utf8) || word.elementsEqual("elif".utf8) {
      branch(Self.value(rest))
    } else if word.elementsEqual("endif".utf8) {
      _ = levels.popLast()
    }
  }

  private mutating func branch(_ value: Bool?) {
    guard var level = levels.popLast() else { return }
    level.isRead = level.isAroundRead && !level.wasTrue && value != false
    level.wasTrue = level.wasTrue || value == true
    levels.append(level)
  }

  /// What a condition always is; nil where that hangs on how one builds.
  private static func value(_ text: ArraySlice<UInt8>) -> Bool? {
    var words = text
    for place in text.indices.dropLast() where text[place] == UInt8(ascii: "/") {
      let next = text[place + 1]
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        words = text[..<place]
        break
      }
    }
    let plain = words.filter { $0 > 32 && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") }
    if plain.contains(UInt8(ascii: "|")) { return nil }
    let parts = plain.split(separator: UInt8(ascii: "&"))
    let values = parts.map { part -> Bool? in
      if ["false", "0", "!true", "!1"].contains(where: { part.elementsEqual($0.utf8) }) {
        return false
      }
      return ["true", "1", "!false", "!0"].contains { part.elementsEqual($0.utf8) } ? true : nil
    }
    if values.contains(false) { return false }
    return !values.isEmpty && values.allSatisfy { $0 == true } ? true : nil
  }
}
