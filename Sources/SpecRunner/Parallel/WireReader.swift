/// Puts events together from bytes as they come in.
struct WireReader {
  private var bytes: [UInt8] = []
  private var position = 0

  /// Takes bytes in; the events that are complete now.
  mutating func take(_ new: some Sequence<UInt8>) -> [SpecEvent] {
    bytes += new
    var events: [SpecEvent] = []
    while let fields = record() {
      if let event = SpecEvent(fields: fields) { events.append(event) }
    }
    bytes.removeFirst(position)
    position = 0
    return events
  }

  /// The fields of the next record; nil where it is not complete.
  private mutating func record() -> [String]? {
    let start = position
    guard let count = number() else { return nil }
    var fields: [String] = []
    for _ in 0..<count {
      guard let length = number(), position + length <= bytes.count else {
        position = start
        return nil
      }
      fields.append(String(decoding: bytes[position..<(position + length)], as: UTF8.self))
      position += length
    }
    return fields
  }

  /// A line with a number; nil, and nothing is read, where it is not complete.
  private mutating func number() -> Int? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    guard let number = Int(String(decoding: bytes[position..<end], as: UTF8.self)) else {
      return nil
    }
    position = end + 1
    return number
  }
}
