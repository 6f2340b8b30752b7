/// A second book of what happened, kept beside the stack, so that the two can be compared. It costs
/// constant time for each entry.
struct Ledger {
  var pushes = 0
  var pops = 0
  /// How often each hook was asked for the gesture under way.
  var gestureAsks = 0
  var popAsks = 0
  /// What was found wrong as it happened.
  var violations: [Violation] = []

  mutating func gestureStarts() {
    gestureAsks = 0
    popAsks = 0
  }

  mutating func askedGesture(_ controller: Controller, on navigation: NavigationController) {
    gestureAsks += 1
    if gestureAsks > 1 {
      note("one ask of each hook for a gesture", "gestureShouldBegin", navigation)
    }
    if controller !== navigation.top {
      note("the asked controller is the leaving one", controller.className, navigation)
    }
  }

  mutating func asked(_ controller: Controller, _ pop: Pop, on navigation: NavigationController) {
    if navigation.touches?.isOpen == true {
      popAsks += 1
      if popAsks > 1 { note("one ask of each hook for a gesture", "shouldPop", navigation) }
    }
    let leaves = controller.isOn(navigation) && controller.position > pop.target.position
    if !leaves { note("the asked controller is the leaving one", controller.className, navigation) }
  }

  /// A gesture leads a transition: where it started is measured once more, by another way.
  mutating func gestureBegan(_ gesture: Gesture, on navigation: NavigationController) {
    let configuration = navigation.configuration
    let edge = configuration.direction == .ltr ? 0 : configuration.width
    let distance = (edge - gesture.start.x).magnitude
    let outside = (gesture.start.x - edge) * configuration.direction.sign < 0
    if gesture.kind == .edge && distance > GestureLimits.edge && !outside {
      note("an edge gesture starts at the leading edge", "\(distance) pt from it", navigation)
    }
    if gestureAsks == 0 || popAsks == 0 {
      note("one ask of each hook for a gesture", "nobody was asked", navigation)
    }
  }

  mutating func appearance(
    of controller: Controller, _ event: EventName, on navigation: NavigationController
  ) {
    if !controller.appearance.allows(event) {
      note(
        "lifecycle pairs match (rule 192)",
        "\(controller.className) \(event.rawValue) while \(controller.appearance.rawValue)",
        navigation)
    }
  }

  mutating func note(_ rule: String, _ message: String, _ navigation: NavigationController) {
    guard violations.count < Violation.mostKept else { return }
    violations.append(Violation(rule: rule, message: message, events: navigation.lastEvents))
  }
}
