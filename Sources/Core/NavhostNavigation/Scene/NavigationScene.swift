/// All navigation controllers of one screen have it in common (UIKit: a window scene): the policy,
/// the clock, the events, the one question to a person, and why the last decision fell as it did.
///
/// A navigation controller that is made by itself makes a scene of its own, and is its root. Others
/// come into the same scene by `embed`, `present` and `tabs`. Nothing that happens while a policy is
/// asked or told, or while an observer hears of an event, may change any of them: such calls answer `busy`.
public final class NavigationScene {
  /// The configuration that the scene was made with.
  public internal(set) var configuration: NavigationController.Configuration
  /// Whom the engine asks; without a policy everything is allowed.
  public var policy: (any NavigationPolicy)? {
    get { decider }
    set {
      decider = newValue
      invalidateBars()
    }
  }
  private(set) var decider: (any NavigationPolicy)?
  /// Tells how wide text is.
  let text: any TextMeasuring
  /// Seconds on the virtual clock.
  public var time: Double { now }
  /// Every decision reads it. No other module sees where it is stored, so that the compiler knows that no two
  /// accesses to it overlap, and checks none: a check takes 66 instructions.
  var now = 0.0
  /// The events of all its stacks.
  public var events: EventLog { journal.events }
  /// Whether of what happens in the stacks only decisions become events: who plays many sessions looks at
  /// nothing else.
  package var recordsDecisionsOnly: Bool {
    get { keepsDecisionsOnly }
    set { keepsDecisionsOnly = newValue }
  }
  private(set) var keepsDecisionsOnly = false
  /// Who could be asked about a controller, for explanations.
  package var roster: ((AskedHook, Controller, PopSource?) -> Explanation.Roster?)?
  /// Is told the class of each controller that is made.
  package var onMade: ((String) -> Void)?
  /// What the app says for a word of navhost's own, in the person's language.
  package var saysWord: ((OwnWord) -> String)?
  let eventObservers = Observers<(Event) -> Void>()
  let touchObservers = Observers<(Touch) -> Void>()
  let observers = Observers<any SceneObserver>()
  /// Why the last decision ended as it did, nil before the first.
  public var explanation: Explanation? { journal.conclusion?.explanation }
  /// The navigation controller at the foot of the screen.
  public var root: NavigationController? { registry.root }
  /// The presentations over the root, the lowest first.
  public internal(set) var presentations: [Presentation] = []

  /// The question that is open.
  var open: WaitingAttempt?
  var journal: Journal
  /// Stacks that were dismissed, until their transition is over.
  var departing: [NavigationController] = []
  /// The stacks whose bar must be laid out.
  var dirtyBars: [NavigationController] = []
  /// The stacks in which a change may end a swipe under a finger.
  var changedUnderFinger: [NavigationController] = []
  /// Runs when the operation is over.
  var afterwards: (() -> Void)?
  var isOperating = false
  /// The number of the last attempt at an exit.
  private(set) var lastAttempt = 0
  var asking = 0
  /// What policies wait for while the app is asked.
  var consultations: [Consultation] = []
  /// What hooks asked for that were told something, until the stacks are at rest.
  var kept: [PendingAction]?
  /// How deep what the app does lies in what it does.
  var handlerDepth = 0
  /// Who hears that a policy's answers about a controller's settings are others.
  let answerObservers = Observers<(Controller) -> Void>()
  /// How much the app has done inside what it does, and for those who came by that.
  var furtherHandlers = 0
  let registry = Registry()

  init(
    _ configuration: NavigationController.Configuration, policy: (any NavigationPolicy)?,
    text: any TextMeasuring
  ) {
    self.configuration = configuration
    decider = policy
    self.text = text
    journal = Journal(eventLimit: configuration.eventLimit)
  }

  /// The number of an attempt at an exit that begins.
  func nextAttempt() -> Int {
    lastAttempt += 1
    return lastAttempt
  }

  /// The profile of the configuration.
  package var profile: Profile { configuration.profile }
  /// Whether a call of the policy is running.
  public var isAsking: Bool { asking > 0 }
  /// Whether a call that changes something is under way: another is refused as `busy`.
  package var isBusy: Bool { isOperating || isAsking }

  /// A controller that can be put on a stack of this scene.
  public func makeController(
    className: String, title: String? = nil, settings: ControllerSettings = ControllerSettings()
  ) -> Controller {
    let controller = Controller(
      id: registry.nextControllerID(), className: className, title: title, settings: settings)
    registry.add(controller)
    onMade?(className)
    return controller
  }

  /// The controller that an event is about; where it is gone, one that stands for it: it is on no
  /// stack, and has what the event knows.
  package func controller(_ summary: ControllerSummary) -> Controller {
    if let controller = registry.controller(summary.id) { return controller }
    let controller = Controller(standingFor: summary)
    registry.add(controller)
    return controller
  }

  /// The navigation controller with that number, while there is one.
  public func navigation(numbered number: Int) -> NavigationController? {
    registry.navigation(number)
  }

  /// Every navigation controller that is alive, by number.
  public var navigations: [NavigationController] { registry.navigations }

  /// Whether the controller with that id is still there.
  package func hasController(_ id: Int) -> Bool { registry.controller(id) != nil }

  /// Takes in a controller that comes to a stack. If another scene made it, it gets a new id.
  package func adopt(_ controller: Controller) {
    guard controller.registry !== registry else { return }
    controller.registry?.forget(controller)
    controller.number = registry.nextControllerID()
    registry.add(controller)
  }

  /// The controller with that id, while there is one.
  package func controller(withID id: Int) -> Controller? { registry.controller(id) }

  /// Takes in a controller that an operation names, and that is on no stack.
  package func adoptLoose(_ controller: Controller) {
    if controller.navigation == nil { adopt(controller) }
  }

  /// The next controller that is made has at least this id.
  package func skipControllerIDs(to id: Int) { registry.skipControllerIDs(to: id) }

  /// The stacks whose transition runs, in the order in which they began.
  var moving: [NavigationController] { registry.moving }

  /// Whether a transition runs anywhere.
  var isMoving: Bool { registry.isMoving }

  func moves(_ navigation: NavigationController, _ isMoving: Bool) {
    registry.moves(navigation, isMoving)
    if !isMoving { departing.removeAll { $0 === navigation } }
  }

  /// The root is gone, and everything on the screen with it.
  func rootIsGone() {
    presentations = []
    departing = []
    dirtyBars = []
    changedUnderFinger = []
    open?.suspension?.drop()
    open = nil
  }
}
