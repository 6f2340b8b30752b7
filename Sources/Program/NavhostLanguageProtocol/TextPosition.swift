package import NavhostSupport

/// A place in a text: the line from 0, and how many UTF-16 units of it stand before.
package struct TextPosition: Equatable, Comparable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// - Throws: `ResponseError` where it is none.
  package init(_ json: JSONValue?) throws(ResponseError) {
    guard let line = json?["line"].place, let character = json?["character"].place, line >= 0,
      character >= 0
    else { throw ResponseError(.invalidParams, "a position has a line and a character, 0 or more") }
    self.init(line: line, character: character)
  }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  package var json: JSONValue {
    .record([("line", .whole(line)), ("character", .whole(character))])
  }
}

/// From one place to another, which is not part of it.
package struct TextRange: Equatable, Sendable {
  package var start: TextPosition
  package var end: TextPosition

  package init(_ start: TextPosition, _ end: TextPosition) {
    self.start = start
    self.end = end
  }

  /// - Throws: `ResponseError` where it is none.
  package init(_ json: JSONValue?) throws(ResponseError) {
    start = try TextPosition(json?["start"])
    end = try TextPosition(json?["end"])
  }

  package var json: JSONValue { .record([("start", start.json), ("end", end.json)]) }
}
