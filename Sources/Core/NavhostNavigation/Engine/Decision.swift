/// A wish to leave on its way: everybody concerned is asked, then it is done.
struct Decision: DecisionProcess {
  private(set) var exit: Exit
  private(set) var pop: Pop
  /// Those that may leave already.
  private(set) var cleared: ClearedControllers
  var actions: [PendingAction]?
  let navigation: NavigationController
  /// Whether it was brought up to date since it was made.
  private(set) var isRenewed = false
  /// Whether those who leave may be others than those that are being asked.
  private var isStale = false
  /// How often the same has been decided before, for those who came meanwhile.
  private(set) var round = 0
  private var scene: NavigationScene { navigation.scene }

  init(
    _ exit: Exit, _ pop: Pop, on navigation: NavigationController,
    cleared: ClearedControllers = ClearedControllers()
  ) {
    self.exit = exit
    self.navigation = navigation
    self.pop = pop
    self.cleared = cleared
  }

  func attempt(about controller: Controller) -> Attempt { .pop(pop(about: controller)) }
  var plan: Plan { .exit(exit, pop, cleared: cleared) }
  var outcomeWithoutAsked: Outcome { Outcome(pop.dismisses ? .dismissed : .popped) }

  /// Asks about those that may not leave already, and does what comes of it.
  mutating func run(settle: Bool) -> Outcome { run(on: navigation, settle: settle) }

  /// The same for who holds the stack already.
  mutating func run(on navigation: NavigationController, settle: Bool) -> Outcome {
    if let stop = ask(navigation, navigation.scene) { return conclude(stop) }
    navigation.endTransitionsInTheWay()
    if let actions { scene.journal.draft.add(actions) }
    let outcome = record(outcomeWithoutAsked)
    if let end = carryOutActions(settle: settle) { return end }
    let moved = moved
    execute()
    if settle { for stack in moved { stack.runToEnd() } }
    return outcome
  }

  /// The stacks that move when it is carried out.
  private var moved: [NavigationController] {
    guard case .replace = exit, let over = navigation.presentationOver else { return [navigation] }
    return [over.navigation, navigation]
  }

  /// Does what is to be done on the way; afterwards it goes on as after a question. The result is nil
  /// where that is the exit itself.
  private mutating func carryOutActions(settle: Bool) -> Outcome? {
    guard let actions else { return nil }
    self.actions = nil
    exit = navigation.fixed(exit)
    scene.carryOut(actions, round: round)
    guard navigation.isAttached else { return outcomeWithoutAsked }
    if let refusal = refresh(isAnswered: false) {
      return refusal == .root ? outcomeWithoutAsked : .ignored(refusal)
    }
    guard hasNewcomers else { return nil }
    navigation.beginDraft(.pop)
    round += 1
    return run(settle: settle)
  }

  mutating func proceed(allowedFor controller: Controller, settle: Bool) -> Outcome {
    cleared.append(controller)
    return run(settle: settle)
  }

  func record(_ outcome: Outcome) -> Outcome {
    if case .dismiss = exit, let first = navigation.leaving(by: exit).first {
      return navigation.conclude(outcome, source: pop.source, controller: first)
    }
    return navigation.conclude(outcome, source: pop.source)
  }

  mutating func refresh(isAnswered: Bool) -> Refusal? {
    if let refusal = scene.refusalToCarryOn() { return refusal }
    guard let (exit, pop) = navigation.renewed(exit, pop, animated: isAnswered || pop.animated)
    else { return .root }
    if case .replace(let controllers) = exit, let refusal = navigation.refusalOfStack(controllers) {
      return refusal
    }
    self.exit = exit
    self.pop = pop
    isRenewed = true
    isStale = true
    return nil
  }

  /// Does what is left to be done, without asking anybody.
  func execute() {
    switch exit {
    case .top, .pop: navigation.perform(pop)
    case .dismiss(let presentation): scene.dismiss(presentation, pop)
    case .replace(let controllers): navigation.replaceAll(with: controllers, pop)
    }
  }

  /// Asks for each controller that would leave and is not cleared, from the top down, and before
  /// each those inside it (rules 159, 162); the first no ends it. The result is nil where all may
  /// leave.
  mutating func ask() -> Outcome? { ask(navigation, navigation.scene) }

  private mutating func ask(
    _ navigation: NavigationController, _ scene: NavigationScene
  ) -> Outcome? {
    guard scene.decider != nil else { return nil }
    while true {
      isStale = false
      if let stop = askAll(navigation, scene) { return stop }
      guard isStale else { return nil }
      round += 1
    }
  }

  private mutating func askAll(
    _ navigation: NavigationController, _ scene: NavigationScene
  ) -> Outcome? {
    if case .top(1) = exit, let top = navigation.top {
      return askInside(top, scene) ?? ask(top, scene)
    }
    for controller in navigation.leaving(by: exit) {
      if let stop = askInside(controller, scene) ?? ask(controller, scene) { return stop }
    }
    return nil
  }

  /// Whether somebody would leave who was not asked.
  private var hasNewcomers: Bool {
    guard scene.decider != nil else { return false }
    return navigation.leaving(by: exit).contains { controller in
      let inside = scene.everybody(in: controller.embedded?.tabs ?? [])
      return (inside + [controller]).contains { !cleared.contains($0) }
    }
  }

  private mutating func askInside(_ controller: Controller, _ scene: NavigationScene) -> Outcome? {
    if controller.embeddedStacks.isEmpty { return nil }
    for navigation in controller.stacksInside {
      for nested in navigation.stack.reversed() {
        if let stop = askInside(nested, scene) ?? ask(nested, scene) { return stop }
      }
    }
    return nil
  }

  private mutating func ask(_ controller: Controller, _ scene: NavigationScene) -> Outcome? {
    if isStale || cleared.contains(controller) { return nil }
    let pop = pop(about: controller)
    let verdict = scene.ask(.shouldPop, about: controller) { $0.shouldPop(controller, pop) }
    if verdict.letsAppAct { exit = navigation.fixed(exit) }
    if let stop = stop(verdict, controller) { return stop }
    cleared.append(controller)
    return nil
  }

  /// The pop as a policy sees it that is asked about `controller`: with a new stack a presentation
  /// leaves, too.
  private func pop(about controller: Controller) -> Pop {
    guard case .replace = exit, !navigation.holds(controller) else { return pop }
    return pop.dismissing
  }
}

/// Controllers that may leave. A few are looked through, and of many each is found at once.
struct ClearedControllers {
  private var list: [Controller] = []
  private var known: Set<ObjectIdentifier> = []
  private static let few = 16

  func contains(_ controller: Controller) -> Bool {
    if list.count <= Self.few { return list.contains { $0 === controller } }
    return known.contains(ObjectIdentifier(controller))
  }

  mutating func append(_ controller: Controller) {
    list.append(controller)
    if list.count == Self.few + 1 { known = Set(list.map(ObjectIdentifier.init)) }
    if list.count > Self.few { known.insert(ObjectIdentifier(controller)) }
  }
}
