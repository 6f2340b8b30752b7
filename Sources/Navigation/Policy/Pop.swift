/// A wish to leave controllers, as a policy sees it.
public struct Pop {
  /// What asks for it.
  public let source: PopSource
  /// The controller that would be on top; nil where a new stack keeps none of the old one.
  public let target: Controller?
  /// How many controllers would leave their own stack.
  public let count: Int
  /// Whether a transition shows it.
  public let animated: Bool
  /// Whether a presentation would leave.
  public let dismisses: Bool
  /// The number of the attempt in its scene: the same for every controller that would leave by it,
  /// across its questions.
  public let id: Int

  package init(
    source: PopSource, target: Controller?, count: Int = 1, animated: Bool = true,
    dismisses: Bool = false, id: Int = 0
  ) {
    self.source = source
    self.target = target
    self.count = count
    self.animated = animated
    self.dismisses = dismisses
    self.id = id
  }
}

extension Pop {
  /// The same for those of a presentation that leaves with it.
  var dismissing: Pop {
    Pop(source: source, target: target, count: count, animated: animated, dismisses: true, id: id)
  }
}

/// What a pop comes from.
public enum PopSource: String, CaseIterable, Sendable {
  /// A tap on the back button.
  case backButton
  /// A tap on the app's own item in place of the back button.
  case customItem
  /// An entry of the back button's long-press menu.
  case backMenu
  /// The system's swipe from the leading edge.
  case edgeGesture
  /// The full-screen swipe.
  case fullscreenGesture
  /// A pan on the content (profile `ios26`).
  case contentGesture
  /// VoiceOver's two-finger scrub.
  case escape
  /// A sheet is dragged down.
  case sheetSwipe
  /// The selected tab is tapped again.
  case tabBar
  /// A tap beside a popover or a form sheet.
  case tapOutside
  /// A link from outside replaces the stack: `requestStack`.
  case deepLink
  /// `requestPop()` and `requestDismiss()`: the app's own button.
  case request
  /// The app's code, without the person.
  case program
}

/// A push, as a policy sees it.
public struct Push {
  /// Whether a transition shows it.
  public let animated: Bool
  /// The controller that would be covered, nil on an empty stack.
  public let previous: Controller?
  /// How many controllers are on the stack before the push.
  public let depth: Int

  package init(animated: Bool, previous: Controller?, depth: Int) {
    self.animated = animated
    self.previous = previous
    self.depth = depth
  }
}
