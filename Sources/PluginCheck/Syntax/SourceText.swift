/// The bytes of a file, and where its lines begin.
struct SourceText: Sendable {
  /// The path as findings name it.
  let file: String
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    lineStarts = SourceText.findLines(bytes)
  }

  init(file: String, text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// Line and column of a byte, both from 1; the column counts characters (Unicode scalars).
  func position(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    let start = lineStarts[line - 1]
    let end = min(offset, bytes.count)
    let column = start < end ? bytes[start..<end].count { $0 & 0xC0 != 0x80 } : 0
    return (line, column + 1)
  }

  /// The line of a byte, from 1.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line, with its end.
  func length(ofLine line: Int) -> Int {
    guard line >= 1, line <= lineStarts.count else { return 0 }
    return (line < lineStarts.count ? lineStarts[line] : bytes.count) - lineStarts[line - 1]
  }

  /// The text of a line, without its end.
  func text(ofLine line: Int) -> String {
    guard line >= 1, line <= lineStarts.count else { return "" }
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    let start = lineStarts[line - 1]
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

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
