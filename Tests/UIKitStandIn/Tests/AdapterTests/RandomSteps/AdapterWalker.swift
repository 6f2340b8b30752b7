import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import UIKit

/// Takes steps with UIKit's stand-in: fingers, and calls of the program.
@MainActor
final class AdapterWalker {
  let app: App
  private let tabs = UITabBarController()

  init(_ plugins: [String]) throws {
    app = try App(plugins, stack: [Catalogue[0].init("Root")])
    let others = (1..<Bounds.tabs).map { [app] number in
      PolicyNavigationController(host: app.host, rootViewController: Catalogue[number].init("Root"))
    }
    tabs.viewControllers = [app.navigation] + others
    tabs.show()
  }

  /// What is presented over the tabs, the uppermost last.
  private var sheets: [PolicyNavigationController] {
    var found: [PolicyNavigationController] = []
    var view: UIViewController = tabs
    while let next = view.presentedViewController as? PolicyNavigationController {
      found.append(next)
      view = next
    }
    return found
  }

  private var top: PolicyNavigationController {
    sheets.last ?? tabs.selectedViewController as! PolicyNavigationController
  }

  /// Every stack that is on the screen, as classes: the tabs', then those that are presented.
  var stacks: [[String]] {
    ((tabs.viewControllers as! [PolicyNavigationController]) + sheets).map { navigation in
      navigation.viewControllers.map { "\(type(of: $0))" }
    }
  }

  /// What the bar of the top says: the text of the system's back button, where it is there.
  var looks: String {
    guard !top.isNavigationBarHidden else { return "hidden" }
    return top.topViewController is ItemScreen ? "item" : top.navigationBar.backTitle ?? "none"
  }

  private func screen(_ choice: Int) -> Screen {
    Catalogue[choice].init("Screen \(choice)")
  }

  func take(_ step: RandomStep, _ choice: Int) async {
    let top = top
    let depth = top.viewControllers.count
    switch step {
    case .push, .pushAgain:
      if depth < Bounds.depth { top.pushViewController(screen(choice), animated: true) }
    case .tapBack: UIPerson.tapBack(top)
    case .swipe: UIPerson.swipe(top, from: 5, to: 330)
    case .swipeBack: UIPerson.swipe(top, from: 5, to: 60)
    case .menu:
      if depth > 1, !Bounds.buttonless.contains(looks) {
        UIPerson.pickBackMenu(top, 1 + choice % (depth - 1))
      }
    case .escape: UIPerson.scrub(top)
    case .request: top.requestPop()
    case .requestRoot: top.requestPop(count: 3)
    case .pop: _ = top.popViewController(animated: true)
    case .popToRoot: _ = top.popToRootViewController(animated: true)
    case .replace:
      top.setViewControllers([top.viewControllers[0], screen(choice)], animated: true)
    case .present: present(choice, .automatic)
    case .presentFull: present(choice, .fullScreen)
    case .pullDown: pull(finishes: true)
    case .letGo: pull(finishes: false)
    case .requestDismiss: if !sheets.isEmpty { top.requestDismiss() }
    case .dismiss: if !sheets.isEmpty, app.alert == nil { top.dismiss(animated: true) }
    case .tab: tap(choice % Bounds.tabs)
    case .sameTab: tap(tabs.selectedIndex)
    case .yes, .no: if app.alert != nil { UIPerson.answer(step == .yes, over: top) }
    case .draft: top.topViewController?.navhost.props["draft"] = .string("text \(choice)")
    case .pay: top.topViewController?.navhost.props["paying"] = choice % 2 == 0 ? true : nil
    }
    await app.settle()
  }

  private func present(_ choice: Int, _ style: UIModalPresentationStyle) {
    guard sheets.count < Bounds.sheets, app.alert == nil else { return }
    let sheet = PolicyNavigationController(host: app.host, rootViewController: screen(choice))
    sheet.modalPresentationStyle = style
    top.present(sheet, animated: true)
  }

  /// What covers the screen cannot be dragged; under an alert nothing can.
  private func pull(finishes: Bool) {
    guard let sheet = sheets.last, sheet.modalPresentationStyle != .fullScreen, app.alert == nil
    else { return }
    UIPerson.pullDown(sheet, finishes: finishes)
  }

  private func tap(_ index: Int) {
    if sheets.isEmpty, app.alert == nil { UIPerson.tapTab(tabs, index) }
  }
}
