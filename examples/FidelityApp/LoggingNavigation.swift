import UIKit

/// A navigation controller that changes nothing of UIKit's, and tells of all that UIKit calls.
final class LoggingNavigation: UINavigationController, UINavigationBarDelegate {
  /// What the bar's delegate answers to a tap.
  enum TapAnswer { case pops, stays, popsLater }

  var tapAnswer = TapAnswer.pops
  private let log: CallbackLog
  private lazy var watch = StackWatch(log)
  private lazy var edge = RecognizerLog(
    log, "edge", interactivePopGestureRecognizer, self)
  private lazy var content = RecognizerLog(log, "content", contentRecognizer, self)
  private lazy var touches = TouchLog(log, "screen") { [weak self] in self?.isRunning }
  private lazy var presses = PressLog(log)
  /// Greater than 0 while a pop runs that was called for.
  private var pops = 0
  private var isMade = false

  init(_ screens: [String], _ log: CallbackLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    viewControllers = screens.map { LoggingScreen($0, log) }
    delegate = watch
    isMade = true
  }

  required init?(coder: NSCoder) { nil }

  private var isRunning: Bool { transitionCoordinator != nil }

  private var contentRecognizer: UIGestureRecognizer? {
    if #available(iOS 26, *) { interactiveContentPopGestureRecognizer } else { nil }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = (edge, content)
    touches.install(on: view)
    presses.install(on: navigationBar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.tell("layout", ["depth": .whole(viewControllers.count)])
  }

  // MARK: The bar

  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    let isAllowed = tapAnswer == .pops || pops > 0
    log.tell(
      "bar.shouldPop",
      [
        "screen": item.title.map { .text($0) }, "depth": .whole(viewControllers.count),
        "answer": .flag(isAllowed),
        // Of a tap: somebody may be quicker than the screen.
        "running": pops == 0 ? .flag(isRunning) : nil,
      ])
    if !isAllowed, tapAnswer == .popsLater {
      Task { @MainActor in _ = self.popViewController(animated: true) }
    }
    return isAllowed
  }

  // MARK: What UIKit calls, and the app

  override func popViewController(animated: Bool) -> UIViewController? {
    around("pop") { super.popViewController(animated: animated) }
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    around("popTo") { super.popToViewController(viewController, animated: animated) }
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    around("popToRoot") { super.popToRootViewController(animated: animated) }
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard isMade else { return super.setViewControllers(viewControllers, animated: animated) }
    around("set") { super.setViewControllers(viewControllers, animated: animated) }
  }

  override func accessibilityPerformEscape() -> Bool {
    around("escape") { super.accessibilityPerformEscape() }
  }

  private func around<Result>(_ call: String, _ body: () -> Result) -> Result {
    log.tell("call.\(call)", ["depth": .whole(viewControllers.count)])
    pops += 1
    let result = body()
    pops -= 1
    log.tell(
      "return.\(call)",
      [
        "depth": .whole(viewControllers.count),
        "coordinator": .flag(isRunning),
      ])
    return result
  }
}
