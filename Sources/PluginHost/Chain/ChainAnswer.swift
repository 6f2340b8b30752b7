internal import Lua
internal import Navigation

/// What a hook, or a chain of hooks, answered.
enum ChainAnswer: Equatable {
  case none
  case boolean(Bool, reason: String?)
  case title(String)
  case color(ColorChoice)

  /// Whether the chain ends with it.
  var isFinal: Bool {
    switch self {
    case .none, .boolean(true, _): false
    default: true
    }
  }

  /// The same, as one hook would return it.
  var lua: [LuaValue] {
    switch self {
    case .none: [.nil]
    case .boolean(let value, let reason):
      [.boolean(value)] + (reason.map { [.string($0)] } ?? [])
    case .title(let text): [.string(text)]
    case .color(let choice): [.string(choice.text)]
    }
  }
}

extension ChainAnswer {
  /// Reads what a hook returned.
  ///
  /// - Throws: `LuaRaise` where it is of the wrong type.
  init(_ results: [LuaValue], of hook: HookName) throws {
    let first = results.first ?? .nil
    if first.isNil {
      self = .none
      return
    }
    switch hook {
    case .backTitle: self = .title(try Self.title(first))
    case .backColor: self = .color(try ColorReader.choice(first))
    case .barHidden:
      self = .boolean(try Self.boolean(first, hook), reason: nil)
    default:
      let answer = try Self.boolean(first, hook)
      self = .boolean(answer, reason: try Self.reason(results.dropFirst().first ?? .nil, hook))
    }
  }

  private static func boolean(_ value: LuaValue, _ hook: HookName) throws -> Bool {
    guard let boolean = value.booleanValue else {
      throw LuaRaise("\(hook.rawValue) must return true, false or nil, got \(described(value))")
    }
    return boolean
  }

  private static func reason(_ value: LuaValue, _ hook: HookName) throws -> String? {
    if value.isNil { return nil }
    guard let text = value.stringValue else {
      throw LuaRaise(
        "the reason that \(hook.rawValue) returns must be a string, got \(described(value))")
    }
    return Plain.line(text, limit: 200)
  }

  private static func title(_ value: LuaValue) throws -> String {
    guard let text = value.stringValue else {
      throw LuaRaise("backTitle must return a string or nil, got \(described(value))")
    }
    return Plain.line(text, limit: 200)
  }

  private static func described(_ value: LuaValue) -> String {
    switch value {
    case .bytes: "a string that is not UTF-8"
    case .string(let text): "the string \"\(Plain.line(text, limit: 40))\""
    case .integer(let number): "the number \(number)"
    case .number(let number): "the number \(number)"
    case .boolean(let value): "\(value)"
    default: "a \(value.typeName)"
    }
  }
}
