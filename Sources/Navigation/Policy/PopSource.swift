/// What a pop comes from.
public enum PopSource: String, CaseIterable, Sendable {
  case backButton
  case customItem
  case backMenu
  case edgeGesture
  case fullscreenGesture
  /// A pan on the content (profile `ios26`).
  case contentGesture
  /// VoiceOver's two-finger scrub.
  case escape
  /// A sheet is dragged down.
  case sheetSwipe
  /// The selected tab is tapped again.
  case tabBar
  case request
  case program

  /// Its place among all sources, from 0.
  public var number: Int { PopSource.numbers[self] ?? 0 }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
