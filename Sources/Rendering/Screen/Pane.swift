package import Navigation

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
  /// What the screens of the stack inside it are called, the root first; none where there is no such stack.
  package var inside: [String] = []

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
  init(_ controller: Controller, on navigation: NavigationController, bar: BarState?) {
    self.init(
      id: controller.id, className: controller.className, index: controller.index,
      depth: navigation.depth, bar: bar ?? navigation.declaredBar(of: controller),
      settings: controller.settings)
    self.bar.title = controller.title
    inside = controller.embedded?.selectedTab.stack.map { $0.title ?? $0.className } ?? []
  }
}
