extension NavigationController {
  /// A navigation controller is made with it.
  public struct Configuration: Equatable, Sendable {
    /// The width of the screen in points.
    public var width: Double
    /// The height of the screen in points.
    public var height: Double
    /// The direction in which the screen is read; it decides where the leading edge is.
    public var direction: NavigationScene.LayoutDirection
    /// The bar where a controller declares none.
    public var bar: BarFill
    /// Where pop gestures may start, unless a controller says otherwise.
    public var gesture: GestureMode
    /// Whether guards 1, 4, 5 and 6 stand; without them a swipe at the root freezes (rule 63).
    public var guards: Bool
    /// How many of the last events are kept.
    public var eventLimit: Int
    /// The generation of iOS.
    public var profile: Profile
    /// The word on a back button where a previous title is missing or finds no room (rule 179).
    public var backTitle: String

    /// A configuration: what you leave out is an iPhone's, 390 × 844 points, read from left to right.
    public init(
      width: Double = 390, height: Double = 844, direction: NavigationScene.LayoutDirection = .ltr,
      bar: BarFill = .color(.white), gesture: GestureMode = .edge, guards: Bool = true,
      eventLimit: Int = 10_000, profile: Profile = .ios17, backTitle: String = "Back"
    ) {
      self.width = width
      self.height = height
      self.direction = direction
      self.bar = bar
      self.gesture = gesture
      self.guards = guards
      self.eventLimit = eventLimit
      self.profile = profile
      self.backTitle = backTitle
    }
  }
}

extension NavigationController {
  /// The screen becomes another, is laid out the other way, or is of another generation of iOS; what
  /// is nil stays. Fingers on it are taken away, and transitions run to their end. The stack stays,
  /// and the open question.
  package func changeScreen(
    width: Double? = nil, height: Double? = nil, direction: NavigationScene.LayoutDirection? = nil,
    profile: Profile? = nil
  ) {
    guard !scene.isBusy else { return }
    for navigation in scene.navigations {
      for finger in navigation.touches?.fingers ?? [] {
        navigation.touch(.cancelled, at: navigation.touches?.location ?? ScreenPoint(), id: finger)
      }
    }
    settle()
    scene.configuration.width = width ?? configuration.width
    scene.configuration.height = height ?? configuration.height
    scene.configuration.direction = direction ?? configuration.direction
    scene.configuration.profile = profile ?? configuration.profile
    scene.invalidateBars()
  }
}
