extension NavigationController {
  /// Presents a stack with the one controller `root` over the screen, a sheet by default. No policy
  /// is asked.
  ///
  /// Refused: where something is presented already, from a tab that is not selected or an empty
  /// stack, while a transition runs, a root that is on a stack.
  public func present(
    _ root: Controller, style: Presentation.Style = .sheet, animated: Bool = true,
    settle: Bool = true
  ) -> StackResult {
    scene.adoptLoose(root)
    let motion = Motion(animated: animated, settle: settle)
    return operate(.present(.existing(root), style, motion), StackResult.refused) {
      if let refusal = refusalOfPresentation(of: root) { return .refused(refusal) }
      endTransitionsInTheWay()
      let navigation = NavigationController(in: scene)
      navigation.begin(with: root)
      scene.present(Presentation(navigation, style: style, presenting: self), animated: animated)
      if settle { navigation.runToEnd() }
      return .success(navigation)
    }
  }

  private func refusalOfPresentation(of root: Controller) -> Refusal? {
    if let refusal = refusalOfTouch { return refusal }
    if root.navigation != nil { return .onAnotherStack }
    if top == nil { return .emptyStack }
    return refusalOfTransition
  }

  /// Asks for leave to dismiss this presented stack and what is presented above it, the uppermost
  /// first, source `request`.
  @discardableResult
  public func requestDismiss(animated: Bool = true, settle: Bool = true) -> Outcome {
    operate(.requestDismiss(Motion(animated: animated, settle: settle)), Outcome.ignored) {
      dismiss(.request, animated: animated, settle: settle)
    }
  }

  /// The program dismisses this presented stack, and what is presented above it.
  @discardableResult
  public func dismiss(animated: Bool = true, settle: Bool = true) -> Outcome {
    operate(.dismiss(Motion(animated: animated, settle: settle)), Outcome.ignored) {
      dismiss(.programmatic, animated: animated, settle: settle)
    }
  }

  private func dismiss(_ source: PopSource, animated: Bool, settle: Bool) -> Outcome {
    guard isPresented, let presentation else { return ignorePop(.nothingThere, source) }
    return attemptDismissal(of: presentation, source, animated: animated, settle: settle)
  }

  func attemptDismissal(
    of presentation: Presentation, _ source: PopSource, animated: Bool, settle: Bool
  ) -> Outcome {
    if let refusal = refusalOfTransition ?? (source == .programmatic ? nil : refusalOfQuestion) {
      return ignorePop(refusal, source)
    }
    beginDraft(.pop)
    let pop = scene.pop(dismissing: presentation, source, animated: animated)
    var decision = Decision(.dismiss(presentation), pop, on: presentation.navigation)
    return decision.run(settle: settle)
  }
}

extension NavigationScene {
  /// The stack on top of the screen: of the uppermost presentation, or of the root, the tab that is
  /// shown.
  public var topNavigation: NavigationController? {
    (presentations.last?.navigation ?? root)?.selectedTab
  }

  /// Every stack that has a place on the screen, from the bottom up: of each that is presented, or
  /// the root, its tabs, and after each stack those inside its controllers.
  public var stacks: [NavigationController] {
    let homes = (root.map { [$0] } ?? []) + presentations.map { $0.navigation }
    return homes.flatMap(stacks)
  }

  private func stacks(from home: NavigationController) -> [NavigationController] {
    (home.ownTabBar?.navigations ?? [home]).flatMap { navigation in
      [navigation] + navigation.stack.flatMap { $0.embeddedStacks }.flatMap(stacks)
    }
  }

  /// The stacks that leave with a presentation: what is presented above it first, of each the
  /// selected tab, then its other tabs.
  func goingWith(_ presentation: Presentation) -> [NavigationController] {
    guard let first = presentations.firstIndex(where: { $0 === presentation }) else { return [] }
    return presentations[first...].reversed().flatMap { $0.navigation.tabs }
  }

  func pop(
    dismissing presentation: Presentation, _ source: PopSource, animated: Bool, id: Int? = nil
  ) -> Pop {
    let leaving = everybody(in: goingWith(presentation))
    return Pop(
      source: source, target: below(presentation)?.top, count: leaving.count, animated: animated,
      dismisses: true, id: id ?? nextAttempt())
  }

  /// The stack right below a presentation.
  func below(_ presentation: Presentation) -> NavigationController? {
    guard let place = presentations.firstIndex(where: { $0 === presentation }) else { return nil }
    return (place == 0 ? root : presentations[place - 1].navigation)?.selectedTab
  }

