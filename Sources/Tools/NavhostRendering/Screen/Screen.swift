public import NavhostNavigation

/// The screen at a moment. Values only, so that it can be kept.
public struct Screen: Equatable, Sendable {
  /// In points.
  package var size: ScreenSize
  package var direction: NavigationScene.LayoutDirection
  /// The controller shown alone at rest, the lower one of two in a transition; nil on an empty stack.
  @Boxed package var lower: Pane?
  /// The controller that slides over the lower one.
  @Boxed package var upper: Pane?
  /// How far it has come; nil at rest.
  package var slide: Slide?
  /// What the bar shows; between two colours while a swipe runs.
  @Boxed package var bar: BarState
  /// How opaque the back button is, 0 to 1.
  package var backAlpha: Double
  package var touches: [TouchMark]
  @Boxed package var question: Question?
  package var isFrozen: Bool
  /// How the pop gesture may start where a controller says nothing else.
  package var gesture: GestureMode
  /// Whether the built-in guards stand: without them an edge swipe needs no back button.
  package var hasGuards: Bool
  /// Whose look and gestures it has.
  package var profile: Profile
  /// The tab bar at its foot; nil where there is none, or it is hidden.
  package var tabs: TabStrip?
  /// The class of the controller that it is inside of; nil of what has the screen for itself.
  package var container: String?
  /// How it lies over what is below; nil of the lowest.
  package var cover: Cover?
  /// What is seen below; at most one.
  package var below: [Screen]

  package init(
    size: ScreenSize = ScreenSize(width: 390, height: 844),
    direction: NavigationScene.LayoutDirection = .ltr,
    pane: Pane? = nil, bar: BarState? = nil, touches: [TouchMark] = [], question: Question? = nil
  ) {
    self.size = size
    self.direction = direction
    self.lower = pane
    self.bar = bar ?? pane?.bar ?? BarState()
    self.backAlpha = 1
    self.touches = touches
    self.question = question
    self.isFrozen = false
    self.gesture = .edge
    self.hasGuards = true
    self.profile = .ios17
    self.below = []
  }
}

extension Screen {
  /// The screen of `navigation` as it is now.
  public init(_ navigation: NavigationController) {
    self.init(navigation, touches: [])
  }

  /// What `navigation` shows now.
  ///
  /// - Parameters:
  ///   - touches: the fingers on the screen.
  ///   - bars: what the bar showed last for a controller, by its id; where there is nothing, the bar
  ///     is what the controller declares.
  package init(
    _ navigation: NavigationController, touches: [TouchMark], bars: [Int: BarState] = [:]
  ) {
    let configuration = navigation.configuration
    self.init(
      size: ScreenSize(width: configuration.width, height: configuration.height),
      direction: configuration.direction, bar: navigation.bar, touches: touches,
      question: navigation.question)
    backAlpha = navigation.backButtonAlpha
    isFrozen = navigation.isFrozen
    gesture = configuration.gesture
    hasGuards = configuration.guards
    profile = configuration.profile
    tabs = TabStrip(navigation)
    guard let transition = navigation.transition,
      transition.kind == .push || transition.kind == .pop
    else {
      lower = navigation.top.map { Pane($0, on: navigation, bar: bar, inside: bars) }
      return
    }
    let from = Pane(transition.from, on: navigation, bars)
    let to = Pane(transition.to, on: navigation, bars)
    slide = Slide(transition.kind, progress: transition.progress)
    (lower, upper) = transition.kind == .pop ? (to, from) : (from, to)
  }

  /// What the whole screen shows now: the stack at its foot, and what is presented over it.
  ///
  /// - Parameters:
  ///   - touches: the fingers on the screen.
  ///   - bars: what the bar showed last for a controller, by its id.
  package init?(_ scene: NavigationScene, touches: [TouchMark] = [], bars: [Int: BarState] = [:]) {
    guard let root = scene.root?.selectedTab else { return nil }
    var screen = Screen(root, touches: [], bars: bars)
    for presentation in scene.presentations {
      let top = presentation.navigation
      var next = Screen(top.selectedTab, touches: [], bars: bars)
      next.cover = Cover(presentation.style, top.transition)
      // What a sheet leaves free is seen, and what is below while one comes or goes.
      next.below = next.cover?.hidesAll == true ? [] : [screen]
      screen = next
    }
    if let leaving = scene.leaving, let transition = leaving.transition {
      var last = Screen(leaving, touches: [], bars: bars)
      last.lower = Pane(transition.from, on: leaving, bars)
      last.bar = last.lower?.bar ?? last.bar
      last.cover = Cover(.sheet, transition)
      last.question = nil
      last.below = [screen]
      screen = last
    }
    screen.touches = touches
    self = screen
  }

  /// The pane on top at the end of the slide, or the only one.
  var front: Pane? {
    guard let slide, let upper else { return lower }
    return slide.kind == .pop ? lower : upper
  }

  /// How far the lower screen stands from its place, in points, x to the right.
  var lowerOffset: Double {
    guard let slide else { return 0 }
    return -0.3 * size.width * slide.cover * direction.sign
  }

  /// The same of the upper one.
  var upperOffset: Double {
    guard let slide else { return 0 }
    return size.width * (1 - slide.cover) * direction.sign
  }
}

extension Screen {
  /// The bar that lies under the status area; nil on an empty stack.
  var topBar: BarState? { lower.map { bar.hidden ? $0.topBar : bar } }

  /// What the stacks inside its controllers show.
  private var inside: [Screen] { [lower, upper].flatMap { $0?.inside ?? [] } }

  /// How far the transition on it has come, or the one inside; nil at rest.
  var running: Slide? {
    slide ?? cover?.slide ?? inside.lazy.compactMap { $0.running }.first
  }

  /// Whether a transition runs on it.
  var isMoving: Bool { running != nil }

  /// The files of the screenshots on it.
  package var photos: Set<String> {
    let own = [lower, upper].compactMap { $0?.settings.picture }
    return Set(own + (below + inside).flatMap { $0.photos })
  }

  /// What the screen is called: its title, else its class.
  var name: String {
    guard let pane = front else { return "An empty screen" }
    guard let title = pane.bar.title, !title.isEmpty else { return pane.className }
    return String(title.prefix(1000))
  }
}

/// A finger on the screen, and the way that it has come.
package struct TouchMark: Equatable, Sendable {
  package var finger: Int
  /// From where it came down to where it is, in points; at least one.
  package var path: [ScreenPoint]

  package init(finger: Int = 1, path: [ScreenPoint]) {
    self.finger = finger
    self.path = path
  }
}
