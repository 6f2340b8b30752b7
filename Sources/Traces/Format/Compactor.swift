/// Makes the lines of a session small, and brings them back.
///
/// What stood before is not written again: a piece is a few bytes as they are, then how far back, and
/// how long, what follows stood already (as LZ4 does it). What most sessions have stands in a
/// dictionary before the first byte, so that short sessions gain, too. A byte in front says which
/// dictionary it was.
package struct Compactor {
  private static let shortest = 4
  private static let hashBits = 14

  private let window: [UInt8]
  /// Where four bytes with a hash were seen last, -1 for nowhere.
  private var places = [Int32](repeating: -1, count: 1 << Self.hashBits)
  private var output: [UInt8] = [TraceDictionary.number]

  package static func compact(_ bytes: [UInt8]) -> [UInt8] {
    var compactor = Compactor(bytes)
    compactor.run()
    return compactor.output
  }

  private init(_ bytes: [UInt8]) {
    window = TraceDictionary.bytes + bytes
    output.reserveCapacity(bytes.count / 4 + 16)
  }

  private mutating func run() {
    let start = TraceDictionary.bytes.count
    for place in 0..<max(0, start - 3) { places[hash(place)] = Int32(place) }
    var literal = start
    var place = start
    while place + Self.shortest <= window.count {
      let key = hash(place)
      let before = Int(places[key])
      places[key] = Int32(place)
      let length = before < 0 ? 0 : matching(before, place)
      guard length >= Self.shortest else {
        place += 1
        continue
      }
      put(literal..<place, back: place - before, length)
      for inside in (place + 1)..<(place + length) where inside + 3 < window.count {
        places[hash(inside)] = Int32(inside)
      }
      place += length
      literal = place
    }
    put(literal..<window.count, back: 0, Self.shortest)
  }

  private func hash(_ place: Int) -> Int {
    let word =
      UInt32(window[place]) | UInt32(window[place + 1]) << 8 | UInt32(window[place + 2]) << 16
      | UInt32(window[place + 3]) << 24
    return Int((word &* 2_654_435_761) >> UInt32(32 - Self.hashBits))
  }

  private func matching(_ before: Int, _ place: Int) -> Int {
    var length = 0
    while place + length < window.count, window[before + length] == window[place + length] {
      length += 1
    }
    return length
  }

  /// A piece; the last has 0 as its distance.
  private mutating func put(_ literal: Range<Int>, back: Int, _ length: Int) {
    let rest = length - Self.shortest
    output.append(UInt8(min(literal.count, 15) << 4 | min(rest, 15)))
    if literal.count >= 15 { put(number: literal.count - 15) }
    output += window[literal]
    put(number: back)
    if rest >= 15 { put(number: rest - 15) }
  }

  /// Seven bits a byte, the lowest first; the eighth says that more follow.
  private mutating func put(number: Int) {
    var rest = number
    while rest >= 128 {
      output.append(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    output.append(UInt8(rest))
  }
}

extension Compactor {
  /// The bytes that `compact` was given.
  ///
  /// - Throws: `TraceError` where `bytes` are none of its results, or would become too many.
  package static func expand(_ bytes: [UInt8]) throws(TraceError) -> [UInt8] {
    guard let number = bytes.first else { throw TraceError("the session is empty") }
    guard number == TraceDictionary.number else {
      throw TraceError("packed with dictionary \(number), known is \(TraceDictionary.number)")
    }
    var expander = Expander(bytes)
    return try expander.run()
  }

  private struct Expander {
    private let bytes: [UInt8]
    private var place = 1
    private var output = TraceDictionary.bytes

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      output.reserveCapacity(output.count + bytes.count * 6)
    }

    mutating func run() throws(TraceError) -> [UInt8] {
      while true {
        let token = Int(try byte())
        let literal = token >> 4 == 15 ? try number() + 15 : token >> 4
        guard literal <= bytes.count - place else { throw Self.damaged }
        output += bytes[place..<place + literal]
        place += literal
        let back = try number()
        let length = (token & 15 == 15 ? try number() + 15 : token & 15) + Compactor.shortest
        if back == 0 { break }
        try copy(back, length)
      }
      guard place == bytes.count else { throw Self.damaged }
      output.removeFirst(TraceDictionary.bytes.count)
      return output
    }

    private mutating func copy(_ back: Int, _ length: Int) throws(TraceError) {
      guard back <= output.count else { throw Self.damaged }
      guard length <= TraceFormat.maxBytes - output.count else {
        throw TraceError("the session is larger than \(TraceFormat.maxBytes >> 20) MiB")
      }
      let start = output.count - back
      if length <= back {
        output += output[start..<start + length]
      } else {
        for offset in 0..<length { output.append(output[start + offset]) }
      }
    }

    private mutating func byte() throws(TraceError) -> UInt8 {
      guard place < bytes.count else { throw Self.damaged }
      defer { place += 1 }
      return bytes[place]
    }

    private mutating func number() throws(TraceError) -> Int {
      var value = 0
      var shift = 0
      while shift < 35 {
        let byte = try byte()
        value |= Int(byte & 127) << shift
        if byte < 128 { return value }
        shift += 7
      }
      throw Self.damaged
    }

    private static let damaged = TraceError("what was packed is damaged")
  }
}
