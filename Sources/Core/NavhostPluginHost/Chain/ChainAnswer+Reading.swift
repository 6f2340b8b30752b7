internal import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

extension ChainAnswer {
  /// Reads what the last call of a link returned.
  ///
  /// - Throws: `LuaRaise` where it is of the wrong type.
  static func results(
    of link: ChainLink, _ hook: HookName, on host: NavigationHost
  ) throws(LuaRaise) -> ChainAnswer {
    let results = link.state.results
    if results.isNil(0) { return .none }
    switch hook {
    case .backTitle: return .title(try title(link, results, host))
    case .backColor: return .color(try color(host.plain(results.value(0))))
    case .barColor: return .fill(try fill(host.plain(results.value(0))))
    case .maxInitialDistance: return .number(try distance(host.plain(results.value(0))))
    // An appearance hook takes Lua's truth.
    case _ where hook.laysOut: return .boolean(results.boolean(0) != false, reason: nil)
    default:
      let answer = try boolean(link, results, hook, host)
      return .boolean(answer, reason: try reason(link, results, hook, host))
    }
  }

  private static func reason(
    _ link: ChainLink, _ results: LuaResults, _ hook: HookName, _ host: NavigationHost
  ) throws(LuaRaise) -> String? {
    if results.isNil(1) { return nil }
    if let text = link.shownString(1, of: results) { return text }
    let value = host.plain(results.value(1))
    guard let text = value.stringValue else {
      throw LuaRaise(
        "the reason that \(hook.rawValue) returns must be a string, got \(described(value))")
    }
    return Plain.line(text, limit: 200)
  }

  private static func boolean(
    _ link: ChainLink, _ results: LuaResults, _ hook: HookName, _ host: NavigationHost
  ) throws(LuaRaise) -> Bool {
    if let boolean = results.boolean(0) { return boolean }
    let value = host.plain(results.value(0))
    throw LuaRaise("\(hook.rawValue) must return true, false or nil, got \(described(value))")
  }

  private static func title(
    _ link: ChainLink, _ results: LuaResults, _ host: NavigationHost
  ) throws(LuaRaise) -> String {
    if let text = link.shownString(0, of: results) { return text }
    let value = host.plain(results.value(0))
    guard let text = value.stringValue else {
      throw LuaRaise("backTitle must return a string or nil, got \(described(value))")
    }
    return Plain.line(text, limit: 200)
  }

  private static func color(_ value: LuaValue) throws(LuaRaise) -> ColorChoice {
    do throws(LuaRaise) {
      return try ColorReader.choice(value)
    } catch {
      throw LuaRaise("backColor must return a colour or nil: \(error.message)")
    }
  }

  private static func fill(_ value: LuaValue) throws(LuaRaise) -> BarFill {
    do throws(LuaRaise) {
      return try ColorReader.fill(value)
    } catch {
      throw LuaRaise("barColor must return a colour, a list of colours or nil: \(error.message)")
    }
  }

  private static func distance(_ value: LuaValue) throws(LuaRaise) -> Double {
    guard let number = value.numberValue, number.isFinite else {
      throw LuaRaise(
        "maxInitialDistance must return a finite number or nil, got \(described(value))")
    }
    return max(0, number)
  }

  private static func described(_ value: LuaValue) -> String {
    switch value {
    case .string: "the string \(value.described)"
    case .integer, .number: "the number \(value.described)"
    default: value.described
    }
  }
}
