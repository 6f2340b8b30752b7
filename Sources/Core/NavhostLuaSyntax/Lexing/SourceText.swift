/// The bytes of a file, and where its lines begin.
package struct SourceText: Sendable {
  /// The path as findings name it.
  package let file: String
  package let bytes: [UInt8]
  private let lineStarts: [Int]
  /// How many characters begin before each piece of 256 bytes: columns are told without counting
  /// through a long line.
  private let charactersBefore: [Int]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    lineStarts = SourceText.findLines(bytes)
    charactersBefore = SourceText.countCharacters(bytes)
  }

  package init(file: String, text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// Line and column of a byte, both from 1; the column counts characters (Unicode scalars).
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    let start = lineStarts[line - 1]
    let end = min(offset, bytes.count)
    return (line, start < end ? characters(before: end) - characters(before: start) + 1 : 1)
  }

  /// The offset of a line's first byte.
  package func start(ofLine line: Int) -> Int {
    lineStarts[min(max(line, 1), lineStarts.count) - 1]
  }

  /// The line of a byte, from 1.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line, with its end.
  package func length(ofLine line: Int) -> Int {
    guard line >= 1, line <= lineStarts.count else { return 0 }
    return (line < lineStarts.count ? lineStarts[line] : bytes.count) - lineStarts[line - 1]
  }

  /// The text of a line, without its end.
  package func text(ofLine line: Int) -> String {
    guard line >= 1, line <= lineStarts.count else { return "" }
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    let start = lineStarts[line - 1]
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static let pieceLength = 256

  private func characters(before offset: Int) -> Int {
    let piece = offset / SourceText.pieceLength
    let rest = bytes[(piece * SourceText.pieceLength)..<offset]
    return charactersBefore[piece] + rest.count(where: SourceText.beginsCharacter)
  }

  private static func countCharacters(_ bytes: [UInt8]) -> [Int] {
    var counts = [0]
    for start in stride(from: 0, to: bytes.count, by: pieceLength) {
      let piece = bytes[start..<min(start + pieceLength, bytes.count)]
      counts.append(counts[counts.count - 1] + piece.count(where: beginsCharacter))
    }
    return counts
  }

  private static func beginsCharacter(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  /// Lua's line ends: LF, CR, and either pair of them.
  private static func findLines(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 10 || byte == 13 else { continue }
      if index < bytes.count, bytes[index] == 10 || bytes[index] == 13, bytes[index] != byte {
        index += 1
      }
      starts.append(index)
    }
    return starts
  }
}
