/// The built-in guards before a pop gesture, in their order (docs/contract.md, section 2).
enum GestureGuard: Int, CaseIterable {
  case root = 1
  case gestureDisabled
  case distance
  case transition
  case direction
  case customBackButton
  case region

  /// A policy can lift a soft guard.
  var isSoft: Bool { self == .customBackButton || self == .region }

  /// Goes away with the recogniser's own delegate, in `guards = false`.
  var isDelegates: Bool {
    switch self {
    case .root, .transition, .direction, .customBackButton: true
    case .gestureDisabled, .distance, .region: false
    }
  }

  var refusal: Refusal {
    switch self {
    case .root: .root
    case .gestureDisabled: .gestureDisabled
    case .distance: .distance
    case .transition: .transition
    case .direction: .direction
    case .customBackButton: .customBackButton
    case .region: .region
    }
  }

  /// How explanations name it.
  var respondent: Explanation.Respondent { Self.respondents[rawValue - 1] }

  private static let respondents = allCases.map { Explanation.Respondent($0.refusal.text) }
}
