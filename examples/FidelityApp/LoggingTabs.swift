import UIKit

/// Two tabs, the first with three screens; made of `UITab`s where the system has them, or of view controllers.
final class LoggingTabs: UITabBarController {
  private let watch: TabWatch

  init(_ log: CallbackLog, isMadeOfTabs: Bool) {
    watch = TabWatch(log)
    super.init(nibName: nil, bundle: nil)
    let stacks = [["One", "Two", "Three"], ["Other"]].map { LoggingNavigation($0, log) }
    if #available(iOS 18, *), isMadeOfTabs {
      tabs = stacks.map { stack in
        UITab(title: "Tab", image: nil, identifier: stack.viewControllers[0].title ?? "") { _ in
          stack
        }
      }
    } else {
      viewControllers = stacks
    }
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
    tell("tabs.shouldSelect", tabs, viewController, by: "controller")
    return true
  }

  @available(iOS 18, *)
  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    tell("tabs.shouldSelect", tabs, tab.viewController, by: "tab")
    return true
  }

  func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
    tell("tabs.didSelect", tabs, viewController)
  }

  private func tell(
    _ event: String, _ tabs: UITabBarController, _ view: UIViewController?, by: String? = nil
  ) {
    let tab = tabs.viewControllers?.firstIndex { $0 === view }
    log.tell(event, ["tab": tab.map { .whole($0) }, "by": by.map { .text($0) }])
  }
}
