package import NavhostNavigation

/// An invariant that does not hold.
package struct Violation: CustomStringConvertible {
  /// The invariant in words.
  package let rule: String
  /// What stands against it.
  package let message: String
  /// The last events before it was found.
  package let events: [Event]

  package init(_ rule: String, _ message: String, events: [Event] = []) {
    self.rule = rule
    self.message = message
    self.events = events
  }

  package var description: String {
    (["\(rule): \(message)"] + events.map { "  \($0)" }).joined(separator: "\n")
  }
}

/// The invariants by name.
package enum Invariant {
  package static let story = "the events tell the same story as the stacks"
  package static let stuck = "never stuck in a transition"
  package static let lifecycle = "lifecycle pairs match (rule 192)"
  package static let once = "one ask of each hook for a decision"
  package static let askedToStay = "nobody leaves unasked who was asked to stay"
  package static let question = "a question goes with its controller"
  package static let gesture = "a gesture asks before it begins, and not while a question is open"
  package static let edge = "an edge gesture starts at the leading edge"
  package static let frozen = "never frozen with guards on"
  package static let bar = "the bar shows what the top declares"
  package static let gone = "nothing happens on a stack that has left"
  package static let button = "the dimmed button returns (rule 13)"
  package static let root = "a stack that had a root has one"
  package static let notified = "whoever leaves is told"
  package static let listeners = "listeners hear every event before the call is over"
  package static let action = "an action is done once, with its own answer"
  package static let actionsRun = "what goes with a yes is done before the screen goes"
  package static let answer = "nobody answers who has gone"
  package static let place = "a controller knows its place"
  /// Those that are looked at from the first call of `nav.check` on.
  static let ofAnswers: Set<String> = [actionsRun, answer]
}

/// What holds of a scene between two operations, whatever came before.
package struct SceneCheck {
  private let scene: NavigationScene
  private let configuration: NavigationController.Configuration

  package init(_ scene: NavigationScene, _ configuration: NavigationController.Configuration? = nil)
  {
    self.scene = scene
    self.configuration = configuration ?? scene.configuration
  }

  package var violations: [Violation] {
    scene.navigations.filter(\.isAttached).flatMap { places($0) + bar($0) + frozen($0) }
  }

  private func places(_ navigation: NavigationController) -> [Violation] {
    navigation.stack.enumerated().compactMap { place, controller in
      let isRight = controller.index == place + 1 && controller.isOn(navigation)
      return isRight ? nil : Violation(Invariant.place, "\(controller.className) at \(place + 1)")
    }
  }

  private func frozen(_ navigation: NavigationController) -> [Violation] {
    guard configuration.guards && navigation.isFrozen else { return [] }
    return [Violation(Invariant.frozen, "frozen")]
  }

  private func bar(_ navigation: NavigationController) -> [Violation] {
    var found: [Violation] = []
    if navigation.backButtonAlpha != 1 && navigation.recognizerState == .possible
      && !scene.navigations.contains(where: \.hasFingers)
    {
      found.append(Violation(Invariant.button, "\(navigation.backButtonAlpha)"))
    }
    guard navigation.transition == nil else { return found }
    let bar = navigation.bar
    if !shows(bar, navigation) { found.append(Violation(Invariant.bar, "\(bar)")) }
    return found
  }

  private func shows(_ bar: BarState, _ navigation: NavigationController) -> Bool {
    let top = navigation.top
    let settings = top?.settingsInForce
    let fill = settings?.barColor ?? configuration.bar
    let hidden = top?.hidesBar ?? false
    let showsBack = top?.isRoot == false && !hidden && settings?.hidesBackButton == false
    return bar.title == top?.title && bar.color == fill.color && bar.colors == fill.stops
      && bar.hidden == hidden && (bar.back != nil) == showsBack
  }
}
