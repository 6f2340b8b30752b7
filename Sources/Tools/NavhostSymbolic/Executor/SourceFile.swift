package import NavhostLuaSyntax

/// A file of a plugin, read.
package final class SourceFile {
  package let index: Int
  package let path: String
  package let source: SourceText
  let body: FunctionBody
  private var literals: [Int: Constant] = [:]

  package init(index: Int, path: String, bytes: [UInt8]) throws(SyntaxError) {
    self.index = index
    self.path = path
    source = SourceText(file: path, bytes: bytes)
    body = try Parser.parse(source).body
  }

  func site(_ offset: Int) -> Site {
    Site(file: index, offset: offset, line: source.line(of: offset))
  }

  /// The number or text that stands there, to the bit: the tree has doubles and whole characters.
  func literal(_ range: Range<Int>) -> Constant {
    if let known = literals[range.lowerBound] { return known }
    let value = read(Array(source.bytes[range]))
    literals[range.lowerBound] = value
    return value
  }

  private func read(_ bytes: [UInt8]) -> Constant {
    switch bytes.first {
    case 34, 39: return .text(ByteText(StringLiteral.quoted(bytes)))
    case 91: return .text(ByteText(StringLiteral.long(bytes)))
    default: return Constant.numeral(ByteText(bytes)) ?? .nil
    }
  }
}

/// What a literal of Lua says, byte for byte.
enum StringLiteral {
  static func long(_ bytes: [UInt8]) -> [UInt8] {
    guard let second = bytes.dropFirst().firstIndex(of: 91) else { return [] }
    var text = Array(bytes[(second + 1)..<max(second + 1, bytes.count - second - 1)])
    if text.first == 13,
      text.dropFirst().first == 10 || text.first == 10 && text.dropFirst().first == 13
    {
      text.removeFirst(2)
    } else if text.first == 10 || text.first == 13 {
      text.removeFirst()
    }
    return text
  }

  static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var place = 1
    let end = bytes.count - 1
    while place < end {
      let byte = bytes[place]
      place += 1
      if byte == 92, place < end { escape(bytes, &place, end, &text) } else { text.append(byte) }
    }
    return text
  }

  private static let simple: [UInt8: UInt8] = [
    97: 7, 98: 8, 102: 12, 110: 10, 114: 13, 116: 9, 118: 11,
  ]

  private static func escape(
    _ bytes: [UInt8], _ place: inout Int, _ end: Int, _ text: inout [UInt8]
  ) {
    let byte = bytes[place]
    place += 1
    if let plain = simple[byte] {
      text.append(plain)
    } else if byte == 120 {
      let digits = bytes[place..<min(end, place + 2)].compactMap { $0.hexDigit }
      text.append(UInt8(digits.reduce(0) { $0 * 16 + $1 }))
      place += 2
    } else if byte.isDigit {
      var value = Int(byte - 48)
      for _ in 0..<2 where place < end && bytes[place].isDigit {
        value = value * 10 + Int(bytes[place] - 48)
        place += 1
      }
      text.append(UInt8(value & 255))
    } else if byte == 122 {
      while place < end, bytes[place].isSpace { place += 1 }
    } else if byte == 117 {
      var value: UInt32 = 0
      place += 1
      while place < end, let digit = bytes[place].hexDigit {
        value = value &* 16 &+ UInt32(digit)
        place += 1
      }
      place += 1
      text += encoded(value)
    } else if byte == 10 || byte == 13 {
      if place < end, bytes[place] == 10 || bytes[place] == 13, bytes[place] != byte { place += 1 }
      text.append(10)
    } else {
      text.append(byte)
    }
  }

  /// UTF-8 as Lua writes it, up to 2^31.
  private static func encoded(_ value: UInt32) -> [UInt8] {
    if value < 0x80 { return [UInt8(value)] }
    var rest = value
    var tail: [UInt8] = []
    var first: UInt32 = 0x3F
    repeat {
      tail.insert(UInt8(0x80 | rest & 0x3F), at: 0)
      rest >>= 6
      first >>= 1
    } while rest > first
    return [UInt8((~first << 1 | rest) & 0xFF)] + tail
  }
}
