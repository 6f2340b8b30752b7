/// A tap on a tab on its way. The tab that is shown pops to its root: that is one attempt, and what
/// `shouldSelect` asked for is done once `shouldPop` has allowed it, too.
struct TabAttempt: DecisionProcess {
  private(set) var tab: TabSelection
  let bar: TabBarController
  /// The stack that is shown.
  let navigation: NavigationController
  var actions: [PendingAction]?
  private var scene: NavigationScene { navigation.scene }

  init(_ tab: TabSelection, of bar: TabBarController, showing navigation: NavigationController) {
    self.tab = tab
    self.bar = bar
    self.navigation = navigation
  }

  func attempt(about controller: Controller) -> Attempt { .tab(tab) }
  var plan: Plan { .tab(tab, bar) }
  var outcomeWithoutAsked: Outcome { .ignored(.nothingThere) }

  /// Asks, and does what comes of it.
  mutating func run(settle: Bool) -> Outcome {
    navigation.beginDraft(tab.reselected ? .pop : .tab)
    if !tab.reselected { scene.journal.draft.tab = tab.index }
    guard let top = navigation.top else { return proceed(settle: settle) }
    let verdict = scene.ask(.shouldSelect, about: top) { $0.shouldSelect(top, tab) }
    if let stop = stop(verdict, top) { return conclude(stop) }
    return proceed(settle: settle)
  }

  mutating func proceed(allowedFor controller: Controller, settle: Bool) -> Outcome {
    proceed(settle: settle)
  }

  func record(_ outcome: Outcome) -> Outcome {
    navigation.conclude(outcome, source: tab.reselected ? .tabBar : nil)
  }

  mutating func refresh(isAnswered: Bool) -> Refusal? {
    if let refusal = scene.refusalToCarryOn() { return refusal }
    let isThere = navigation.isAttached && bar.navigations.indices.contains(tab.index)
    return isThere ? nil : .nothingThere
  }

  private mutating func proceed(settle: Bool) -> Outcome {
    if tab.reselected { return popToRoot(settle: settle) }
    navigation.endTransitionsInTheWay()
    let outcome = conclude(Outcome(.selected))
    if actions != nil, let refusal = refresh(isAnswered: false) { return .ignored(refusal) }
    bar.bringForward(tab.index)
    return outcome
  }

  private mutating func popToRoot(settle: Bool) -> Outcome {
    guard navigation.depth > 1 else { return tellReselected() }
    let count = navigation.clamped(.max)
    let pop = navigation.pop(.tabBar, count: count, animated: true)
    var decision = Decision(.top(count), pop, on: navigation)
    decision.actions = actions
    return decision.run(settle: settle)
  }

  private func tellReselected() -> Outcome {
    navigation.addRefusal(.root)
    let outcome = conclude(.ignored(.root))
    if let root = navigation.stack.first { _ = scene.tell { $0.tabReselected(root) } }
    return outcome
  }
}
