internal import Lua
internal import Navigation
internal import Support

/// What a hook, or a chain of hooks, answered.
enum ChainAnswer: Equatable {
  case none
  case boolean(Bool, reason: String?)
  case title(String)
  indirect case color(ColorChoice)
  case number(Double)
  indirect case fill(BarFill)

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// Whether a chain of this hook ends with it: a yes to a wish lets the next speak, too.
  func isFinal(for hook: HookName) -> Bool {
    switch self {
    case .none: false
    case .boolean(true, _): !hook.isYesOrNo
    default: true
    }
  }

  /// The same, as one hook would return it.
  package var lua: [LuaValue] {
    switch self {
    case .none: [.nil]
    case .boolean(let value, let reason):
      [.boolean(value)] + (reason.map { [.string($0)] } ?? [])
    case .title(let text): [.string(text)]
    case .color(let choice): [.string(choice.text)]
    case .number(let number): [.number(number)]
    case .fill(let fill): [SettingsFields.lua(fill)]
    }
  }
}

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
    default:
      let answer = try boolean(link, results, hook, host)
      let reason = hook.laysOut ? nil : try reason(link, results, hook, host)
      return .boolean(answer, reason: reason)
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

/// What one call of a hook came to.
package enum HookOutcome: Equatable, Sendable {
  case noOpinion
  case yes(reason: String?)
  case no(reason: String?)
  case title(String)
  case color(String)
  case number(Double)
  case colors([String])
  case fault(String)
}

extension ChainAnswer {
  var outcome: HookOutcome {
    switch self {
    case .none: .noOpinion
    case .boolean(true, let reason): .yes(reason: reason)
    case .boolean(false, let reason): .no(reason: reason)
    case .title(let text): .title(text)
    case .color(let choice): .color(choice.text)
    case .number(let number): .number(number)
    case .fill(.color(let color)): .color(color.hex)
    case .fill(.gradient(let stops)): .colors(stops.map({ $0.hex }))
    }
  }
}

extension NavigationHost {
  /// Says what a call answered: in the step that stands for it, or in a new one. A wrapper's step
  /// stands before those of the rest of the chain, so it is there from the start.
  func explain(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ answer: Explanation.Answer,
    _ reason: String?, _ place: Explanation.AnswerPlace?
  ) {
    if let step = call.step {
      run.setStep(step, answer, reason, place)
    } else {
      call.step = run.addStep(link.respondent, answer, reason, place)
    }
  }

  func explain(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ answer: ChainAnswer,
    _ place: Explanation.AnswerPlace?
  ) {
    guard case .boolean(let value, let reason) = answer else {
      return explain(call, run, link, .noOpinion, nil, place)
    }
    explain(call, run, link, value ? .allow : .deny, reason, place)
  }
}

extension Explanation.Respondent {
  /// The same where no function answers.
  var withoutPlace: Explanation.Respondent {
    Explanation.Respondent(name, hook: hook, className: className)
  }
}
