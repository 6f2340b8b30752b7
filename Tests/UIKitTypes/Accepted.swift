// What an app writes; it must compile, so that what stands in MustFail fails for the reason it gives.
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Observation
import UIKit

final class Letter: UIViewController {
  func edited() { navhost.props["draft"] = true }
  func done() { (navigationController as? PolicyNavigationController)?.requestPop() }
}

final class Sheet: QuestionPresenter {
  func ask(
    _ question: Question, on viewController: UIViewController,
    answer: @escaping @MainActor (Reply) -> Void
  ) {
    answer(.accepted(false))
  }

  func withdraw() {}
}

final class Mine: PolicyNavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
}

@MainActor func start() throws -> UIViewController {
  let host = NavigationHost()
  try host.load("policies/draft_guard.lua")
  let controller = PolicyNavigationController(host: host, rootViewController: Letter())
  controller.questions = Sheet()
  controller.viewControllers[0].navhost.settings.interactivePopDisabled = true
  _ = controller.model?.explanation
  return controller
}

/// `NavhostNavigation` has a type `Observation`, which must not be in the macro's way.
@available(iOS 17, *)
@MainActor @Observable final class Mailbox {
  var unread = 0
  let path = PolicyPath<String>(host: NavigationHost(), root: "Inbox") { $0 }
}
