/// The names of the sandbox.
enum Library {
  static let names: Set<ByteText> = [
    "type", "tostring", "tonumber", "select", "pairs", "ipairs", "next", "rawequal", "rawget",
    "rawset", "rawlen", "setmetatable", "getmetatable", "error", "assert", "pcall", "xpcall",
    "require", "print", "collectgarbage", "load", "color", "confirm", "choose", "await", "perform",
    "text",
  ]

  private static let tables: [(ByteText, [ByteText])] = [
    (
      "string",
      [
        "lower", "upper", "sub", "rep", "reverse", "gsub", "byte", "find", "match", "len", "format",
        "gmatch", "char", "pack", "unpack", "packsize",
      ]
    ),
    (
      "math",
      [
        "floor", "ceil", "abs", "max", "min", "sqrt", "deg", "rad", "atan", "sin", "cos", "tan",
        "exp", "log", "fmod", "tointeger", "ult", "type", "random", "randomseed", "acos", "asin",
        "modf",
      ]
    ),
    ("table", ["insert", "remove", "concat", "unpack", "pack", "sort", "move"]),
    ("os", ["time", "clock", "date", "difftime"]),
    ("utf8", ["len", "char", "codepoint", "offset", "codes"]),
    (
      "coroutine",
      ["create", "wrap", "yield", "resume", "status", "isyieldable", "running", "close"]
    ),
    ("log", ["debug", "info", "warn", "error"]),
  ]

  /// A table of the library.
  static func table(_ name: ByteText) -> OwnTable? {
    guard let (_, names) = tables.first(where: { $0.0 == name }) else { return nil }
    let table = OwnTable()
    for function in names { table[function] = .library(name + "." + function) }
    if name == "math" {
      table["huge"] = .constant(.float(.infinity))
      table["pi"] = .constant(.float(.pi))
      table["maxinteger"] = .constant(.integer(.max))
      table["mininteger"] = .constant(.integer(.min))
    }
    if name == "utf8" {
      table["charpattern"] = .constant(
        .text(ByteText([91, 0, 45, 127, 0xC2, 45, 0xFD, 93, 91, 0x80, 45, 0xBF, 93, 42])))
    }
    return table
  }

  /// What a text has: `("x"):lower`.
  static func text(_ name: ByteText) -> Value {
    guard let (_, names) = tables.first, names.contains(name) else { return .nil }
    return .library("string." + name)
  }
}

/// The kinds of what functions of the library give.
enum LibraryResults {
  static func kinds(_ name: ByteText, _ place: Int, _ operands: [Operand]) -> Kinds {
    switch name {
    case "string.lower", "string.upper", "string.sub", "string.rep", "string.reverse",
      "string.format", "utf8.char", "os.date", "color", "table.concat", "text":
      .text
    case "string.gsub": place == 0 ? .text : .integer
    case "string.find": place < 2 ? [.nil, .integer] : [.nil, .integer, .text]
    case "string.match": [.nil, .integer, .text]
    case "string.byte", "utf8.len", "utf8.offset", "math.tointeger": [.nil, .integer]
    case "string.len", "utf8.codepoint": .integer
    case "tonumber": [.nil, .number]
    case "math.floor", "math.ceil", "math.abs", "math.max", "math.min", "math.fmod": .number
    case "math.ult": .boolean
    case "os.difftime": .float
    case "next": .data
    default: [.float, .notANumber]
    }
  }
}
