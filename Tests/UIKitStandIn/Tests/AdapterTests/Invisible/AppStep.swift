import NavhostPluginHost
import NavigationUIKit
import UIKit

/// A step of an app or its user, taken on the navigation controller on top. The same one is taken with navhost and
/// without.
enum AppStep: String, CaseIterable, CustomStringConvertible {
  // The app's code.
  case push, pushAtOnce, pop, popAtOnce, popToRoot, popTo, replace
  case present, dismiss
  case hideBar, showBar, hideButton, showButton, putItem, removeItem, putBackItem, removeBackItem
  case makeTopModal, makeTopNotModal, makeModal, makeNotModal
  case recognizerOff, recognizerOn, writeTitle, writeProp
  // The user.
  case tapBack, swipe, swipeTakenBack, menu, scrub, pull, pullABit, tapBeside

  /// Each sequence repeats few kinds of steps, and half of them begin with a sheet: so what depends on several steps in a
  /// row comes more often.
  static func draw(_ dice: inout Dice, from steps: [AppStep]) -> [AppStep] {
    let kinds = (0..<8).map { _ in steps[dice.roll(steps.count)] }
    let first: [AppStep] = dice.roll(2) == 0 ? [.present] : []
    return first + (0..<1 + dice.roll(8)).map { _ in kinds[dice.roll(kinds.count)] }
  }

  static let ofUser: Set<AppStep> = [
    .tapBack, .swipe, .swipeTakenBack, .menu, .scrub, .pull, .pullABit, .tapBeside,
  ]

  var description: String { rawValue }

  @MainActor
  func take(_ app: ComparedApp) {
    let top = app.top
    switch self {
    case .push: top.pushViewController(TracedScreen("Pushed"), animated: true)
    case .pushAtOnce: top.pushViewController(TracedScreen("AtOnce"), animated: false)
    case .pop: app.returned(top.popViewController(animated: true).map { [$0] })
    case .popAtOnce: app.returned(top.popViewController(animated: false).map { [$0] })
    case .popToRoot: app.returned(top.popToRootViewController(animated: true))
    case .popTo: app.popToPrevious()
    case .replace:
      top.setViewControllers([top.viewControllers[0], TracedScreen("New")], animated: true)
    case .present: app.present()
    case .dismiss: if app.isSheet { top.dismiss(animated: true) }
    default: Self.ofUser.contains(self) ? takeAsUser(app, top) : change(app, top)
    }
  }

  @MainActor
  private func takeAsUser(_ app: ComparedApp, _ top: UINavigationController) {
    let depth = top.viewControllers.count
    switch self {
    case .tapBack: UIPerson.tapBack(top)
    case .swipe: UIPerson.swipeBack(top, finishes: true)
    case .swipeTakenBack: UIPerson.swipeBack(top, finishes: false)
    case .menu: if depth > 1, app.showsBackButton { UIPerson.pickBackMenu(top, depth - 1) }
    // At the root of a sheet it dismisses: UIKit's own is not in the stand-in.
    case .scrub: if depth > 1 { UIPerson.scrub(top) }
    case .pull: if app.isSheet { UIPerson.pullDown(top) }
    case .pullABit: if app.isSheet { UIPerson.pullDown(top, finishes: false) }
    case .tapBeside: if app.isSheet { UIPerson.tapOutside(top) }
    default: break
    }
  }

  /// Changes what the app can set of the screen and its navigation controller.
  @MainActor
  private func change(_ app: ComparedApp, _ top: UINavigationController) {
    guard let screen = top.topViewController else { return }
    let item = screen.navigationItem
    func button(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }
    switch self {
    case .hideBar, .showBar: top.setNavigationBarHidden(self == .hideBar, animated: true)
    case .hideButton, .showButton: item.hidesBackButton = self == .hideButton
    case .putItem: item.leftBarButtonItem = button("Close")
    case .removeItem: item.leftBarButtonItem = nil
    case .putBackItem: item.backBarButtonItem = button("Mine")
    case .removeBackItem: item.backBarButtonItem = nil
    case .makeTopModal, .makeTopNotModal: screen.isModalInPresentation = self == .makeTopModal
    case .makeModal, .makeNotModal: top.isModalInPresentation = self == .makeModal
    case .recognizerOff, .recognizerOn:
      top.interactivePopGestureRecognizer?.isEnabled = self == .recognizerOn
    case .writeTitle: item.title = "Title"
    case .writeProp: if app.hasNavhost { screen.navhost.props["step"] = true }
    default: break
    }
  }
}
