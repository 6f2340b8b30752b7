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

  extension StackKeeper {
    /// Asks the policies to pop `count` controllers. UIKit pops them if no policy can be asked.
    func askToPop(count: Int) -> Outcome { asked?.request(count: count) ?? popUnasked(count) }

    /// Asks the policies to dismiss the stack. UIKit dismisses it if no policy can be asked.
    func askToDismiss() -> Outcome {
      if let asked { return asked.person { $0.requestDismiss(settle: false) } }
      guard shown?.presentingViewController != nil else {
        return Outcome(.ignored, refusal: .nothingThere)
      }
      systemDismissItself(animated: true)
      return Outcome(.dismissed)
    }

    /// Taps the custom back item. UIKit pops if no policy can be asked.
    func askByCustomItem() -> Outcome { asked?.tapBack() ?? popUnasked(1) }

    func popUnasked(_ count: Int) -> Outcome {
      guard let views = shown?.viewControllers else {
        return Outcome(.ignored, refusal: .nothingThere)
      }
      guard views.count > 1, count > 0 else { return Outcome(.ignored, refusal: .root) }
      _ = systemPop(to: views[max(0, views.count - 1 - count)], animated: true)
      return Outcome(.popped)
    }
  }

  /// The requests of a screen that has only itself at hand, as in Objective-C.
  extension UIViewController {
    /// Asks for leave to pop the top of this screen's stack. UIKit pops it if nothing guards the stack.
    func askStackToPop() -> Outcome {
      guard let navigation = navigationController else {
        return Outcome(.ignored, refusal: .nothingThere)
      }
      if let keeper = navigation.keeper { return keeper.askToPop(count: 1) }
      let popped = navigation.popViewController(animated: true)
      return popped == nil ? Outcome(.ignored, refusal: .root) : Outcome(.popped)
    }

    /// Asks for leave to dismiss the sheet that this screen's stack is. UIKit dismisses it if nothing guards the stack.
    func askStackToDismiss() -> Outcome {
      if let keeper = navigationController?.keeper { return keeper.askToDismiss() }
      guard let presenting = navigationController?.presentingViewController else {
        return Outcome(.ignored, refusal: .nothingThere)
      }
      presenting.dismiss(animated: true, completion: nil)
      return Outcome(.dismissed)
    }
  }

  extension UIViewController {
    /// Who keeps this navigation controller; nil where nobody does.
    var keeper: (any StackKeeper)? {
      self as? PolicyNavigationController ?? navhost.guardian
    }
  }
#endif
