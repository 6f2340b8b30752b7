/// A wish to push on its way.
struct PushAttempt: DecisionProcess {
  private(set) var push: Push
  let controller: Controller
  var actions: [PendingAction]?
  let navigation: NavigationController

  init(_ push: Push, of controller: Controller, on navigation: NavigationController) {
    self.push = push
    self.controller = controller
    self.navigation = navigation
  }

  func attempt(about controller: Controller) -> Attempt { .push(push) }
  var plan: Plan { .push(push) }
  var outcomeWithoutAsked: Outcome {
    .ignored(controller.isOn(navigation) ? .alreadyOnStack : .onAnotherStack)
  }

  /// Asks, and does what comes of it.
  mutating func run(settle: Bool) -> Outcome {
    let verdict = navigation.scene.ask(.shouldPush, about: controller) {
      $0.shouldPush(controller, push)
    }
    if let stop = stop(verdict, controller) { return conclude(stop) }
    return proceed(allowedFor: controller, settle: settle)
  }

  mutating func proceed(allowedFor controller: Controller, settle: Bool) -> Outcome {
    navigation.endTransitionsInTheWay()
    let outcome = conclude(Outcome(.pushed))
    // The app may have pushed it, or gone elsewhere.
    if actions != nil, let refusal = refresh(isAnswered: false) {
      return controller.isOn(navigation) ? outcome : .ignored(refusal)
    }
    navigation.perform(push, controller)
    if settle { navigation.runToEnd() }
    return outcome
  }

  func record(_ outcome: Outcome) -> Outcome {
    navigation.conclude(outcome, source: nil, controller: controller)
  }

  /// It goes on the top as that is now.
  mutating func refresh(isAnswered: Bool) -> Refusal? {
    // What the app did may have taken the stack away.
    if !navigation.isAttached { return .nothingThere }
    if let refusal = navigation.scene.refusalToCarryOn() ?? navigation.refusalOfPush(controller) {
      return refusal
    }
    push = Push(
      animated: push.animated && navigation.top != nil, previous: navigation.top,
      depth: navigation.depth)
    return nil
  }
}
