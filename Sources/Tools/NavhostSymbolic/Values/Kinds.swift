/// A set of kinds of values. Integers, floats and not-a-number are apart, and so are true and false.
package struct Kinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let `nil` = Kinds(rawValue: 1)
  package static let `false` = Kinds(rawValue: 2)
  package static let `true` = Kinds(rawValue: 4)
  package static let integer = Kinds(rawValue: 8)
  package static let float = Kinds(rawValue: 16)
  package static let notANumber = Kinds(rawValue: 32)
  package static let text = Kinds(rawValue: 64)
  package static let table = Kinds(rawValue: 128)
  /// A function or an object: the app's data has none, a local that lives on may.
  package static let other = Kinds(rawValue: 256)

  /// What the app's data can be.
  package static let data: Kinds = [
    .nil, .false, .true, .integer, .float, .notANumber, .text, .table,
  ]
  static let any: Kinds = [.data, .other]
  static let boolean: Kinds = [.false, .true]
  static let falsy: Kinds = [.nil, .false]
  static let truthy: Kinds = Kinds.any.subtracting(.falsy)
  static let number: Kinds = [.integer, .float, .notANumber]
  static let ordered: Kinds = [.integer, .float]
  static let textOrNumber: Kinds = [.text, .number]

  func meets(_ other: Kinds) -> Bool { !isDisjoint(with: other) }

  var isSingle: Bool { rawValue != 0 && rawValue & (rawValue - 1) == 0 }

  /// The kinds, one by one.
  var each: [Kinds] {
    (0..<9).map { Kinds(rawValue: 1 << UInt16($0)) }.filter { contains($0) }
  }

  /// Lua's name of the type that all of them have; nil where they have several.
  var typeName: String? {
    if isEmpty { return nil }
    for (name, kinds) in Kinds.types where isSubset(of: kinds) { return name }
    return nil
  }

  static let types: [(String, Kinds)] = [
    ("nil", .nil), ("boolean", .boolean), ("number", .number), ("string", .text),
    ("table", .table),
  ]

  /// The kinds of what `type` calls so.
  static func named(_ type: ByteText) -> Kinds {
    for (name, kinds) in types where ByteText(name) == type { return kinds }
    return []
  }
}
