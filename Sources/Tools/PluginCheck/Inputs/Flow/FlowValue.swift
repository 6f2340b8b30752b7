/// Something that an expression may stand for, as far as the text of a plugin shows.
enum FlowAtom: Hashable {
  case `nil`
  case boolean(Bool)
  case number(Double)
  case string(String)
  /// An input itself: `props.dirty`, `class`, `props.list.[]` for what a list has in it.
  case input(String)
  /// Something that was made of an input.
  case derived(String, Derivation)
  case controller
  /// The second argument of a hook: `pop`, `gesture`, `push`, `back`, `bar`, `tab`.
  case argument
  /// A table of inputs: `props`, `state`, `app`.
  case record(String)
  case function(ObjectIdentifier)
  case table(FlowSite)
  /// What the sandbox has: `string`, `string.upper`, `confirm`.
  case library(String)
  case unknown
}

/// How a value was made of an input, as far as that says which values to try.
enum Derivation: Hashable {
  case length, lower, upper, type, other
  /// A number was added to it, or taken away.
  case shift
}

/// Where a table is written.
struct FlowSite: Hashable {
  var file: Int
  var offset: Int
}

/// Everything that an expression may stand for.
typealias FlowValue = Set<FlowAtom>

/// What a list of expressions, or a call, gives.
struct FlowResults {
  var values: [FlowValue] = []
  /// What each of those behind may be.
  var rest: FlowValue = [.nil]

  subscript(_ index: Int) -> FlowValue { index < values.count ? values[index] : rest }

  /// All of them together.
  var all: FlowValue { values.reduce(rest) { $0.union($1) } }
}

extension FlowAtom {
  /// The input that it is, or was made of.
  var input: String? {
    switch self {
    case .input(let name), .derived(let name, _): name
    default: nil
    }
  }

  /// It is written in the text: a comparison with it can be told from the values of the other side.
  var isLiteral: Bool {
    switch self {
    case .nil, .boolean, .number, .string: true
    default: false
    }
  }

  /// A key that is known beforehand.
  var key: String? {
    switch self {
    case .string(let text): text
    case .number(let number): Int64(exactly: number).map { "\($0)" }
    default: nil
    }
  }

  var isFalsy: Bool { self == .nil || self == .boolean(false) }
}

extension Set<FlowAtom> {
  static var anyBoolean: FlowValue { [.boolean(true), .boolean(false)] }

  /// The inputs that are in it, or that something in it was made of.
  var inputs: [String] { Set<String>(compactMap { $0.input }).sorted() }

  var isLiteral: Bool { allSatisfy { $0.isLiteral } }

  /// The inputs that it was made of, in no way that says which values to try.
  var derived: FlowValue { FlowValue(inputs.map { .derived($0, .other) }) }

  /// The number that it is, if it can be nothing else.
  var number: Double? {
    if count == 1, case .number(let number)? = first { number } else { nil }
  }
}
