/// What of the sandbox a plugin may call, as far as that matters to its inputs.
enum FlowLibrary {
  /// The globals that are known here.
  static let names: Set<String> = Set(functions.keys.map { String($0.prefix { $0 != "." }) })

  static func isKnown(_ path: String) -> Bool { functions[path] != nil }

  /// What a function does with its arguments.
  enum Effect {
    /// It takes them and decides nothing by them.
    case takes
    /// As that; a person answers, or the rest of the chain.
    case asks
    /// As that; the app answers.
    case awaits
    /// It makes something of them, whatever they are.
    case makes(Derivation, FlowKind)
    /// The same, but by a rule that the values tried may not show.
    case looks(FlowKind)
    case type, rawget, rawequal, rawset, select, protected, insert, remove, concat, unpack, sort
    case metatable, require, assert, color, next, iterates
  }

  /// What an argument is taken for.
  enum FlowKind { case text, number, any }

  static func effect(_ path: String) -> Effect? { functions[path] }

  private static let functions: [String: Effect] = {
    var all: [String: Effect] = [
      "print": .takes, "error": .takes, "log": .takes, "perform": .takes, "confirm": .asks,
      "text": .takes,
      "choose": .asks, "await": .awaits, "next": .next, "type": .type,
      "tostring": .makes(.other, .any),
      "tonumber": .makes(.other, .any), "rawget": .rawget, "rawequal": .rawequal,
      "rawset": .rawset, "select": .select, "pcall": .protected, "xpcall": .protected,
      "setmetatable": .metatable, "require": .require, "assert": .assert, "color": .color,
      "ipairs": .iterates, "pairs": .iterates, "string": .takes, "table": .takes, "math": .takes,
      "table.insert": .insert, "table.remove": .remove, "table.concat": .concat,
      "table.unpack": .unpack, "table.sort": .sort, "string.len": .makes(.length, .text),
      "string.lower": .makes(.lower, .text), "string.upper": .makes(.upper, .text),
      "string.reverse": .makes(.other, .text), "string.sub": .makes(.other, .text),
    ]
    for name in ["debug", "info", "warn", "error"] { all["log.\(name)"] = .takes }
    for name in ["find", "match", "gmatch", "gsub", "byte", "rep", "format"] {
      all["string.\(name)"] = .looks(.text)
    }
    for name in ["max", "min", "abs", "floor", "ceil", "sqrt", "deg", "rad", "tointeger"] {
      all["math.\(name)"] = .makes(.other, .number)
    }
    return all
  }()
}