  /// The controllers of these stacks from the top down, before each those inside it.
  func everybody(in navigations: [NavigationController]) -> [Controller] {
    navigations.flatMap { navigation in
      navigation.stack.reversed().flatMap { controller in
        everybody(in: controller.stacksInside) + [controller]
      }
    }
  }

  /// The stacks on the screen, the uppermost first: down to one that hides what is below.
  private var visible: [NavigationController] {
    var found: [NavigationController] = []
    for presentation in presentations.reversed() {
      found.append(presentation.navigation)
      if presentation.style == .fullScreen { return found }
    }
    return found + (root.map { [$0] } ?? [])
  }

  /// The stacks that leave the screen and those that come to it when the presentations change.
  private func exchange(animated: Bool, _ change: () -> Void) -> ScreenExchange {
    let before = visible
    let leaving = before.map { ($0, $0.seen) }
    change()
    let after = visible
    return ScreenExchange(
      leaving: leaving.filter { old in !after.contains { $0 === old.0 } }.flatMap { $0.1 },
      entering: after.filter { new in !before.contains { $0 === new } }.flatMap { $0.seen },
      order: .enteringFirst, animated: animated)
  }
}

extension NavigationScene {
  func present(_ presentation: Presentation, animated: Bool) {
    // A swipe that is taken away may bring back what had left.
    if presentation.style == .fullScreen { for home in visible { home.comeToRest() } }
    let from = (presentations.last?.navigation ?? root)?.selectedTab.top
    let exchange = exchange(animated: animated) { presentations.append(presentation) }
    markBars()
    let navigation = presentation.navigation
    guard let to = navigation.top else { return }
    navigation.log(
      .present, to,
      [("style", .string(presentation.style.rawValue)), ("animated", .boolean(animated))])
    run(exchange, on: navigation, presents: true, from: from ?? to, to: to)
  }

  /// Takes away the swipes in a presentation and those above it: they may bring back what had left.
  func rest(from presentation: Presentation) {
    guard let place = presentations.firstIndex(where: { $0 === presentation }) else { return }
    for leaving in presentations[place...] { leaving.navigation.comeToRest() }
  }

  /// Removes the presentation and those above it, with their callbacks, after `change` below them.
  func dismiss(_ presentation: Presentation, _ pop: Pop, with change: () -> Void = {}) {
    rest(from: presentation)
    let from = presentation.navigation.selectedTab.top
    let below = below(presentation)
    let exchange = exchange(animated: pop.animated) {
      remove(presentation, pop)
      change()
    }
    guard let from, let to = below?.top else { return }
    departing.append(presentation.navigation)
    run(exchange, on: presentation.navigation, presents: false, from: from, to: to)
  }

  /// Takes the stacks off the screen and the controllers off the stacks, then tells of each.
  func remove(_ presentation: Presentation, _ pop: Pop) {
    guard let place = presentations.firstIndex(where: { $0 === presentation }) else { return }
    let leaving = everybody(in: goingWith(presentation)).map { ($0, $0.navigation) }
    let gone = presentations[place...].reversed()
    let roots = gone.map { ($0.navigation, $0.navigation.stack.first) }
    for (_, navigation) in leaving { navigation?.cutShort() }
    presentations.removeSubrange(place...)
    for (controller, navigation) in leaving {
      navigation?.changeStack { $0.removeLast() }
      navigation?.leave(controller)
    }
    markBars()
    for (navigation, root) in roots {
      navigation.log(
        .dismiss, root,
        [
          ("source", .string(pop.source.rawValue)), ("count", .integer(pop.count)),
          ("animated", .boolean(pop.animated)),
        ])
    }
    for (controller, navigation) in leaving { navigation?.tellPopped(controller, pop) }
    dropQuestionOfGone()
  }

  private func run(
    _ exchange: ScreenExchange, on navigation: NavigationController, presents: Bool,
    from: Controller, to: Controller
  ) {
    if exchange.animated {
      navigation.begin(
        RunningTransition(
          change: .exchange(exchange, presents: presents), from: from, to: to, interactive: false,
          phase: .settling(since: time, from: 0)))
    }
    exchange.begin()
    guard !exchange.animated else { return }
    exchange.finish(returning: false)
    departing.removeAll { $0 === navigation }
  }

  /// What the screen would exchange if the presentation left; nothing is changed.
  func exchangeDismissing(_ presentation: Presentation) -> ScreenExchange {
    let kept = presentations
    defer { presentations = kept }
    return exchange(animated: true) {
      if let place = presentations.firstIndex(where: { $0 === presentation }) {
        presentations.removeSubrange(place...)
      }
    }
  }
}
