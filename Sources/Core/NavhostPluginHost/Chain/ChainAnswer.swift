internal import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

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

  /// Whether a chain of this hook ends with it: a yes to an attempt lets the next speak, too.
  func isFinal(for hook: HookName) -> Bool {
    switch self {
    case .none: false
    case .boolean(true, _): !hook.isYesOrNo
    default: true
    }
  }

  /// The reason of a yes or no.
  var reason: String? {
    if case .boolean(_, let reason) = self { reason } else { nil }
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
  var outcome: HookOutcome {
    switch self {
    case .none: .abstain
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
