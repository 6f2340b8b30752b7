import NavhostExploration
import NavhostNavigation

/// A navigation controller with a controller for each class name on its stack, at time 0.
func makeNavigation(
  _ classes: [String] = ["A", "B"], direction: NavigationScene.LayoutDirection = .ltr,
  gesture: GestureMode = .edge, guards: Bool = true, width: Double = 390, eventLimit: Int = 10_000,
  profile: Profile = .ios17, policy: TestPolicy? = nil,
  settings: ControllerSettings = makeSettings(), title: String? = nil
) -> NavigationController {
  let navigation = NavigationController(
    .init(
      width: width, direction: direction, gesture: gesture, guards: guards,
      eventLimit: eventLimit, profile: profile))
  if !classes.isEmpty {
    navigation.setStack(classes.map { navigation.makeController(className: $0, title: $0) })
  }
  navigation.top?.settings = settings
  if let title { navigation.top?.title = title }
  navigation.policy = policy
  return navigation
}

/// Settings with some changed.
func makeSettings(_ change: (inout ControllerSettings) -> Void = { _ in }) -> ControllerSettings {
  var settings = ControllerSettings()
  change(&settings)
  return settings
}

/// A swipe from the leading edge of a screen 390 wide that is enough to pop.
func makePan(
  from: Double = 5, to: Double = 300, y: Double = 400, duration: Double = 0.25, steps: Int = 15,
  fingers: Int = 1, release: Bool = true, settle: Bool = true
) -> Pan {
  Pan(
    from: ScreenPoint(x: from, y: y), to: ScreenPoint(x: to, y: y), duration: duration,
    steps: steps,
    fingers: fingers, release: release, settle: settle)
}

extension NavigationController {
  /// What is wrong with the scene.
  func check() -> [Violation] { InvariantChecker.check(scene) }

  /// The class names on the stack, the root first.
  var classes: String { stack.map(\.className).joined(separator: " ") }

  func make(_ className: String, _ change: (inout ControllerSettings) -> Void = { _ in })
    -> Controller
  {
    makeController(className: className, title: className, settings: makeSettings(change))
  }

  /// The names of the events of these kinds since `index`, each with its controller's class.
  func story(since index: Int = 0, _ names: Set<EventName>) -> [String] {
    events.since(index).filter { names.contains($0.name) }.map {
      "\($0.controller?.className ?? "-").\($0.name.rawValue)"
    }
  }

  func lifecycle(since index: Int) -> [String] {
    story(since: index, [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }

  func count(_ name: EventName) -> Int { events.since(0).count { $0.name == name } }
}

extension Outcome {
  /// `ignored: root`, as it reads.
  var text: String { reason.map { "\(kind.rawValue): \($0)" } ?? kind.rawValue }
}
