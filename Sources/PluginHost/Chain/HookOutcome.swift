/// What one call of a hook came to.
package enum HookOutcome: Equatable, Sendable {
  case noOpinion
  case yes(reason: String?)
  case no(reason: String?)
  case title(String)
  case color(String)
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
    }
  }
}
