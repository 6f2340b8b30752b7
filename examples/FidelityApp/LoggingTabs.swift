import UIKit

/// Two tabs, the first with three screens.
final class LoggingTabs: UITabBarController {
  private let watch: TabWatch

  init(_ log: CallbackLog) {
    watch = TabWatch(log)
    super.init(nibName: nil, bundle: nil)
    viewControllers = [["One", "Two", "Three"], ["Other"]].map { LoggingNavigation($0, log) }
    delegate = watch
  }

  required init?(coder: NSCoder) { nil }
}

/// The delegate of the tabs: it allows all.
final class TabWatch: NSObject, UITabBarControllerDelegate {
  private let log: CallbackLog

  init(_ log: CallbackLog) {
    self.log = log
    super.init()
  }

  func tabBarController(
    _ tabs: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    tell("tabs.shouldSelect", tabs, viewController)
    return true
  }

  func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
    tell("tabs.didSelect", tabs, viewController)
  }

  private func tell(_ event: String, _ tabs: UITabBarController, _ view: UIViewController) {
    let tab = tabs.viewControllers?.firstIndex { $0 === view }
    log.tell(event, ["tab": tab.map { .whole($0) }])
  }
}
