/// Reads one JSON value from a line of bytes, strictly as RFC 8259 has it.
///
/// Nesting is bounded, so that a hostile line cannot use the stack up. A key that comes twice is an
/// error: readers differ in which of them counts.
package struct JSONParser: ~Copyable {
  /// Why a line is no JSON.
  package struct Problem: Error, Equatable {
    /// The place of the byte, from 1.
    package var column: Int
    package var message: String

    package var description: String { "no JSON at column \(column): \(message)" }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private let maxDepth: Int

  private init(_ bytes: UnsafeBufferPointer<UInt8>, maxDepth: Int) {
    self.bytes = bytes
    self.maxDepth = maxDepth
  }

  /// The value of the whole line; white space around it is passed over.
  ///
  /// - Throws: `Problem`.
  package static func parse(
    _ bytes: ArraySlice<UInt8>, maxDepth: Int = 64
  ) throws(Problem) -> JSONValue {
    try read(bytes, maxDepth) { parser throws(Problem) in try parser.value(depth: 0) }
  }

  /// The same of bytes that are elsewhere.
  ///
  /// - Throws: `Problem`.
  package static func parse(
    _ bytes: some Sequence<UInt8>, maxDepth: Int = 64
  ) throws(Problem) -> JSONValue {
    try parse(Array(bytes)[...], maxDepth: maxDepth)
  }

  /// The texts behind some keys of an object, without the object: nil where there is none, or no text;
  /// of a list or an object its JSON. Others are only looked at for where they end.
  ///
  /// - Throws: `Problem`, also where there is no object.
  package static func texts(
    _ keys: [StaticString], in bytes: ArraySlice<UInt8>
  ) throws(Problem) -> [String?] {
    try read(bytes, 64) { parser throws(Problem) in try parser.texts(keys) }
  }

  /// The keys of an object, in order, and where their values are; these are only looked at for where they
  /// end.
  ///
  /// - Throws: `Problem`, also where there is no object.
  package static func members(
    in bytes: ArraySlice<UInt8>
  ) throws(Problem) -> [(key: String, value: Range<Int>)] {
    let members = try read(bytes, 64) { parser throws(Problem) in try parser.members() }
    let start = bytes.startIndex
    return members.map { ($0.key, start + $0.value.lowerBound..<start + $0.value.upperBound) }
  }

  private mutating func members() throws(Problem) -> [(key: String, value: Range<Int>)] {
    var members: [(key: String, value: Range<Int>)] = []
    var known: Set<[UInt8]> = []
    skipSpace()
    guard take(UInt8(ascii: "{")) else { throw problem("no object") }
    skipSpace()
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      let key = try key()
      guard known.insert(Array(key.utf8)).inserted else { throw problem("a key comes twice") }
      let start = place
      if try !passOver() { _ = try value(depth: 1) }
      members.append((key, start..<place))
    } while goesOn()
    guard take(UInt8(ascii: "}")) else { throw problem("a , or } is missing") }
    return members
  }

  private static func read<Value>(
    _ bytes: ArraySlice<UInt8>, _ maxDepth: Int,
    _ body: (inout JSONParser) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    try bytes.withUnsafeBufferPointer { buffer throws(Problem) in
      var parser = JSONParser(buffer, maxDepth: maxDepth)
      if buffer.starts(with: byteOrderMark) {
        throw parser.problem("a byte order mark: write the text without it")
      }
      let value = try body(&parser)
      parser.skipSpace()
      guard parser.place == buffer.count else { throw parser.problem("more than one value") }
      return value
    }
  }

  /// U+FEFF, which RFC 8259 does not let stand before a text.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func texts(_ keys: [StaticString]) throws(Problem) -> [String?] {
    var texts = [String?](repeating: nil, count: keys.count)
    skipSpace()
    guard take(UInt8(ascii: "{")) else { throw problem("no object") }
    skipSpace()
    if take(UInt8(ascii: "}")) { return texts }
    repeat {
      let index = try index(ofKeyIn: keys)
      if next == UInt8(ascii: "\""), let index {
        guard texts[index] == nil else { throw problem("a key comes twice") }
        texts[index] = try string()
      } else if let index, next == UInt8(ascii: "[") || next == UInt8(ascii: "{") {
        guard texts[index] == nil else { throw problem("a key comes twice") }
        let start = place
        if try !passOver() { _ = try value(depth: 1) }
        texts[index] = String(decoding: bytes[start..<place], as: UTF8.self)
      } else if try !passOver() {
        _ = try value(depth: 1)
      }
    } while goesOn()
    guard take(UInt8(ascii: "}")) else { throw problem("a , or } is missing") }
    return texts
  }

  /// The place of the key in a list, up to its value; nil where it is not in it. A key is put together
  /// only where it has escapes.
  private mutating func index(ofKeyIn keys: [StaticString]) throws(Problem) -> Int? {
    skipSpace()
    let start = place + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\"),
      (0x20..<0x80).contains(bytes[end])
    {
      end += 1
    }
    guard next == UInt8(ascii: "\""), end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
      let key = try key()
      return keys.firstIndex { $0.description.isExactly(key) }
    }
    place = end + 1
    try passColonOver()
    let name = bytes[start..<end]
    return keys.firstIndex { key in
      key.utf8CodeUnitCount == name.count && key.withUTF8Buffer { $0.elementsEqual(name) }
    }
  }

  private func problem(_ message: String) -> Problem {
    Problem(column: place + 1, message: message)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      place += 1
    }
  }

  private mutating func value(depth: Int) throws(Problem) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw problem("it ends too early")
    default: return try number()
    }
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) throws(Problem) -> JSONValue
  {
    let start = place
    for offset in 0..<text.utf8CodeUnitCount {
      guard next == text.utf8Start[offset] else {
        place = start
        throw problem("an unknown word")
      }
      place += 1
    }
    return value
  }

  private mutating func array(depth: Int) throws(Problem) -> JSONValue {
    try open(depth)
    var values: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(values) }
    repeat {
      values.append(try value(depth: depth))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw problem("a , or ] is missing") }
    return .array(values)
  }

  private mutating func object(depth: Int) throws(Problem) -> JSONValue {
    try open(depth)
    var members: [JSONValue.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    members.reserveCapacity(8)
    repeat {
      let key = try key()
      members.append(JSONValue.Member(key, try value(depth: depth)))
    } while goesOn()
    guard take(UInt8(ascii: "}")) else { throw problem("a , or } is missing") }
    try check(members)
    return .object(members)
  }

  /// A key, up to its value.
  private mutating func key() throws(Problem) -> String {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw problem("a key is missing") }
    let key = try string()
    try passColonOver()
    return key
  }

  private mutating func passColonOver() throws(Problem) {
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw problem("a : is missing") }
    skipSpace()
  }

  private mutating func goesOn() -> Bool {
    skipSpace()
    return take(UInt8(ascii: ","))
  }

  /// Passes a list or an object over, as far as brackets and strings tell; false where there is none.
  private mutating func passOver() throws(Problem) -> Bool {
    guard next == UInt8(ascii: "[") || next == UInt8(ascii: "{") else { return false }
    var open = 0
    repeat {
      switch next {
      case nil: throw problem("it ends too early")
      case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
      case UInt8(ascii: "\""): try passStringOver()
      default: break
      }
      place += 1
    } while open > 0
    return true
  }

  /// Goes from the quote that begins a string to the one that ends it.
  private mutating func passStringOver() throws(Problem) {
    place += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    if next == nil { throw problem("a string without its end") }
  }

  /// So many are compared with each other sooner than they are hashed.
  private static var fewMembers: Int { 24 }

  private func check(_ members: [JSONValue.Member]) throws(Problem) {
    if members.count <= Self.fewMembers {
      for index in members.indices.dropFirst() {
        for other in 0..<index where members[other].key.isExactly(members[index].key) {
          throw problem("a key comes twice")
        }
      }
    } else if members.map({ $0.key }).exactNames.count < members.count {
      throw problem("a key comes twice")
    }
  }

  private mutating func open(_ depth: Int) throws(Problem) {
    guard depth <= maxDepth else { throw problem("nested more than \(maxDepth) deep") }
    place += 1
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }
}

