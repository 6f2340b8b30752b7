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
  /// Reads what the last call of a link returned. `plain` turns objects of data into tables.
  ///
  /// - Throws: `LuaRaise` where it is of the wrong type.
  init(
    resultsOf link: ChainLink, of hook: HookName, _ plain: (LuaValue) -> LuaValue
  ) throws {
    let state = link.state
    if state.resultIsNil(0) {
      self = .none
      return
    }
    switch hook {
    case .backTitle:
      self = .title(try link.shownString(0) ?? Self.title(plain(state.result(0))))
    case .backColor: self = .color(try ColorReader.choice(plain(state.result(0))))
    default:
      let answer =
        try state.resultBoolean(0) ?? Self.boolean(plain(state.result(0)), hook)
      self = .boolean(answer, reason: hook == .barHidden ? nil : try Self.reason(link, hook, plain))
    }
  }

  private static func reason(
    _ link: ChainLink, _ hook: HookName, _ plain: (LuaValue) -> LuaValue
  ) throws -> String? {
    if let text = link.shownString(1) { return text }
    return try reason(plain(link.state.result(1)), hook)
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
