/// A stack of controllers with a bar and a pop gesture, as UINavigationController has them, without
/// a screen and without a clock of its own: time moves when it is told to.
///
/// Nothing that happens while a policy is asked or told, or while `onEvent` runs, may change the
/// navigation controller: such calls answer `busy`.
///
/// What is told, in order:
/// - a push: `decision`, the stack changes, `push`, `transitionBegan`, the lifecycle's `will` pair;
///   0.35 s later its `did` pair, `transitionEnded`;
/// - a pop: the same with `pop`, once for each controller that leaves, from the top down;
/// - a swipe: `decision`, `gestureBegan`, `transitionBegan`, the `will` pair; on release
///   `gestureEnded`, then, where it finishes, the stack changes and `pop`; where it goes back, the
///   second `will` pair (rule 193); 0.35 s later the `did` pair and the transition's end;
/// - `barChanged` last, when an operation is over.
///
/// A hook of a policy is told right after the event of its kind. Without animation there is no
/// transition, and all of it happens at once.
///
/// What every decision touches is `@exclusivity(unchecked)`: nothing else may touch a navigation
/// controller while it is at work, which `isBusy` sees to.
public final class NavigationController {
  public internal(set) var configuration: Configuration
  /// Who is asked and told; none lets everything pass.
  @exclusivity(unchecked) public var policy: (any NavigationPolicy)? {
    didSet { invalidateBar() }
  }
  /// The controllers, the root first. A swipe under a finger has not changed it yet.
  @exclusivity(unchecked) public internal(set) var stack: [Controller] = []
  /// Seconds on the virtual clock.
  public var time: Double { clock }
  /// Whether a gesture began where nothing could be popped (rule 63).
  public internal(set) var isFrozen = false
  /// What happened.
  @exclusivity(unchecked) public internal(set) var events: EventLog
  /// Called as each event is recorded.
  @exclusivity(unchecked) public var onEvent: ((Event) -> Void)?
  /// Called as a finger comes down or goes up, and after it has moved.
  public var onTouch: ((Touch) -> Void)?
  /// Why the last decision fell as it did, nil before the first.
  public var explanation: Explanation? { hasDecided ? concluded : nil }
  /// How opaque the back button is: less than 1 while it is pressed (rule 13).
  public internal(set) var backButtonAlpha = 1.0

  @exclusivity(unchecked) var clock = 0.0
  /// The controller that this navigation controller is inside of; it lets go before it is gone.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var container: Controller?
  /// Whether it was put into a container and not taken out, though that may be gone.
  @exclusivity(unchecked) var isContained = false
  /// The one whose clock this one goes by: around the container, until that has disappeared. It
  /// lets go before it is gone.
  @exclusivity(unchecked) unowned(unsafe) var around: NavigationController?
  /// Those that go by the clock of this one.
  @exclusivity(unchecked) var inside: [NavigationController] = []

  @exclusivity(unchecked) var running: RunningTransition?
  @exclusivity(unchecked) var touches: TouchSequence?
  @exclusivity(unchecked) var pending: PendingPop?
  var shownBar: BarState
  @exclusivity(unchecked) var barIsDirty = false
  /// The explanation of the decision under way.
  @exclusivity(unchecked) var draft = Explanation(.pop)
  /// That of the last decision, once there was one.
  @exclusivity(unchecked) var concluded = Explanation(.pop)
  @exclusivity(unchecked) var hasDecided = false
  /// Whether the policy that is asked has explained itself.
  @exclusivity(unchecked) var hasExplained = false
  @exclusivity(unchecked) var isDeciding = false
  @exclusivity(unchecked) var asking = 0
  @exclusivity(unchecked) var isOperating = false
  /// What is to be done when the operation is over.
  @exclusivity(unchecked) var afterwards: (() -> Void)?
  var nextID = 1
  @exclusivity(unchecked) var ledger = Ledger()
  /// Whom the last gesture asked; kept only where a test breaks the engine.
  var lastAsked: Controller?
  /// Protecting code that a test has switched off.
  @exclusivity(unchecked) var faults: Faults = []

  public init(
    _ configuration: Configuration = Configuration(), policy: (any NavigationPolicy)? = nil
  ) {
    self.configuration = configuration
    self.policy = policy
    events = EventLog(limit: configuration.eventLimit)
    shownBar = BarState(color: configuration.bar.color, colors: configuration.bar.stops)
  }

  deinit {
    for controller in stack { leave(controller) }
    for inner in inside { inner.around = nil }
  }

  /// The controller on top, nil on an empty stack.
  public var top: Controller? { stack.last }
  public var depth: Int { stack.count }
  /// Whether the policy is being asked or told right now.
  public var isAsking: Bool { asking > 0 }

  /// A controller that can be put on this stack.
  public func makeController(
    className: String, title: String? = nil, settings: ControllerSettings = ControllerSettings()
  ) -> Controller {
    defer { nextID += 1 }
    return Controller(id: nextID, className: className, title: title, settings: settings)
  }
}

extension NavigationController {
  private func runAfterwards() {
    guard let action = afterwards else { return }
    afterwards = nil
    action()
  }

  /// Whether this one is at work, or one that is nested with it.
  var isBusy: Bool { isAtWork || isNested && outermost.isAnyAtWork }

  var isAtWork: Bool { isOperating || isAsking }

  /// Runs one operation, then lays the bar out where something changed; `busy` where one runs.
  func operate<Result>(busy: @autoclosure () -> Result, _ body: () -> Result) -> Result {
    guard !isBusy else { return busy() }
    isOperating = true
    let result = body()
    layBarOutIfNeeded()
    if isNested { outermost.layBarsOut() }
    isOperating = false
    assertInvariants()
    runAfterwards()
    return result
  }
}
