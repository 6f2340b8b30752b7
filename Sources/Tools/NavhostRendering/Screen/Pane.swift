package import NavhostNavigation

/// What one controller shows.
package struct Pane: Equatable, Sendable {
  /// The controller's.
  package var id: Int
  package var className: String
  /// Its place on the stack from 1, nil where it is on none any more.
  package var index: Int?
  /// How many controllers are on the stack.
  package var depth: Int
  package var bar: BarState
  package var settings: ControllerSettings
  /// What the stack inside it shows; at most one.
  package var inside: [Screen] = []

  package init(
    id: Int = 1, className: String, index: Int? = 1, depth: Int = 1, bar: BarState = BarState(),
    settings: ControllerSettings = ControllerSettings()
  ) {
    self.id = id
    self.className = className
    self.index = index
    self.depth = depth
    self.bar = bar
    self.settings = settings
  }
}

extension Pane {
  /// - Parameters:
  ///   - bar: what the bar of `navigation` shows for it; nil where nobody knows.
  ///   - bars: the same of the controllers inside it, by their ids.
  init(
    _ controller: Controller, on navigation: NavigationController, bar: BarState?,
    inside bars: [Int: BarState]
  ) {
    self.init(
      id: controller.id, className: controller.className, index: controller.index,
      depth: navigation.depth, bar: bar ?? navigation.declaredBar(of: controller),
      settings: controller.settingsInForce)
    self.bar.title = controller.title
    guard let inner = controller.embedded?.selectedTab else { return }
    var screen = Screen(inner, touches: [], bars: bars)
    screen.container = controller.className
    screen.question = nil
    inside = [screen]
  }

  init(_ controller: Controller, on navigation: NavigationController, _ bars: [Int: BarState]) {
    self.init(controller, on: navigation, bar: bars[controller.id], inside: bars)
  }

  /// The bar that lies under the status area: its own, else that of the stack inside it.
  var topBar: BarState { bar.hidden ? inside.first?.topBar ?? bar : bar }
}
