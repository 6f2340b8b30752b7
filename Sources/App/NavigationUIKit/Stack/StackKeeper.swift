#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// Who keeps a navigation controller under the plugins of a host: a `PolicyNavigationController`
  /// itself, or a `NavigationGuard` beside another class.
  @MainActor
  protocol StackKeeper: AnyObject {
    /// Nil where it has gone, and its keeper has not.
    var shown: UINavigationController? { get }
    var host: NavigationHost? { get }
    var mirror: StackMirror? { get }
    /// The mirror where UIKit's methods are to ask it, nil where they do as they are told.
    var asked: StackMirror? { get }
    var questions: any QuestionPresenter { get }

    /// It has a place among the host's stacks from now on.
    func take(_ mirror: StackMirror)
    /// It has none any more.
    func dropMirror()

    // What UIKit is told to do, and nobody is asked about.
    func systemPush(_ viewController: UIViewController, animated: Bool)
    func systemPop(animated: Bool) -> UIViewController?
    func systemPop(to viewController: UIViewController, animated: Bool) -> [UIViewController]
    func systemReplace(_ viewControllers: [UIViewController], animated: Bool)
    func systemHideBar(_ hidden: Bool, animated: Bool)
    /// Dismisses this presented one, and what is presented above it.
    func systemDismissItself(animated: Bool)
  }

  extension UIViewController {
    /// Who keeps this navigation controller; nil where nobody does.
    var keeper: (any StackKeeper)? {
      self as? PolicyNavigationController ?? navhost.guardian
    }
  }
#endif
