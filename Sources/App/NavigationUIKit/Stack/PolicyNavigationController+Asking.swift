#if canImport(UIKit)
  public import NavhostNavigation
  internal import NavhostPluginHost
  public import UIKit

  extension PolicyNavigationController {
    /// Asks for leave to pop `count` controllers, as a screen's own "Done" would: source `"request"`.
    /// The root stays, however many.
    @discardableResult
    public func requestPop(count: Int = 1) -> Outcome {
      askToPop(count: count)
    }

    /// The same down to a view controller of the stack.
    @discardableResult
    public func requestPop(to viewController: UIViewController) -> Outcome {
      let below = viewControllers.reversed().firstIndex { $0 === viewController } ?? 0
      guard let asked else { return popUnasked(below) }
      return asked.request(to: viewController)
    }

    /// Asks for leave to replace the stack, as a deep link does that asks first: each that would leave,
    /// from the top down, source `"deepLink"`. `setViewControllers` is the program's and asks nobody.
    ///
    /// Where a plugin asks the person, the stack is replaced after a yes. `popped`, too, where none
    /// leaves; `ignored` for an empty stack, and under a swipe.
    @discardableResult
    public func requestViewControllers(
      _ viewControllers: [UIViewController], animated: Bool = true
    ) -> Outcome {
      guard let asked else {
        setViewControllers(viewControllers, animated: animated)
        return Outcome(.popped)
      }
      return asked.requestStack(viewControllers, animated: animated)
    }

    /// The action of a custom back item (a left bar button item in place of the system's): source
    /// `"customBackButton"`.
    @discardableResult
    public func tapCustomBackItem() -> Outcome { askByCustomItem() }

    /// Answers the open question; nil where none is open. The default presenter does it by itself.
    @discardableResult
    public func answer(_ reply: Reply) -> Outcome? {
      mirror?.answer(reply)
    }

    /// As `answer(_:)`, by yes or no.
    @discardableResult
    public func answer(_ accepted: Bool) -> Outcome? {
      mirror?.answer(.accepted(accepted))
    }
  }

  extension PolicyNavigationController: UINavigationBarDelegate {
    /// UIKit asks here for a tap, where the item is the top's, and for a pop that was decided already,
    /// where it is not (rules 9 and 19). A tap gets a no; what was allowed is popped on a later turn,
    /// so that exactly one controller goes (rules 10 to 12).
    public func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      guard !isUnasked else { return true }
      guard let mirror, mirror.host.isEnabled else {
        if item !== topViewController?.navigationItem { return true }
        Task { @MainActor [weak self] in _ = self?.systemPop(animated: true) }
        return false
      }
      return mirror.barAsks(item)
    }
  }
#endif
