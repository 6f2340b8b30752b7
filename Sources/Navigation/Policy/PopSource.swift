/// What a pop comes from.
public enum PopSource: String, CaseIterable, Sendable {
  case backButton
  case customItem
  case backMenu
  case edgeGesture
  case fullscreenGesture
  case request
  case program
}
