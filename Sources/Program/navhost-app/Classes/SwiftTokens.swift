internal import NavhostPluginCheck

/// The words and marks of a Swift source, without comments, texts and what `#if false` leaves out.
struct SwiftTokens {
  enum Token: Equatable {
    /// A name or a keyword: where it stands.
    case word(Range<Int>)
    /// Any other byte.
    case mark(UInt8)
    /// A text, a number or a regular expression.
    case literal
  }

  let bytes: [UInt8]
  private var place = 0
  private var conditions = Conditions()
  /// Where no regular expression ends that has so many `#`, or more: whoever began one on the line, or in the
  /// rest of the source, need not look again.
  private var patternless = (line: (hashes: Int.max, until: 0), rest: Int.max)
  /// What stands before the place, so far as it tells whether a `/` divides it.
  private enum Before {
    case nothing, value
    case word(Range<Int>)
  }

  private var before = Before.nothing

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The next one that is read; nil at the end.
  mutating func next() -> Token? {
    while let token = nextOfAll() {
      if conditions.isRead { return token }
    }
    return nil
  }

  private mutating func nextOfAll() -> Token? {
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case 0...32: place += 1
      case UInt8(ascii: "/"):
        if skipComment() { continue }
        return slash()
      case UInt8(ascii: "\""):
        skipText(hashes: 0)
        before = .value
        return .literal
      case UInt8(ascii: "#"): if let token = hash() { return token }
      case UInt8(ascii: "`"): if let token = quoted() { return token }
      default: return DeclaredClass.isOfWord(byte) ? word() : mark(byte)
      }
    }
    return nil
  }

  private mutating func mark(_ byte: UInt8) -> Token {
    place += 1
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): before = .value
    default: before = .nothing
    }
    return .mark(byte)
  }

  private mutating func word() -> Token {
    let start = place
    while place < bytes.count, DeclaredClass.isOfWord(bytes[place]) { place += 1 }
    before = .word(start..<place)
    return bytes[start] >= UInt8(ascii: "0") && bytes[start] <= UInt8(ascii: "9")
      ? .literal : .word(start..<place)
  }

  /// A name between backticks.
  private mutating func quoted() -> Token? {
    let start = place + 1
    place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "`"), bytes[place] != 10 { place += 1 }
    let name = start..<place
    if place < bytes.count { place += 1 }
    before = .value
    return name.isEmpty ? nil : .word(name)
  }

  /// A directive, a raw text, a regular expression with `#`, or a mark.
  private mutating func hash() -> Token? {
    let start = place
    var hashes = 0
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") {
      hashes += 1
      place += 1
    }
    guard place < bytes.count else { return nil }
    if bytes[place] == UInt8(ascii: "\"") {
      skipText(hashes: hashes)
      before = .value
      return .literal
    }
    if bytes[place] == UInt8(ascii: "/"), skipPattern(hashes: hashes) { return .literal }
    guard hashes == 1 else { return .mark(UInt8(ascii: "#")) }
    var end = place
    while end < bytes.count, DeclaredClass.isOfWord(bytes[end]) { end += 1 }
    let name = bytes[place..<end]
    guard ["if", "elseif", "else", "endif"].contains(where: { name.elementsEqual($0.utf8) }) else {
      place = start + 1
      return .mark(UInt8(ascii: "#"))
    }
    var line = end
    while line < bytes.count, bytes[line] != 10 { line += 1 }
    conditions.take(name, bytes[end..<line])
    place = line
    before = .nothing
    return nil
  }

}

/// What is passed over.
extension SwiftTokens {
  /// Passes over a comment; false where none begins here.
  private mutating func skipComment() -> Bool {
    guard place + 1 < bytes.count else { return false }
    if bytes[place + 1] == UInt8(ascii: "/") {
      while place < bytes.count, bytes[place] != 10 { place += 1 }
      return true
    }
    guard bytes[place + 1] == UInt8(ascii: "*") else { return false }
    var depth = 0
    while place < bytes.count {
      if has("/*") {
        depth += 1
        place += 2
      } else if has("*/") {
        depth -= 1
        place += 2
        if depth == 0 { return true }
      } else {
        place += 1
      }
    }
    return true
  }

  private func has(_ text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[place + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return bytes[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Passes over a text, from its first quotation mark on.
  private mutating func skipText(hashes: Int, depth: Int = 0) {
    let isLong = has("\"\"\"") && (hashes == 0 || isLineEnd(place + 3))
    place += isLong ? 3 : 1
    while place < bytes.count {
      switch bytes[place] {
      case 10 where !isLong: return
      case UInt8(ascii: "\\") where hasHashes(hashes, at: place + 1):
        place += 1 + hashes
        if place < bytes.count, bytes[place] == UInt8(ascii: "("), depth < Self.maxDepth {
          skipInterpolation(depth: depth)
        } else if place < bytes.count, bytes[place] != 10 {
          place += 1
        }
      case UInt8(ascii: "\"") where !isLong && hasHashes(hashes, at: place + 1):
        place += 1 + hashes
        return
      case UInt8(ascii: "\"") where isLong && has("\"\"\"") && hasHashes(hashes, at: place + 3):
        place += 3 + hashes
        return
      default: place += 1
      }
    }
  }

  private func isLineEnd(_ start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] == 32 || bytes[index] == 9 || bytes[index] == 13 {
      index += 1
    }
    return index >= bytes.count || bytes[index] == 10
  }

  /// Passes over `(…)` in a text.
  private mutating func skipInterpolation(depth: Int) {
    var open = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("):
        open += 1
        place += 1
      case UInt8(ascii: ")"):
        open -= 1
        place += 1
        if open == 0 { return }
      case UInt8(ascii: "\""): skipText(hashes: 0, depth: depth + 1)
      case UInt8(ascii: "#"):
        var hashes = 0
        while place < bytes.count, bytes[place] == UInt8(ascii: "#") {
          hashes += 1
          place += 1
        }
        if place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
          skipText(hashes: hashes, depth: depth + 1)
        }
      case UInt8(ascii: "/"): if !skipComment() { place += 1 }
      default: place += 1
      }
    }
  }

  /// Whether a `/` now begins a regular expression: nothing stands before it that could be divided.
  private var mayBeginPattern: Bool {
    switch before {
    case .nothing: true
    case .value: false
    case .word(let range): Self.wordsBeforeValues.contains { bytes[range].elementsEqual($0.utf8) }
    }
  }

  private static let wordsBeforeValues = [
    "return", "in", "case", "try", "await", "where", "else", "throw", "if", "guard",
  ]

  /// A regular expression, or a mark.
  private mutating func slash() -> Token {
    let blank = place + 1 < bytes.count ? bytes[place + 1] : 32
    if mayBeginPattern, blank > 32, blank != UInt8(ascii: ")"), skipPattern(hashes: 0) {
      return .literal
    }
    return mark(UInt8(ascii: "/"))
  }

  /// Passes over a regular expression, from its first `/` on; false where none ends.
  private mutating func skipPattern(hashes: Int) -> Bool {
    let staysOnLine = hashes == 0 || !isLineEnd(place + 1)
    if hashes >= patternless.rest { return false }
    if staysOnLine, place < patternless.line.until, hashes >= patternless.line.hashes {
      return false
    }
    var index = place + 1
    while index < bytes.count {
      if bytes[index] == 10, staysOnLine { break }
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
        place = index + 1 + hashes
        before = .value
        return true
      }
      index += 1
    }
    if staysOnLine { patternless.line = (hashes, index) } else { patternless.rest = hashes }
    return false
  }

  private static let maxDepth = 64
}
