internal import NavhostSupport

/// A screen on the stack (UIKit: a view controller). Identity matters: one controller is one object.
public final class Controller {
  /// Counts up from 1 in each scene.
  public var id: Int { number }
  /// See `NavigationScene.now`.
  var number: Int
  /// The name of its class, which plugins match.
  public let className: String
  /// The title in the bar. Setting it lays the bar out anew where it is shown.
  public var title: String? {
    didSet {
      guard !title.isExactly(oldValue) else { return }
      navigation?.scene.tellChanged(self)
      navigation?.scene.invalidateBars()
    }
  }
  /// The controller's settings. Setting it lays the bar out anew where it is shown.
  public var settings: ControllerSettings {
    didSet { if settings != oldValue { settingsChanged(from: oldValue) } }
  }
  /// The state that an adapter has observed in UIKit. Setting it lays the bar out again.
  public var observed = ObservedState() {
    didSet {
      guard observed != oldValue else { return }
      navigation?.scene.tellChanged(self)
      navigation?.settingsChanged()
    }
  }
  /// An object that you keep with the controller, for example its `UIViewController`.
  public var userInfo: AnyObject?
  /// What a host keeps with the controller.
  package var hostRecord: AnyObject?
  /// A tap on the system's back button calls it in place of a pop (rule 183). It runs when the tap
  /// is over, and may pop by itself.
  public var backAction: ((Controller) -> Void)?
  /// The stacks inside this controller (`NavigationController.embed`), the last above the others; they
  /// appear and disappear with it (rule 197), and their controllers are asked before this one leaves.
  public internal(set) var embeddedStacks: [NavigationController] = []
  /// The stack that was embedded last.
  public var embedded: NavigationController? { embeddedStacks.last }
  /// True in `willDisappear` and `didDisappear` of a removal, and in the `willDisappear` of a swipe,
  /// though it may yet be cancelled (rule 196).
  public internal(set) var isMovingFromParent = false
  /// The navigation controller on whose stack this one is, nil when it is on none.
  public internal(set) unowned var navigation: NavigationController?
  /// Where its id stands.
  var registry: Registry?

  /// The place on the stack from 0, nil when it is on none.
  var position: Int? {
    didSet { if position != nil { hasBeenOnStack = true } }
  }
  private var hasBeenOnStack = false
  /// What a policy said of the settings when it was last asked.
  package internal(set) var answers = SettingAnswers()
  /// Who gave each of the answers.
  package var respondents: [Setting: SettingAuthor] = [:]
  /// Who wrote each of the settings, as far as that is known.
  package var authors: [Setting: SettingAuthor] = [:]
  /// Where the controller is in its appearance callbacks.
  var appearance = Appearance.disappeared

  init(id: Int, className: String, title: String?, settings: ControllerSettings) {
    number = id
    self.className = className
    self.title = title
    self.settings = settings
  }

  deinit {
    registry?.forget(self)
    for inner in embeddedStacks { inner.container = nil }
  }

  /// Stands for a controller that is gone, with what an event knows of it.
  init(standingFor summary: ControllerSummary) {
    number = summary.id
    className = summary.className
    title = summary.title
    settings = ControllerSettings()
    hasBeenOnStack = true
  }

  /// The place on the stack from 1, the root; nil when it is on none.
  public var index: Int? { position.map { $0 + 1 } }
  /// Whether it is on the stack of `navigation`.
  package func isOn(_ navigation: NavigationController) -> Bool {
    self.navigation === navigation
  }

  /// Whether it was on a stack and is on none now.
  public var hasLeft: Bool { hasBeenOnStack && position == nil }
  /// Whether it is the lowest controller of its stack.
  public var isRoot: Bool { position == 0 }
  /// Whether it is the top of its stack.
  public var isTop: Bool { position != nil && navigation?.top === self }
  /// The controller below, nil at the root and when it is on no stack.
  public var previous: Controller? {
    guard let position, position > 0 else { return nil }
    return navigation?.stack[position - 1]
  }

  private func settingsChanged(from old: ControllerSettings) {
    authors = authors.filter { $0.key.isSame(settings, old) }
    navigation?.scene.tellChanged(self)
    navigation?.settingsChanged()
  }

  /// Forgets its place on another stack.
  func startAnew() {
    appearance = .disappeared
    answers = SettingAnswers()
    isMovingFromParent = false
  }
}
