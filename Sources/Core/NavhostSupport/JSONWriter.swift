/// Writes JSON byte by byte, for lines that are written often.
package struct JSONWriter {
  /// What was written, and room after it: a key or a text goes in with one look at the room.
  private var buffer: [UInt8] = []
  private var count = 0
  /// Whether the next value or key has one before it.
  private var needsComma = false

  package init() {}

  /// What was written.
  package var bytes: ArraySlice<UInt8> { buffer[..<count] }
  package var isEmpty: Bool { count == 0 }
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Starts anew; the room stays.
  package mutating func removeAll() {
    count = 0
    needsComma = false
  }

  /// Ends a line; the next value starts anew.
  package mutating func endLine() {
    add(0x0A)
    needsComma = false
  }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// A key, and then its value. It needs no escapes.
  package mutating func key(_ key: StaticString) {
    add(plain: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount), isKey: true)
  }

  /// A key that may need escapes.
  package mutating func key(escaping key: String) {
    string(key)
    add(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func null() { word("null") }
  package mutating func boolean(_ value: Bool) { word(value ? "true" : "false") }

  package mutating func integer(_ value: Int) { integer(Int64(value)) }

  package mutating func integer(_ value: Int64) {
    separate()
    if value < 0 { add(UInt8(ascii: "-")) }
    add(digits: value.magnitude)
  }

  /// A finite number, always with a fraction or an exponent; null for any other.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    var text = value.description
    text.withUTF8 { add($0) }
  }

  /// A finite number, without a fraction where it has none; null for any other.
  package mutating func plainNumber(_ value: Double) {
    guard let whole = Int64(exactly: value), whole.magnitude < 1 << 53,
      whole != 0 || value.sign == .plus
    else { return number(value) }
    integer(whole)
  }

  package mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }) {
        add(plain: utf8, isKey: false)
      } else {
        open(UInt8(ascii: "\""))
        for byte in utf8 { escape(byte) }
        close(UInt8(ascii: "\""))
      }
    }
  }

  /// A string, or null.
  package mutating func string(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  /// Lines that are JSON already.
  package mutating func raw(line: [UInt8]) {
    line.withUnsafeBufferPointer { add($0) }
  }

  /// An array whose elements are JSON already.
  package mutating func raw(array elements: JSONWriter) {
    beginArray()
    elements.bytes.withUnsafeBufferPointer { add($0) }
    endArray()
  }
}

extension JSONWriter {
  private mutating func word(_ text: StaticString) {
    separate()
    add(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func add(digits value: UInt64) {
    var count = 1
    var rest = value / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    add(digits: value, count: count)
  }

  /// The last digits of a number, zeros among them.
  private mutating func add(digits value: UInt64, count: Int) {
    fill(count) { room in
      var rest = value
      for place in room.indices.reversed() {
        room[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
  }

  private mutating func separate() {
    if needsComma { add(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func open(_ byte: UInt8) {
    separate()
    add(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    add(byte)
    needsComma = true
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x22: escaped("\"")
    case 0x5C: escaped("\\")
    case 0x0A: escaped("n")
    case 0x0D: escaped("r")
    case 0x09: escaped("t")
    case ..<0x20, 0x7F:
      escaped("u")
      for digit in "00\(Hex.text([byte]))".utf8 { add(digit) }
    default: add(byte)
    }
  }

  private mutating func escaped(_ letter: Unicode.Scalar) {
    add(0x5C)
    add(UInt8(ascii: letter))
  }

  /// A text that needs no escapes, in its quotes.
  private mutating func add(plain text: UnsafeBufferPointer<UInt8>, isKey: Bool) {
    let comma = needsComma ? 1 : 0
    fill(comma + text.count + (isKey ? 3 : 2)) { room in
      if comma == 1 { room[0] = UInt8(ascii: ",") }
      room[comma] = UInt8(ascii: "\"")
      let end = room[(comma + 1)...].update(fromContentsOf: text)
      room[end] = UInt8(ascii: "\"")
      if isKey { room[end + 1] = UInt8(ascii: ":") }
    }
    needsComma = !isKey
  }

  private mutating func add(_ byte: UInt8) {
    fill(1) { $0[0] = byte }
  }

  private mutating func add(_ more: UnsafeBufferPointer<UInt8>) {
    fill(more.count) { _ = $0.update(fromContentsOf: more) }
  }

  /// Adds so many bytes: `body` sets each of them.
  private mutating func fill(_ length: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    let (start, end) = (count, count + length)
    if end > buffer.count {
      let room = max(end, 2 * buffer.count, 64)
      buffer.append(contentsOf: repeatElement(0, count: room - buffer.count))
    }
    buffer.withUnsafeMutableBufferPointer { buffer in
      body(UnsafeMutableBufferPointer(rebasing: buffer[start..<end]))
    }
    count = end
  }
}

/// Members of an object: a key that needs no escapes, and its value.
extension JSONWriter {
  package mutating func field(_ name: StaticString, _ value: String?) {
    key(name)
    string(value)
  }

  package mutating func field(_ name: StaticString, _ value: Int?) {
    key(name)
    if let value { integer(value) } else { null() }
  }

  package mutating func field(_ name: StaticString, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// - Parameter plain: as `plainNumber` writes it.
  package mutating func field(_ name: StaticString, plain: Double) {
    key(name)
    plainNumber(plain)
  }

  /// - Parameter seconds: as `seconds` writes it.
  package mutating func field(_ name: StaticString, seconds value: Double) {
    key(name)
    seconds(value)
  }
}

extension JSONWriter {
  /// A moment or a span in seconds, to a millionth.
  package mutating func seconds(_ value: Double) {
    let millionths = (value * 1e6).rounded()
    guard millionths >= 100, millionths < 1e15 else { return plainNumber(millionths / 1e6) }
    // The shortest text that gives this number again, as `description` does.
    var rest = UInt64(millionths)
    separate()
    add(digits: rest / 1_000_000)
    rest %= 1_000_000
    guard rest > 0 else { return }
    var places = 6
    while rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    add(UInt8(ascii: "."))
    add(digits: rest, count: places)
  }
}
