/// Takes frames out of a stream: `Content-Length: 17`, an empty line, 17 bytes.
package struct FrameReader {
  /// Bytes that are no frame: nobody can say where the next one begins.
  package struct Problem: Error, Equatable {
    package var message: String
  }

  /// The lines before a body may have this many bytes together.
  static let longestHeader = 4096

  private let longestBody: Int
  private var bytes: [UInt8] = []
  private var start = 0
  /// The length of the body whose header has been read.
  private var awaited: Int?

  package init(longestBody: Int = 64 << 20) {
    self.longestBody = longestBody
  }

  /// Whether a frame has begun that is not over.
  package var isInside: Bool { start < bytes.count || awaited != nil }

  package mutating func append(_ more: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// The body of the next frame; nil where more has to come first.
  ///
  /// - Throws: `Problem`, after which there is no next one.
  package mutating func next() throws(Problem) -> ArraySlice<UInt8>? {
    if awaited == nil { awaited = try header() }
    guard let length = awaited, bytes.count - start >= length else { return nil }
    defer {
      start += length
      awaited = nil
    }
    return bytes[start..<(start + length)]
  }

  private mutating func header() throws(Problem) -> Int? {
    guard let end = headerEnd() else {
      guard bytes.count - start <= Self.longestHeader, mayBeHeader else {
        throw Problem(message: "no frame: a header such as 'Content-Length: 17' was expected")
      }
      return nil
    }
    let lines = bytes[start..<end.lowerBound].split(separator: 10)
    start = end.upperBound
    for line in lines {
      if let length = try Self.length(line) { return try bounded(length) }
    }
    throw Problem(message: "no frame: its header has no Content-Length")
  }

  /// Where the empty line stands that ends the header.
  private func headerEnd() -> Range<Int>? {
    var index = start
    while index < bytes.count, index - start <= Self.longestHeader {
      if bytes[index] == 10 {
        if index + 1 < bytes.count, bytes[index + 1] == 10 { return index..<(index + 2) }
        if index + 2 < bytes.count, bytes[index + 1] == 13, bytes[index + 2] == 10 {
          return index..<(index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  /// A header begins with a letter: what does not is none, however long it gets.
  private var mayBeHeader: Bool {
    guard start < bytes.count else { return true }
    return bytes[start] | 32 >= UInt8(ascii: "a") && bytes[start] | 32 <= UInt8(ascii: "z")
  }

  private func bounded(_ length: Int) throws(Problem) -> Int {
    guard length <= longestBody else {
      throw Problem(message: "a frame of \(length) bytes: the most is \(longestBody)")
    }
    return length
  }

  /// The number of a `Content-Length`; nil for another line.
  private static func length(_ line: ArraySlice<UInt8>) throws(Problem) -> Int? {
    let text = String(decoding: line, as: UTF8.self)
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw Problem(message: "no frame: a header line without ':'") }
    guard parts[0].lowercased() == "content-length" else { return nil }
    let digits = withoutBlanks(parts[1])
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let length = Int(digits)
    else { throw Problem(message: "no frame: its Content-Length is no number") }
    return length
  }

  /// Without the blanks at both ends.
  private static func withoutBlanks(_ text: Substring) -> Substring {
    let isBlank = { (character: Character) in [" ", "\t", "\r"].contains(character) }
    var text = text.drop(while: isBlank)
    while text.last.map(isBlank) == true { text.removeLast() }
    return text
  }
}

/// Puts a body into a frame.
package enum Frame {
  package static func bytes(of body: ArraySlice<UInt8>) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
