#if canImport(UIKit)
  public import NavhostNavigation
  public import NavhostPluginHost
  public import UIKit

  /// Guards a navigation controller of another class, as an app's own subclass or a library's, by
  /// delegates alone. Keep it as long as the navigation controller is to be guarded: it does not keep
  /// that alive.
  ///
  /// The delegates that are there are called as before. When the guard goes, or at `detach()`, all is
  /// as it was. `uncheckedSources` are the ways out that no delegate is asked about; a
  /// `PolicyNavigationController` guards these, too.
  @MainActor
  #if canImport(ObjectiveC)
    @objc(NavhostGuard)
  #endif
  public final class NavigationGuard: NSObject {
    let keeper: GuardKeeper

    /// Makes the plugins of `host` the policy of a navigation controller. What is on its stack is taken
    /// over, and nobody asked.
    public init(attachingTo navigation: UINavigationController, host: NavigationHost) {
      keeper = GuardKeeper(navigation, host)
      super.init()
    }

    deinit {
      let keeper = keeper
      onMain { keeper.leave() }
    }

    /// The host whose plugins are asked; nil after `detach()`.
    public var host: NavigationHost? { keeper.host }

    /// Puts the questions of plugins to the person: an alert by default.
    public var questions: any QuestionPresenter {
      get { keeper.questions }
      set { keeper.questions = newValue }
    }

    /// The ways out that are not asked about. UIKit asks the navigation controller itself for its bar
    /// and its menu, and calls its methods for VoiceOver and for the program: only a subclass hears it.
    public var uncheckedSources: [PopSource] {
      if isForwarded { return [] }
      let others: [PopSource] = [.backMenu, .escape, .programmatic]
      guard #available(iOS 16.0, *), interceptsBackButton else { return [.backButton] + others }
      return others
    }

    /// Whether the back button asks where the class has no overrides: its `backAction` does, from iOS 16 on.
    /// Items with an action of the app's own are left alone. Nobody has told us whether the swipe and the
    /// button's menu stay as they are on a phone (docs/fidelity.md), so it is off until you set it.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public var interceptsBackButton: Bool {
      get { keeper.interceptsBackButton }
      set { keeper.interceptsBackButton = newValue }
    }

    /// Whether the class's own overrides call the methods of the same names here (`isPassingThrough` and
    /// following): then these ways are guarded, too.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public var isForwarded = false

    /// From now on nobody is asked: recognisers, delegates and bar are as they were.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func detach() { keeper.leave() }

    /// The stack as the plugins see it; nil where it has no place among the host's.
    public var model: NavigationController? { keeper.mirror?.model }

    /// Asks for leave to pop `count` controllers, as a screen's own "Done" would: source `"request"`. UIKit pops them if
    /// the host is disabled, after `detach()` and if the guard has no place among the host's stacks.
    @discardableResult
    public func requestPop(count: Int = 1) -> Outcome { keeper.askToPop(count: count) }

    /// Asks for leave to dismiss the navigation controller if it is presented: source `"request"`. UIKit dismisses it in
    /// the cases of `requestPop(count:)`.
    @discardableResult
    public func requestDismiss() -> Outcome { keeper.askToDismiss() }

    /// The action of a custom back item: source `"customBackButton"`. UIKit pops in the cases of `requestPop(count:)`.
    @discardableResult
    public func tapCustomBackItem() -> Outcome { keeper.askByCustomItem() }
  }
#endif
