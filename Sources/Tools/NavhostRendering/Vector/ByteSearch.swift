/// Looks for bytes in bytes: the standard library's own search is newer than iOS 15.
enum ByteSearch {
  /// Where `wanted` first stands from `start` on; nil where it does not.
  static func first(_ wanted: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Range<Int>? {
    guard let head = wanted.first else { return nil }
    let last = bytes.count - wanted.count
    var place = start
    while place <= last {
      if bytes[place] == head, bytes[place...].starts(with: wanted) {
        return place..<(place + wanted.count)
      }
      place += 1
    }
    return nil
  }

  /// `bytes` with `new` wherever `old` stands.
  static func replacing(_ old: [UInt8], with new: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    while let found = first(old, in: bytes, from: start) {
      result += bytes[start..<found.lowerBound]
      result += new
      start = found.upperBound
    }
    return result + bytes[start...]
  }
}
