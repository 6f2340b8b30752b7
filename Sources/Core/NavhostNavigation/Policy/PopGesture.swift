/// A pop gesture, as a policy sees it. All points are screen values in both layout directions.
public struct PopGesture: Equatable, Sendable {
  /// Which recogniser it belongs to.
  public enum Kind: String, Sendable, CaseIterable {
    /// The system's swipe from the leading edge.
    case edge
    /// The full-screen swipe of an app or a library.
    case fullscreen
    /// The system's swipe on the content, of iOS 26.
    case content
  }

  /// A finger on the screen, or a pointer over it.
  public enum Input: String, Sendable, CaseIterable {
    /// A finger.
    case finger
    /// Two fingers on a trackpad, or a wheel.
    case pointer
  }

  /// Which recogniser it belongs to.
  public let kind: Kind
  /// Where the finger came down.
  public let start: ScreenPoint
  /// Where the finger is now.
  public let location: ScreenPoint
  /// The way from `start` to `location`.
  public let translation: ScreenPoint
  /// Points per second, over the last 0.1 s.
  public let velocity: ScreenPoint
  /// How many fingers take part.
  public let touches: Int
  /// From the start to the leading edge.
  public let distanceToEdge: Double
  /// The direction in which the screen is read.
  public let direction: NavigationScene.LayoutDirection
  /// The name of the touch region under the start.
  public let region: String?
  /// How much of the width the finger has gone towards the trailing edge, 0 to 1.
  public let progress: Double
  /// A finger or a pointer.
  public let input: Input

  package init(
    kind: Kind, start: ScreenPoint, location: ScreenPoint, translation: ScreenPoint,
    velocity: ScreenPoint,
    touches: Int = 1, distanceToEdge: Double, direction: NavigationScene.LayoutDirection,
    region: String? = nil,
    progress: Double = 0, input: Input = .finger
  ) {
    self.kind = kind
    self.start = start
    self.location = location
    self.translation = translation
    self.velocity = velocity
    self.touches = touches
    self.distanceToEdge = distanceToEdge
    self.direction = direction
    self.region = region
    self.progress = progress
    self.input = input
  }
}
