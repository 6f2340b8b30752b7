/// A wish to leave on its way: everybody concerned is asked, then it is done.
struct Decision {
  let exit: Exit
  let pop: Pop
  /// Those that may leave already.
  var cleared: [Controller]
  private let navigation: NavigationController
  private var scene: WindowScene { navigation.scene }

  init(
    _ exit: Exit, _ pop: Pop, on navigation: NavigationController, cleared: [Controller] = []
  ) {
    self.exit = exit
    self.navigation = navigation
    self.pop = pop
    self.cleared = cleared
  }

  /// The controller that the decision is told of.
  var subject: Controller? {
    if case .dismiss = exit { navigation.leaving(by: exit).first } else { navigation.top }
  }

  /// Asks about those that may not leave already, and does what comes of it.
  mutating func run(settle: Bool) -> Outcome {
    let subject = subject
    if let stop = ask() {
      return navigation.conclude(stop, source: pop.source, controller: subject)
    }
    navigation.endTransitionsInTheWay()
    let outcome = navigation.conclude(
      Outcome(pop.dismisses ? .dismissed : .popped), source: pop.source, controller: subject)
    perform()
    if settle { navigation.runToEnd() }
    return outcome
  }

  private func perform() {
    switch exit {
    case .pop: navigation.perform(pop)
    case .dismiss(let presentation): scene.dismiss(presentation, pop)
    case .replace(let controllers): navigation.replace(with: controllers, pop)
    }
  }

  /// Asks for each controller that would leave and is not cleared, from the top down, and before
  /// each those inside it (rules 159, 162); the first no ends it. The result is nil where all may
  /// leave.
  mutating func ask() -> Outcome? {
    guard scene.policy != nil else { return nil }
    for controller in navigation.leaving(by: exit) {
      if let stop = askInside(controller) ?? ask(controller) { return stop }
    }
    return nil
  }

  private mutating func askInside(_ controller: Controller) -> Outcome? {
    guard let inner = controller.embedded else { return nil }
    for navigation in inner.tabs {
      for nested in navigation.stack.reversed() {
        if let stop = askInside(nested) ?? ask(nested) { return stop }
      }
    }
    return nil
  }

  private mutating func ask(_ controller: Controller) -> Outcome? {
    if cleared.contains(where: { $0 === controller }) { return nil }
    let verdict = scene.ask(.shouldPop, about: controller) { $0.shouldPop(controller, pop) }
    if let stop = stop(verdict, controller) { return stop }
    cleared.append(controller)
    return nil
  }

  /// What ends the attempt at this verdict about `controller`, nil where it goes on.
  func stop(_ verdict: Verdict, _ controller: Controller) -> Outcome? {
    switch verdict.answer {
    case .noOpinion, .allow: return nil
    case .deny(let reason): return Outcome(.blocked, reason: reason)
    case .ask(let question):
      // One is open at most: a second is not put, and what it was about is ignored.
      guard scene.open == nil else {
        verdict.suspension?.drop()
        return .ignored(.questionOpen)
      }
      open(question, verdict, controller)
      return Outcome(.deferred)
    }
  }

  private func open(_ question: Question, _ verdict: Verdict, _ controller: Controller) {
    // When the policy carries on, it says all of its own steps again.
    var explanation = scene.journal.draft
    explanation.steps.removeLast(verdict.steps.count)
    scene.open = OpenQuestion(
      question, verdict.suspension, exit, pop, stack: navigation.number, asked: controller,
      cleared: cleared, explanation: explanation)
    navigation.log(
      .question, controller,
      [
        ("message", .string(question.message)), ("ok", .string(question.ok)),
        ("cancel", .string(question.cancel)), ("destructive", .boolean(question.destructive)),
      ])
  }
}
