/// Puts JSON together, byte by byte: what is written often is written so.
package struct JSONWriter {
  package fileprivate(set) var bytes: [UInt8] = []
  /// Whether the next value or key has one before it.
  private var needsComma = false

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Ends a line; the next value starts anew.
  package mutating func endLine() {
    bytes.append(0x0A)
    needsComma = false
  }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// A key, and then its value.
  package mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A key that needs no escapes.
  package mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func null() { raw("null") }
  package mutating func boolean(_ value: Bool) { raw(value ? "true" : "false") }

  package mutating func integer(_ value: Int) {
    separate()
    guard value < 0 || value > 9 else { return bytes.append(0x30 + UInt8(value)) }
    bytes.append(contentsOf: String(value).utf8)
  }

  /// A finite number, always with a fraction or an exponent; null for any other.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    bytes.append(contentsOf: value.description.utf8)
  }

  /// A finite number, without a fraction where it has none; null for any other.
  package mutating func plainNumber(_ value: Double) {
    guard let whole = Int(exactly: value), abs(whole) < 1 << 53, whole != 0 || value.sign == .plus
    else { return number(value) }
    integer(whole)
  }

  package mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }) {
        bytes.append(contentsOf: utf8)
      } else {
        for byte in utf8 { escape(byte) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A string, or null.
  package mutating func string(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  private mutating func raw(_ text: StaticString) {
    separate()
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x22: bytes.append(contentsOf: [0x5C, 0x22])
    case 0x5C: bytes.append(contentsOf: [0x5C, 0x5C])
    case 0x0A: bytes.append(contentsOf: [0x5C, UInt8(ascii: "n")])
    case 0x0D: bytes.append(contentsOf: [0x5C, UInt8(ascii: "r")])
    case 0x09: bytes.append(contentsOf: [0x5C, UInt8(ascii: "t")])
    case ..<0x20, 0x7F: bytes.append(contentsOf: Array("\\u00\(Hex.text([byte]))".utf8))
    default: bytes.append(byte)
    }
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
  /// Lines that are JSON already.
  package mutating func raw(line: [UInt8]) { bytes += line }

  /// An array whose elements are JSON already.
  package mutating func raw(array elements: [UInt8]) {
    beginArray()
    bytes += elements
    endArray()
  }
}

extension JSONWriter {
  /// A moment or a span in seconds, to a millionth.
  package mutating func seconds(_ value: Double) {
    plainNumber((value * 1e6).rounded() / 1e6)
  }
}
