/// A tab bar and the stacks behind it, the first of them the one that was put into it
/// (`NavigationController.tabs`).
public final class TabBarController {
  /// The first tab; it holds the tab bar.
  unowned var first: NavigationController?
  private let others: [NavigationController]
  /// The index of the tab that is shown, from 0.
  public private(set) var selectedIndex = 0

  init(_ first: NavigationController, _ others: [NavigationController]) {
    self.first = first
    self.others = others
  }

  deinit { for other in others { other.tabBarAround = nil } }

  /// The stacks, in the order of the tabs; none once the first is gone.
  public var navigations: [NavigationController] { first.map { [$0] + others } ?? [] }

  /// The stack that is shown.
  public var selectedNavigation: NavigationController? {
    selectedIndex == 0 ? first : others[selectedIndex - 1]
  }

  /// Taps a tab: the policy's `shouldSelect` is asked. Another tab is shown then, `selected`. The
  /// selected one pops to its root, source `tabBar`; at its root that is told.
  ///
  /// - Parameters:
  ///   - index: from 0; one that is not there is ignored, `nothing there`.
  ///   - settle: whether transitions run to their end before the call returns.
  @discardableResult
  public func select(_ index: Int, settle: Bool = true) -> Outcome {
    guard let current = selectedNavigation else { return .ignored(.nothingThere) }
    return current.scene.announcing(.select(index &+ 1, settle: settle), on: first) {
      current.operate(Outcome.ignored) { tap(index, over: current, settle: settle) }
    }
  }

  private func tap(_ index: Int, over current: NavigationController, settle: Bool) -> Outcome {
    if let refusal = current.refusalOfTouch { return current.ignorePop(refusal, .tabBar) }
    guard navigations.indices.contains(index) else { return .ignored(.nothingThere) }
    if let refusal = refusal(of: index, current) { return current.ignorePop(refusal, .tabBar) }
    let tab = TabSelection(index: index, from: selectedIndex, top: topAfter(selecting: index))
    var attempt = TabAttempt(tab, of: self, showing: current)
    return attempt.run(settle: settle)
  }

  /// The program shows a tab; nobody is asked.
  ///
  /// - Parameter index: from 0; one that is not there is ignored, `nothing there`.
  @discardableResult
  public func show(_ index: Int) -> Outcome {
    guard let current = selectedNavigation else { return .ignored(.nothingThere) }
    return current.scene.announcing(.show(index &+ 1), on: first) {
      current.operate(Outcome.ignored) { show(index, over: current) }
    }
  }

  private func show(_ index: Int, over current: NavigationController) -> Outcome {
    guard navigations.indices.contains(index) else { return .ignored(.nothingThere) }
    if current.scene.isPresenting {
      if let refusal = current.refusalOfTransition { return .ignored(refusal) }
      current.endTransitionsInTheWay()
    }
    bringForward(index)
    return Outcome(.selected)
  }

  /// What keeps a tap from being looked at.
  private func refusal(of index: Int, _ current: NavigationController) -> Refusal? {
    if index != selectedIndex {
      return current.scene.isPresenting ? current.refusalOfTransition : nil
    }
    let refusal = current.refusalOfPop(.tabBar)
    return refusal == .root ? nil : refusal
  }

  private func topAfter(selecting index: Int) -> Controller? {
    index == selectedIndex ? selectedNavigation?.stack.first : navigations[index].top
  }

  /// Shows a tab, if another one is shown.
  func bringForward(_ index: Int) {
    if let current = selectedNavigation, index != selectedIndex {
      show(index, insteadOf: current)
    }
  }

  private func show(_ index: Int, insteadOf current: NavigationController) {
    // A swipe that is taken away may bring back what had left.
    if current.appearance == .appeared { current.comeToRest() }
    let shown = current.appearance
    let leaving = current.seen
    selectedIndex = index
    current.scene.markBars()
    guard let new = selectedNavigation else { return }
    new.log(.tabSelected, new.top, [("tab", .integer(index + 1))])
    guard shown == .appeared else {
      // The place of both is on its way, or hidden: the new one takes it as it is.
      current.follow(.disappeared)
      return new.follow(shown)
    }
    let exchange = ScreenExchange(
      leaving: leaving, entering: new.seen, order: .enteringAround, animated: false)
    exchange.begin()
    exchange.finish(returning: false)
  }
}

extension NavigationController {
  /// Puts this one into a tab bar as its first tab, and a stack for each root behind it. No policy is
  /// asked.
  ///
  /// Refused: where it is in a tab bar already, or a root is on a stack.
  public func tabs(_ roots: [Controller]) -> TabsResult {
    roots.forEach(scene.adoptLoose)
    return operate(.tabs(roots.map { .existing($0) }), TabsResult.refused) {
      if tabBar != nil { return .refused(.inTabBar) }
      if roots.contains(where: { $0.navigation != nil }) { return .refused(.onAnotherStack) }
      let others = roots.enumerated().map { index, root in
        let other = NavigationController(in: scene)
        other.begin(with: root, isAmongNew: index > 0)
        return other
      }
      let bar = TabBarController(self, others)
      ownTabBar = bar
      for other in others { other.tabBarAround = bar }
      return .success(bar)
    }
  }
}

/// A tab bar, or why there is none.
public enum TabsResult {
  /// The tab bar was made.
  case success(TabBarController)
  /// Why there is no tab bar.
  case refused(Refusal)

  /// The tab bar, nil where it was refused.
  public var tabs: TabBarController? {
    if case .success(let tabs) = self { tabs } else { nil }
  }

  /// Why there is no tab bar, nil if there is one.
  public var reason: String? {
    if case .refused(let refusal) = self { refusal.text } else { nil }
  }
}