extension JSONParser {
  private mutating func number() throws(Problem) -> JSONValue {
    let start = place
    _ = take(UInt8(ascii: "-"))
    let first = place
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[first] != UInt8(ascii: "0") else {
      place = start
      throw problem("neither a value nor a number")
    }
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      guard digits() > 0 else { throw problem("a digit is missing") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isWhole = false
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      guard digits() > 0 else { throw problem("a digit is missing") }
    }
    return try number(start..<place, isWhole)
  }

  private mutating func digits() -> Int {
    let start = place
    while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
    return place - start
  }

  private func number(_ range: Range<Int>, _ isWhole: Bool) throws(Problem) -> JSONValue {
    if isWhole, let small = integer(range) { return .integer(small) }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if isWhole, let integer = Int64(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw problem("a number that is too large")
    }
    return .number(number)
  }

  /// At most 17 digits: nothing can overflow.
  private func integer(_ range: Range<Int>) -> Int64? {
    guard range.count <= 17 else { return nil }
    var value: Int64 = 0
    let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
    for byte in bytes[range].dropFirst(isNegative ? 1 : 0) {
      value = value * 10 + Int64(byte - 0x30)
    }
    return isNegative ? -value : value
  }

  private mutating func string() throws(Problem) -> String {
    place += 1
    let start = place
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      place += 1
    }
    if next == UInt8(ascii: "\"") {
      let range = start..<place
      place += 1
      return try text(UnsafeBufferPointer(rebasing: bytes[range]))
    }
    var unescaped = Array(bytes[start..<place])
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw problem("a control character in a string") }
      place += 1
      if byte == UInt8(ascii: "\\") {
        try escape(&unescaped)
      } else {
        unescaped.append(byte)
      }
    }
    guard take(UInt8(ascii: "\"")) else { throw problem("a string without its end") }
    return try unescaped.withUnsafeBufferPointer { buffer throws(Problem) in try text(buffer) }
  }

  private func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(Problem) -> String {
    guard let text = String(utf8: UnsafeRawBufferPointer(bytes)) else {
      throw problem("a string that is not UTF-8")
    }
    return text
  }

  private mutating func escape(_ unescaped: inout [UInt8]) throws(Problem) {
    guard let byte = next else { throw problem("a string without its end") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"): unescaped += Array(String(try scalar()).utf8)
    default: throw problem("an unknown escape")
    }
  }

  private mutating func scalar() throws(Problem) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u"))
    else { throw problem("half a surrogate pair") }
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw problem("half a surrogate pair") }
    return scalar
  }

  private mutating func unit() throws(Problem) -> UInt32 {
    guard place + 4 <= bytes.count else { throw problem("a string without its end") }
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Hex.value(bytes[place]) else { throw problem("a hex digit is missing") }
      value = value << 4 | UInt32(digit)
      place += 1
    }
    return value
  }
}
