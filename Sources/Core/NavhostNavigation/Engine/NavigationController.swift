/// A stack of controllers with a bar and a pop gesture, as UINavigationController has them, without
/// a screen and without a clock of its own: time moves when it is told to.
///
/// One that is made by itself is the root of a scene of its own (`scene`). Others come into the same
/// scene: inside a controller (`embed`), over the screen (`present`), beside it (`tabs`).
///
/// Nothing that happens while a policy is asked or told, or while an observer hears of an event, may change it: such
/// calls answer `busy`.
///
/// What is told, in order:
/// - a push: `decision`, the stack changes, `push`, `transitionBegan`, the lifecycle's `will` pair;
///   0.35 s later its `did` pair, `transitionEnded`;
/// - a pop: the same with `pop`, once for each controller that leaves, from the top down;
/// - a swipe: `decision`, `gestureBegan`, `transitionBegan`, the `will` pair; on release
///   `gestureEnded`, then, where it finishes, the stack changes and `pop`; where it goes back, the
///   second `will` pair (rule 193); 0.35 s later the `did` pair and the transition's end;
/// - a presentation: `push`, `present`, then as a push; a dismissal: `decision`, `dismiss` for each
///   stack that goes, `pop` for each controller, then as a pop;
/// - `barChanged` last, when an operation is over.
///
/// A hook of a policy is told right after the event of its kind. Without animation there is no
/// transition, and all of it happens at once.
public final class NavigationController {
  /// It has the scene in common with the others on the same screen.
  public let scene: NavigationScene
  /// Counts up from 1, the root, in its scene.
  public let number: Int
  /// The controllers, the root first. A swipe under a finger has not changed it yet.
  public var stack: [Controller] { controllers }
  /// See `NavigationScene.now`.
  private(set) var controllers: [Controller] = []
  /// Whether a gesture began where nothing could be popped (rule 63).
  public internal(set) var isFrozen = false
  /// How opaque the back button is: less than 1 while it is pressed (rule 13).
  public internal(set) var backButtonAlpha = 1.0
  /// The controller that this one is inside of.
  public internal(set) unowned var container: Controller?
  /// An object that the embedder keeps with it.
  public var userInfo: AnyObject?
  /// What a host keeps with it.
  package var hostRecord: AnyObject?
  /// The tab bar that this one is a tab of.
  public var tabBar: TabBarController? { ownTabBar ?? tabBarAround }

  /// That of which this one is the first tab, and that of which it is another.
  var ownTabBar: TabBarController?
  /// The tab bar clears it at its end.
  unowned var tabBarAround: TabBarController?
  /// Whether it was put into a container, which may be gone.
  var isContained = false
  /// Where the place of this one is in its appearance callbacks.
  var appearance = Appearance.disappeared
  var running: RunningTransition? {
    didSet { runningChanged(from: oldValue) }
  }
  var touches: TouchSequence?
  var shownBar: BarState
  /// Whether what a policy says of the top's settings depends on has changed since it was asked.
  var asksSettings = false
  var barIsDirty = false {
    didSet { if barIsDirty && !oldValue { scene.addDirtyBar(self) } }
  }

  /// The root of a new scene. `text` tells how wide the texts of the bar are.
  public convenience init(
    _ configuration: Configuration = Configuration(), policy: (any NavigationPolicy)? = nil,
    text: any TextMeasuring = FixedWidthText()
  ) {
    self.init(in: NavigationScene(configuration, policy: policy, text: text))
    scene.registry.root = self
    appearance = .appeared
  }

  init(in scene: NavigationScene) {
    self.scene = scene
    let bar = scene.configuration.bar
    shownBar = BarState(color: bar.color, colors: bar.stops)
    number = scene.registry.nextNavigationNumber()
    scene.registry.add(self)
  }

  deinit {
    for controller in stack { leave(controller) }
    ownTabBar?.first = nil
    scene.registry.forget(self)
    if number == 1 { scene.rootIsGone() }
  }

  /// The controller on top, nil on an empty stack.
  public var top: Controller? { stack.last }
  /// How many controllers are on the stack.
  public var depth: Int { stack.count }

  /// Changes the stack, which is taken out meanwhile: no access to it overlaps another.
  @discardableResult
  func changeStack<Result>(_ change: (inout [Controller]) -> Result) -> Result {
    var changed = exchange(&controllers, with: [])
    defer { controllers = changed }
    return change(&changed)
  }

  private func runningChanged(from old: RunningTransition?) {
    if (old == nil) != (running == nil) { scene.moves(self, running != nil) }
  }
}

/// What belongs to the scene, for those who have one navigation controller.
extension NavigationController {
  /// The configuration that the scene was made with.
  public var configuration: Configuration { scene.configuration }
  /// Seconds on the virtual clock.
  public var time: Double { scene.time }
  /// Whom the engine asks; without a policy everything is allowed.
  public var policy: (any NavigationPolicy)? {
    get { scene.policy }
    set { scene.policy = newValue }
  }
  /// The events of all stacks of the scene.
  public var events: EventLog { scene.events }
  /// Why the last decision ended as it did, nil before the first.
  public var explanation: Explanation? { scene.explanation }
  /// The question that is open: to a person, or to the app.
  public var question: Question? { scene.question }
  /// Whether a call of the policy is running.
  public var isAsking: Bool { scene.isAsking }

  /// As `NavigationScene.answer`.
  @discardableResult
  public func answer(_ accepted: Bool, settle: Bool = true) -> Outcome? {
    scene.answer(scene.reply(accepted), settle: settle, on: self)
  }

  /// As `NavigationScene.answer`.
  @discardableResult
  public func answer(_ reply: Reply, settle: Bool = true) -> Outcome? {
    scene.answer(reply, settle: settle, on: self)
  }

  /// As `NavigationScene.advance`.
  public func advance(by seconds: Double) { scene.advance(by: seconds, on: self) }

  /// Runs every transition to its end, but one under a finger.
  public func settle() { scene.settle(on: self) }

  /// A controller that can be put on a stack of this scene.
  public func makeController(
    className: String, title: String? = nil, settings: ControllerSettings = ControllerSettings()
  ) -> Controller {
    scene.makeController(className: className, title: title, settings: settings)
  }
}

extension NavigationController {
  /// Carries an operation out, of which observers are told.
  func operate<Result>(
    _ operation: @autoclosure () -> NavigationOperation, _ refused: (Refusal) -> Result,
    _ body: () -> Result
  ) -> Result {
    scene.announcing(operation(), on: self) { operate(refused, body) }
  }

  /// Runs one operation; refused while another runs, and where this one has left.
  func operate<Result>(_ refused: (Refusal) -> Result, _ body: () -> Result) -> Result {
    if scene.isBusy { return refused(.busy) }
    guard isAttached else { return refused(.nothingThere) }
    return scene.operate(body)
  }
}
