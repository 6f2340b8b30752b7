/// What one call of a hook came to.
package enum HookOutcome: Equatable, Sendable {
  case abstain
  case yes(reason: String?)
  case no(reason: String?)
  case title(String)
  case color(String)
  case number(Double)
  case colors([String])
  case fault(String)
}
