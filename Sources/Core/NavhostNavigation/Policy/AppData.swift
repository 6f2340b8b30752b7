internal import NavhostSupport

/// Data that policies and the app hand each other, by value: booleans, numbers, texts and tables of
/// them.
public indirect enum AppData: Equatable, Sendable {
  /// `true` or `false`.
  case boolean(Bool)
  /// A whole number.
  case integer(Int64)
  /// A number that may have a fraction.
  case number(Double)
  /// A text.
  case string(String)
  /// A text that is not UTF-8.
  case bytes([UInt8])
  /// A table, its pairs in their order.
  case table([Pair])

  /// A key of a table and its value.
  public struct Pair: Equatable, Sendable {
    /// The key; no table.
    public var key: AppData
    /// The value under that key.
    public var value: AppData

    /// A pair of a table.
    public init(_ key: AppData, _ value: AppData) {
      self.key = key
      self.value = value
    }
  }

  /// A list: keys 1, 2, 3 …
  public static func list(_ values: [AppData]) -> AppData {
    .table(values.enumerated().map { Pair(.integer(Int64($0.offset + 1)), $0.element) })
  }

  /// A table with text keys.
  public static func fields(_ fields: [(String, AppData)]) -> AppData {
    .table(fields.map { Pair(.string($0.0), $0.1) })
  }

  /// Whether they are the same; texts by their bytes.
  public static func == (one: AppData, other: AppData) -> Bool {
    switch (one, other) {
    case (.boolean(let one), .boolean(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.string(let one), .string(let other)): one.isExactly(other)
    case (.bytes(let one), .bytes(let other)): one == other
    case (.table(let one), .table(let other)): one == other
    default: false
    }
  }

  /// The value of a key; nil where there is none.
  public subscript(_ key: AppData) -> AppData? {
    guard case .table(let pairs) = self else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// Whether its keys are 1 … n in order, and nothing else.
  package var isList: Bool {
    guard case .table(let pairs) = self else { return false }
    return pairs.enumerated().allSatisfy { $0.element.key == .integer(Int64($0.offset + 1)) }
  }
}

extension AppData: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: AppData...) { self = .list(elements) }
  public init(dictionaryLiteral elements: (AppData, AppData)...) {
    self = .table(elements.map { Pair($0.0, $0.1) })
  }
}

/// As Lua source writes it, on one line.
extension AppData: CustomStringConvertible {
  public var description: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text): Self.quoted(text)
    case .bytes(let bytes): "\"" + bytes.map { "\\x" + Self.hex($0) }.joined() + "\""
    case .table(let pairs): "{" + written(pairs) + "}"
    }
  }

  private func written(_ pairs: [Pair]) -> String {
    let isList = isList
    return pairs.map { isList ? "\($0.value)" : "\(Self.key($0.key)) = \($0.value)" }
      .joined(separator: ", ")
  }

  private static func key(_ key: AppData) -> String {
    if case .string(let text) = key, isName(text) { text } else { "[\(key)]" }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
        || (0x41...0x5A).contains(byte & 0xDF)
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      default:
        let isShown =
          scalar.value >= 0x20 && !scalar.properties.isDefaultIgnorableCodePoint
          && scalar.properties.generalCategory != .control
        quoted += isShown ? "\(scalar)" : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return quoted + "\""
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
