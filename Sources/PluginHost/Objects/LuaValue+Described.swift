package import Lua
internal import Support

extension LuaValue {
  /// What a message says that it got: short, whatever it is.
  package var described: String {
    switch self {
    case .nil: "nothing"
    case .string(let text): "\"\(Plain.line(text, limit: 40))\""
    case .bytes: "a string that is not UTF-8"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let value): "\(value)"
    case .object: "an object"
    default: "a \(typeName)"
    }
  }
}
