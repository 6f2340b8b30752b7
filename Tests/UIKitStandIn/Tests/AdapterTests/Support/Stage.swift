import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import UIKit

/// Every way out of a screen, by the name of its `pop.source`.
enum WayOut: String, CaseIterable {
  case backButton, edgeGesture, contentGesture, fullscreenGesture, backMenu, escape, request
  case customBackButton, sheetSwipe, tabBar
}

/// A letter that can be left by one way, over a screen that stays.
@MainActor
final class Stage {
  let app: App
  let letter = LetterEditor("Letter")
  private let way: WayOut
  private var sheet: PolicyNavigationController?
  private var tabs: UITabBarController?

  init(_ way: WayOut, _ plugins: [String]) throws {
    self.way = way
    UINavigationController.systemVersion = way == .contentGesture ? 26 : 17
    var configuration = NavigationController.Configuration()
    if way == .contentGesture { configuration.profile = .ios26 }
    if way == .fullscreenGesture { configuration.gesture = .fullscreen }
    app = try App(plugins, stack: [Home("Home")], configuration)
    switch way {
    case .sheetSwipe: present()
    case .tabBar: putIntoTabs()
    default: app.push(letter)
    }
    if way == .customBackButton { putItem() }
  }

  /// The navigation controller that the letter is on.
  var navigation: PolicyNavigationController { sheet ?? app.navigation }

  private func present() {
    let sheet = PolicyNavigationController(host: app.host, rootViewController: letter)
    app.navigation.present(sheet, animated: true)
    self.sheet = sheet
    UIPerson.wait()
  }

  private func putIntoTabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      app.navigation, PolicyNavigationController(host: app.host, rootViewController: Home("Other")),
    ]
    tabs.show()
    self.tabs = tabs
    app.push(letter)
  }

  private func putItem() {
    let item = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
    item.action = { [app] in app.navigation.tapCustomBackItem() }
    letter.navigationItem.leftBarButtonItem = item
  }

  func leave() async {
    switch way {
    case .backButton, .customBackButton: UIPerson.tapBack(navigation)
    case .edgeGesture: UIPerson.swipe(navigation, from: 5, to: 330)
    case .contentGesture, .fullscreenGesture: UIPerson.swipe(navigation, from: 150, to: 389)
    case .backMenu: UIPerson.pickBackMenu(navigation, 1)
    case .escape: UIPerson.scrub(navigation)
    case .request: navigation.requestPop()
    case .sheetSwipe: UIPerson.pullDown(navigation)
    case .tabBar: if let tabs { UIPerson.tapTab(tabs, 0) }
    }
    await app.settle()
  }

  func answer(_ accepted: Bool) async {
    UIPerson.answer(accepted, over: navigation)
    await app.settle()
  }

  var alert: UIAlertController? { UIPerson.alert(over: navigation) }

  /// Whether the letter is where it was, for UIKit and for the model.
  var isThere: Bool {
    let models = app.host.navigation.scene.stacks.flatMap { $0.stack.map(\.className) }
    let isOnScreen =
      navigation.topViewController === letter
      && (sheet == nil || app.navigation.presentedViewController === sheet)
    return isOnScreen && models.contains("LetterEditor")
  }

  /// Whether the letter has gone, and nothing else has.
  var isLeft: Bool {
    let models = app.host.navigation.scene.stacks.flatMap { $0.stack.map(\.className) }
    return app.stack == ["Home"] && !models.contains("LetterEditor") && models.contains("Home")
      && app.navigation.presentedViewController == nil
  }
}
