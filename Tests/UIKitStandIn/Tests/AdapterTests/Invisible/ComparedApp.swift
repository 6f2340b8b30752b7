import NavhostPluginHost
import NavigationUIKit
import UIKit

/// The callbacks and delegate calls since the last step, in order.
@MainActor
enum Trail {
  static var entries: [String] = []
}

/// A screen that records its appearance callbacks.
final class TracedScreen: Screen {
  private func record(_ callback: String) { Trail.entries.append("\(title ?? "") \(callback)") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("willAppear \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("didAppear \(animated)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("willDisappear \(animated) \(isMovingFromParent)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("didDisappear \(animated)")
  }
}

/// The delegate of the app, which it sets after navhost is installed.
final class TracedDelegate: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  func navigationController(
    _ navigation: UINavigationController, willShow view: UIViewController, animated: Bool
  ) { Trail.entries.append("willShow \(view.title ?? "") \(animated)") }

  func navigationController(
    _ navigation: UINavigationController, didShow view: UIViewController, animated: Bool
  ) { Trail.entries.append("didShow \(view.title ?? "") \(animated)") }

  func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
    Trail.entries.append("sheet willDismiss")
  }

  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    Trail.entries.append("sheet didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    Trail.entries.append("sheet didAttemptToDismiss")
  }
}

/// An app with one navigation controller and at most one sheet, with navhost or without.
@MainActor
final class ComparedApp {
  private let side: ComparedSide
  private let root: UINavigationController
  private let delegate = TracedDelegate()
  private var sheets: [UINavigationController] = []

  init(_ side: ComparedSide) {
    self.side = side
    root = side.make(TracedScreen("Root"))
    root.delegate = delegate
  }

  var hasNavhost: Bool { side.host != nil }
  private var sheet: UINavigationController? {
    root.presentedViewController as? UINavigationController
  }
  var isSheet: Bool { sheet != nil }
  var top: UINavigationController { sheet ?? root }

  /// Whether the bar shows the system's back button.
  var showsBackButton: Bool {
    guard let item = top.topViewController?.navigationItem else { return false }
    return !top.isNavigationBarHidden && !item.hidesBackButton && item.leftBarButtonItem == nil
  }

  func present() {
    guard sheet == nil else { return }
    let new = side.make(TracedScreen("Sheet"))
    new.delegate = delegate
    sheets.append(new)
    root.present(new, animated: true)
    new.presentationController?.delegate = delegate
  }

  func popToPrevious() {
    let views = top.viewControllers
    guard views.count > 1 else { return }
    returned(top.popToViewController(views[views.count - 2], animated: true))
  }

  /// Records what a pop has returned.
  func returned(_ views: [UIViewController]?) {
    Trail.entries.append("returned \(views?.map { $0.title ?? "" } ?? [])")
  }

  private var state: String {
    guard let presented = root.presentedViewController else { return Self.state(root) }
    return Self.state(root) + " under " + (sheet.map(Self.state) ?? "\(type(of: presented))")
  }

  private static func state(_ navigation: UINavigationController) -> String {
    let screens = navigation.viewControllers.map { view in
      let item = view.navigationItem
      let marks = [
        item.hidesBackButton ? "no button" : nil, item.leftBarButtonItem?.title,
        item.backBarButtonItem?.title, view.isModalInPresentation ? "modal" : nil,
      ]
      return ([view.title] + marks).compactMap { $0 }.joined(separator: "/")
    }
    return
      "[\(screens.joined(separator: ", "))]"
      + (navigation.isNavigationBarHidden ? " no bar" : "")
      + (navigation.isModalInPresentation ? " modal" : "")
      + (navigation.interactivePopGestureRecognizer?.isEnabled == true ? "" : " no swipe")
  }

  /// Runs random sequences of `steps`.
  static func sideBySide(
    _ installation: Installation, from steps: [AppStep], policy: ComparedPolicy = .abstains
  ) -> SideBySide<AppStep> {
    SideBySide(
      run: { await run($0, $1, leavesOutUser: policy == .denies) },
      draw: { AppStep.draw(&$0, from: steps) },
      installation: installation, policy: policy)
  }

  /// The state and the callbacks after each step.
  ///
  /// - Parameter leavesOutUser: whether the user's steps are left out on the plain side.
  static func run(
    _ side: ComparedSide, _ steps: [AppStep], leavesOutUser: Bool = false
  ) async -> [String] {
    Trail.entries = []
    let app = ComparedApp(side)
    app.root.show()
    await rest()
    var states = [app.state]
    for step in steps {
      Trail.entries = []
      let isLeftOut = leavesOutUser && !app.hasNavhost && AppStep.ofUser.contains(step)
      if !isLeftOut { step.take(app) }
      await rest()
      let trail = Trail.entries.filter { !leavesOutUser || !$0.contains("didAttempt") }
      states.append("\(app.state); \(trail.joined(separator: ", "))")
    }
    return states
  }
}
