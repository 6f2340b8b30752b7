/// What a pop comes from.
public enum PopSource: String, CaseIterable, Sendable {
  case backButton
  case customItem
  case backMenu
  case edgeGesture
  case fullscreenGesture
  case request
  case program

  /// Its place among all sources, from 0.
  public var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
