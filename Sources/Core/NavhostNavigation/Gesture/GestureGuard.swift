/// The built-in guards before a pop gesture, in their order (docs/contract.md, section 2).
enum GestureGuard: Int, CaseIterable {
  case root = 1
  case disabled
  case distance
  case transition
  case direction
  case customItem
  case region

  /// A policy can lift a soft guard.
  var isSoft: Bool { self == .customItem || self == .region }

  /// Goes away with the recogniser's own delegate, in `guards = false`.
  var isDelegates: Bool {
    switch self {
    case .root, .transition, .direction, .customItem: true
    case .disabled, .distance, .region: false
    }
  }

  var refusal: Refusal {
    switch self {
    case .root: .root
    case .disabled: .disabled
    case .distance: .distance
    case .transition: .transition
    case .direction: .direction
    case .customItem: .customItem
    case .region: .region
    }
  }

  /// How explanations name it.
  var respondent: Explanation.Respondent { Self.respondents[rawValue - 1] }

  private static let respondents = allCases.map { Explanation.Respondent($0.refusal.text) }
}
