/// A text whose places are told in lines and UTF-16 units, as editors count them.
package struct TextLines: Sendable {
  package private(set) var bytes: [UInt8]
  /// Where each line begins: behind a line feed, a carriage return, or both of them in that order.
  private var starts: [Int]
  /// For each line of more than a block: how many UTF-16 units it has before each of its blocks.
  private var blocks: [Int: [Int]] = [:]
  private static let block = 1024

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + Self.starts(in: bytes.indices, of: bytes)
    measureLongLines()
  }

  private mutating func measureLongLines() {
    blocks = [:]
    for line in starts.indices {
      guard isLong(line) else { continue }
      let end = behind(line)
      var units = 0
      blocks[line] = stride(from: starts[line], to: end, by: Self.block).map { start in
        defer { units += Self.units(in: start..<min(start + Self.block, end), of: bytes) }
        return units
      }
    }
  }

  private func isLong(_ line: Int) -> Bool { behind(line) - starts[line] > Self.block }

  /// Where the next line begins, or the text ends.
  private func behind(_ line: Int) -> Int {
    line + 1 < starts.count ? starts[line + 1] : bytes.count
  }

  /// Where lines begin behind the bytes of a range.
  private static func starts(in range: Range<Int>, of bytes: [UInt8]) -> [Int] {
    var starts: [Int] = []
    for index in range {
      let byte = bytes[index]
      let isPair = byte == 13 && index + 1 < bytes.count && bytes[index + 1] == 10
      if byte == 10 || (byte == 13 && !isPair) { starts.append(index + 1) }
    }
    return starts
  }

  /// The place of a byte; the last one for what lies behind the text.
  package func position(of offset: Int) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = line(of: offset)
    var start = starts[line]
    var units = 0
    if let blocks = blocks[line] {
      let index = min((offset - start) / Self.block, blocks.count - 1)
      units = blocks[index]
      start += index * Self.block
    }
    return TextPosition(line: line, character: units + Self.units(in: start..<offset, of: bytes))
  }

  package func range(_ range: Range<Int>) -> TextRange {
    TextRange(position(of: range.lowerBound), position(of: range.upperBound))
  }

  /// The byte at a place. One behind the end of its line is that end; one in the middle of a character
  /// is its beginning.
  package func offset(of position: TextPosition) -> Int {
    guard position.line < starts.count else { return bytes.count }
    let end = end(ofLine: position.line)
    var offset = starts[position.line]
    var units = 0
    while offset < end {
      var next = offset + 1
      while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
      units += Self.units(bytes[offset])
      if units > position.character { break }
      offset = next
    }
    return offset
  }

  /// Puts a text in place of a range; one whose end is before its start is empty.
  package mutating func replace(_ range: TextRange, with text: String) {
    let start = offset(of: range.start)
    let end = max(start, offset(of: range.end))
    bytes.replaceSubrange(start..<end, with: Array(text.utf8))
    let changed = moveStarts(start..<end, by: text.utf8.count - (end - start))
    if !blocks.isEmpty || changed.contains(where: isLong) { measureLongLines() }
  }

  /// Finds the lines anew that begin in a range that was replaced, or right behind it; those that come later have
  /// moved. Gives the lines that were looked at.
  private mutating func moveStarts(_ range: Range<Int>, by distance: Int) -> ClosedRange<Int> {
    // A carriage return before the range ends a line by itself, or not.
    let first = line(of: max(0, range.lowerBound - 1))
    let rest = line(of: range.upperBound) + 1
    let changed = starts[first]..<(range.upperBound + distance)
    let found = Self.starts(in: changed, of: bytes)
    if distance != 0 { for line in rest..<max(rest, starts.count) { starts[line] += distance } }
    starts.replaceSubrange((first + 1)..<rest, with: found)
    return first...(first + found.count)
  }

  private static func units(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    bytes[range].reduce(0) { $0 + units($1) }
  }

  /// How many UTF-16 units the character has that begins with this byte; 0 within one.
  private static func units(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }

  private func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Without what ends it.
  private func end(ofLine line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    var end = starts[line + 1] - 1
    if bytes[end] == 10, end > starts[line], bytes[end - 1] == 13 { end -= 1 }
    return end
  }
}
