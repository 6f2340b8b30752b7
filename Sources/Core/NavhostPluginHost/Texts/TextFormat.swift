internal import NavhostLua

/// Puts values into a text: `%@`, `%lld`, `%ld`, `%d`, with a place `%2$@`, and `%%`.
package enum TextFormat {
  /// Why a text and its values do not fit.
  package enum Problem: Error, Equatable {
    /// A `%` that is not read, with what follows it.
    case unknown(String)
    /// The value at a place, from 1, is missing or wrong.
    case value(Int, isWhole: Bool)
    /// With its values it is longer than `longest`.
    case tooLong
  }

  /// Bytes of a text with its values: each may be named in it a thousand times.
  package static let longest = 1 << 20

  /// The text with the values in it; nil stands for a value that is missing.
  ///
  /// - Throws: `Problem`, for the first that is wrong.
  package static func filled(
    _ text: String, _ values: [StringArgument?]
  ) throws(Problem) -> String {
    guard text.utf8.contains(percent) else { return text }
    var filler = Filler(Array(text.utf8), values)
    try filler.fill()
    return String(decoding: filler.result, as: UTF8.self)
  }

  /// A text that shows as it is: each `%` twice.
  package static func literal(_ text: String) -> String {
    guard text.utf8.contains(percent) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      bytes.append(byte)
      if byte == percent { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate static var percent: UInt8 { UInt8(ascii: "%") }
}

/// One text on its way.
private struct Filler {
  private let bytes: [UInt8]
  private let values: [StringArgument?]
  private(set) var result: [UInt8] = []
  private var place = 0
  /// How many values without a place were put in.
  private var count = 0

  init(_ bytes: [UInt8], _ values: [StringArgument?]) {
    self.bytes = bytes
    self.values = values
    result.reserveCapacity(bytes.count + 16)
  }

  mutating func fill() throws(TextFormat.Problem) {
    while place < bytes.count {
      if bytes[place] == TextFormat.percent {
        try format()
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
  }

  /// What begins with a `%`.
  private mutating func format() throws(TextFormat.Problem) {
    let start = place
    place += 1
    if take("%") { return result.append(TextFormat.percent) }
    let number = numbered()
    let isWhole: Bool
    if take("@") {
      isWhole = false
    } else if take("lld") || take("ld") || take("d") {
      isWhole = true
    } else {
      throw .unknown(shown(from: start))
    }
    if number == nil { count += 1 }
    try put(number ?? count, isWhole: isWhole)
  }

  /// `2$`: the place of a value, from 1; nil where there is none.
  private mutating func numbered() -> Int? {
    var end = place
    var number = 0
    while end < bytes.count, (0x30...0x39).contains(bytes[end]), number < 1_000_000 {
      number = number * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    guard number > 0, end < bytes.count, bytes[end] == UInt8(ascii: "$") else { return nil }
    place = end + 1
    return number
  }

  private mutating func put(_ number: Int, isWhole: Bool) throws(TextFormat.Problem) {
    let value = number <= values.count ? values[number - 1] : nil
    guard let text = isWhole ? value?.whole.map({ "\($0)" }) : value?.shown else {
      throw .value(number, isWhole: isWhole)
    }
    guard result.count + text.utf8.count <= TextFormat.longest else { throw .tooLong }
    result += Array(text.utf8)
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[place + offset] != word.utf8Start[offset] {
      return false
    }
    place = end
    return true
  }

  /// The `%` and the character after it, with what stands between.
  private func shown(from start: Int) -> String {
    let rest = bytes[start..<min(start + 16, bytes.count)]
    let scalars = String(decoding: rest, as: UTF8.self).unicodeScalars
    var text = ""
    for scalar in scalars {
      text.unicodeScalars.append(scalar)
      let isInside = scalar == "%" || scalar == "$" || ("0"..."9").contains(scalar)
      if !isInside { break }
    }
    return text
  }
}

extension StringArgument {
  /// As `%@` shows it: a number as Lua's `tostring` does.
  var shown: String {
    switch self {
    case .text(let text): text
    case .integer(let value): "\(value)"
    case .number(let value): LuaNumber.text(value)
    case .boolean(let value): value ? "true" : "false"
    }
  }
}
