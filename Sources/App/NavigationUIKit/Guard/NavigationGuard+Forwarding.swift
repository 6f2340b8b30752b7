#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  public import UIKit

  /// What a navigation controller of another class calls from its own overrides, in Swift or in
  /// Objective-C, so that nothing goes by the guard. It sets `isForwarded`, and in each override calls
  /// `super` where `isPassingThrough`, and its namesake here where not.
  extension NavigationGuard {
    /// Whether an override is to call `super`: the guard carries out what was decided, or nobody is to
    /// be asked.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public var isPassingThrough: Bool { keeper.isActing || keeper.asked == nil }

    /// For `navigationBar(_:shouldPop:)`, which the class implements as its bar's delegate.
    #if canImport(ObjectiveC)
      @objc(navigationBar:shouldPopItem:)
    #endif
    public func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      guard !keeper.isActing, let mirror = keeper.mirror else { return true }
      return mirror.barAsks(item)
    }

    /// For `pushViewController(_:animated:)`.
    #if canImport(ObjectiveC)
      @objc(pushViewController:animated:)
    #endif
    public func pushViewController(_ viewController: UIViewController, animated: Bool) {
      keeper.asked?.push(viewController, animated: animated)
    }

    /// For `popViewController(animated:)`.
    #if canImport(ObjectiveC)
      @objc(popViewControllerAnimated:)
    #endif
    public func popViewController(animated: Bool) -> UIViewController? {
      keeper.asked?.popTop(animated: animated)
    }

    /// For `popToViewController(_:animated:)`.
    #if canImport(ObjectiveC)
      @objc(popToViewController:animated:)
    #endif
    public func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      keeper.asked?.pop(to: viewController, animated: animated)
    }

    /// For `popToRootViewController(animated:)`.
    #if canImport(ObjectiveC)
      @objc(popToRootViewControllerAnimated:)
    #endif
    public func popToRootViewController(animated: Bool) -> [UIViewController]? {
      keeper.asked?.popToRoot(animated: animated)
    }

    /// For `dismiss(animated:completion:)`: whether the override is to call `super`. Where it is not, the
    /// completion is called when it is decided.
    #if canImport(ObjectiveC)
      @objc(shouldDismissAnimated:completion:)
    #endif
    public func shouldDismiss(animated: Bool, completion: (() -> Void)?) -> Bool {
      guard !keeper.isActing, keeper.asked != nil, let mirror = keeper.navigation?.dismissed
      else { return true }
      return mirror.programDismisses(animated: animated, orElse: completion)
    }

    /// For `accessibilityPerformEscape()`.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func performEscape() -> Bool {
      keeper.asked?.escape() ?? false
    }
  }

  #if canImport(ObjectiveC)
    /// What a screen of a guarded stack asks for, where only the guard is at hand.
    extension NavigationGuard {
      /// `requestPop(count:)`: true where it went at once.
      @discardableResult
      @objc(requestPopOfCount:)
      public func requestPopFromObjectiveC(count: Int) -> Bool {
        requestPop(count: count).kind == .popped
      }

      /// `tapCustomBackItem()`: true where it went at once.
      @discardableResult
      @objc(tapCustomBackItem)
      public func tapCustomBackItemFromObjectiveC() -> Bool { tapCustomBackItem().kind == .popped }
    }

    /// The little that a screen in Objective-C needs.
    extension UIViewController {
      /// The name that `controllers` in a plugin matches: `navhost.className`.
      @objc public var navhostClassName: String? {
        get { navhost.className }
        set { navhost.className = newValue }
      }

      /// Writes a text into `navhost.props`, or takes it out where it is nil.
      @objc(navhostSetText:forKey:)
      public func navhostSet(text: String?, for key: String) {
        navhost.props[key] = text.map { .string($0) }
      }

      /// Writes a number into `navhost.props`.
      @objc(navhostSetNumber:forKey:)
      public func navhostSet(number: Double, for key: String) {
        navhost.props[key] = .number(number)
      }

      /// Writes a yes or no into `navhost.props`.
      @objc(navhostSetFlag:forKey:)
      public func navhostSet(flag: Bool, for key: String) { navhost.props[key] = .boolean(flag) }

      /// Asks for leave to pop the top of this screen's stack, as its own "Done" would: true where it
      /// went at once.
      @discardableResult
      @objc public func navhostRequestPop() -> Bool { askStackToPop().kind == .popped }

      /// Asks for leave to dismiss the sheet that this screen's stack is, as its own "Cancel" would: true
      /// where it went at once.
      @discardableResult
      @objc public func navhostRequestDismiss() -> Bool { askStackToDismiss().kind == .dismissed }
    }
  #endif
#endif
