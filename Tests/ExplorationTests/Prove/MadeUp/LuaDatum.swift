/// A value that an input of a made-up policy may have.
enum LuaDatum: Hashable {
  case none
  case flag(Bool)
  case number(Double)
  case text(String)

  /// As a proof prints it; nil for a table.
  init?(lua: String) {
    switch lua {
    case "nil": self = .none
    case "true", "false": self = .flag(lua == "true")
    default:
      if let number = Double(lua) {
        self = .number(number)
      } else if lua.hasPrefix("\""), lua.hasSuffix("\"") {
        self = .text(String(lua.dropFirst().dropLast()))
      } else {
        return nil
      }
    }
  }

  /// Its type, as `type` has it.
  var kind: String {
    switch self {
    case .none: "nil"
    case .flag: "boolean"
    case .number: "number"
    case .text: "string"
    }
  }

  var isTruthy: Bool { self != .none && self != .flag(false) }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// As `tostring` has it.
  var shown: String {
    switch self {
    case .none: "nil"
    case .flag(let flag): "\(flag)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text): text
    }
  }
}

/// The inputs of a case, by the names that tables have for them.
typealias Inputs = [String: LuaDatum]

extension Inputs {
  func value(_ name: String) -> LuaDatum { self[name] ?? .none }
}
