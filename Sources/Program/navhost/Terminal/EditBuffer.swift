internal import NavhostLuaSyntax

/// The text that a person types, of any number of lines, and the place of the cursor in it.
struct EditBuffer {
  private(set) var characters: [Character] = []
  /// How many characters stand before the cursor.
  private(set) var cursor = 0
  /// What the first lines leave open, and how many characters these have.
  private var open = OpenBlocks()
  private var lookedAt = 0

  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  var text: String { String(characters) }

  /// Whether the text is the other's, wherever the cursors stand. Most that are not differ in length.
  func hasText(of other: EditBuffer) -> Bool {
    characters.count == other.characters.count && characters == other.characters
  }

  var before: String { String(characters[..<cursor]) }
  var isAtEnd: Bool { cursor == characters.count }

  /// Where the cursor's line begins.
  var lineStart: Int {
    characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  /// Where the cursor's line ends, before its line end.
  var lineEnd: Int {
    characters[cursor...].firstIndex(of: "\n") ?? characters.count
  }

  /// What of the cursor's line stands before the cursor.
  var lineBefore: String { String(characters[lineStart..<cursor]) }

  mutating func insert(_ text: String) {
    let new = Array(text)
    if cursor < lookedAt || new.first != "\n" { forgetLooks(from: cursor) }
    characters.insert(contentsOf: new, at: cursor)
    cursor += new.count
  }

  /// Moves the cursor; past an end it stops there.
  mutating func move(to place: Int) {
    cursor = min(max(place, 0), characters.count)
  }

  mutating func move(by count: Int) {
    move(to: cursor + count)
  }

  /// Takes away what stands between the cursor and a place; the result is what it was.
  @discardableResult
  mutating func delete(to place: Int) -> String {
    let place = min(max(place, 0), characters.count)
    let range = min(place, cursor)..<max(place, cursor)
    let text = String(characters[range])
    if !range.isEmpty { forgetLooks(from: range.lowerBound) }
    characters.removeSubrange(range)
    cursor = range.lowerBound
    return text
  }

  /// Whether the text may be a whole statement, so that it is worth parsing.
  mutating func mayBeComplete() -> Bool {
    let new = characters[lookedAt...].dropFirst(lookedAt > 0 ? 1 : 0)
    for line in new.split(separator: "\n", omittingEmptySubsequences: false) {
      open.take(String(line))
    }
    lookedAt = characters.count
    return open.mayBeComplete()
  }

  /// Lines that were looked at and change are looked at again.
  private mutating func forgetLooks(from place: Int) {
    guard place <= lookedAt else { return }
    open = OpenBlocks()
    lookedAt = 0
  }

  /// Where the word before the cursor begins.
  var wordStart: Int {
    var place = cursor
    while place > 0, !Self.isWord(characters[place - 1]) { place -= 1 }
    while place > 0, Self.isWord(characters[place - 1]) { place -= 1 }
    return place
  }

  /// Where the word behind the cursor ends.
  var wordEnd: Int {
    var place = cursor
    while place < characters.count, !Self.isWord(characters[place]) { place += 1 }
    while place < characters.count, Self.isWord(characters[place]) { place += 1 }
    return place
  }

  /// Where what stands between blanks before the cursor begins.
  var blankStart: Int {
    var place = cursor
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }

  /// A line up, in the same column where the line is as long. False in the first one.
  mutating func moveUp() -> Bool {
    guard lineStart > 0 else { return false }
    let column = cursor - lineStart
    let end = lineStart - 1
    move(to: end)
    move(to: min(lineStart + column, end))
    return true
  }

  /// A line down. False in the last one.
  mutating func moveDown() -> Bool {
    guard lineEnd < characters.count else { return false }
    let column = cursor - lineStart
    move(to: lineEnd + 1)
    move(to: min(lineStart + column, lineEnd))
    return true
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

/// The texts before the last changes. Of long ones fewer are kept.
struct EarlierTexts {
  private var texts: [EditBuffer] = []
  /// How many there ever were.
  private(set) var added = 0
  private static let most = 200
  private static let mostCharacters = 1 << 20

  mutating func add(_ text: EditBuffer) {
    texts.append(text)
    added += 1
    if texts.count > Self.most { texts.removeFirst() }
    var count = texts.reduce(0) { $0 + $1.characters.count }
    while count > Self.mostCharacters, texts.count > 1 {
      count -= texts.removeFirst().characters.count
    }
  }

  mutating func takeLast() -> EditBuffer? { texts.popLast() }
}
