extension NavigationController {
  /// Puts `controller` on top. The first on an empty stack is never animated.
  ///
  /// Refused: while frozen or while a transition runs, a controller that is on a stack already (rule
  /// 46), and what `shouldPush` denies.
  @discardableResult
  public func push(
    _ controller: Controller, animated: Bool = true, settle: Bool = true
  ) -> PushResult {
    scene.adoptLoose(controller)
    let motion = Motion(animated: animated, settle: settle)
    return operate(.push(.existing(controller), motion), PushResult.refused) {
      beginDraft(.push)
      if let refusal = refusalOfPush(controller) {
        addRefusal(refusal)
        noteSkipped(.shouldPush, controller, nil)
        conclude(.ignored(refusal), source: nil, controller: controller)
        return .refused(refusal)
      }
      let push = Push(animated: animated && top != nil, previous: top, depth: depth)
      var attempt = PushAttempt(push, of: controller, on: self)
      let outcome = attempt.run(settle: settle)
      if outcome.kind == .pushed { return .pushed(controller) }
      return .refused(outcome.refusal ?? Refusal(outcome.kind.rawValue))
    }
  }

  func refusalOfPush(_ controller: Controller) -> Refusal? {
    if isFrozen { return .frozen }
    if let owner = controller.navigation {
      return isInTransition && !scene.profile.interruptsTransitions
        ? .transition : owner === self ? .alreadyOnStack : .onAnotherStack
    }
    return refusalOfTransition
  }

  func perform(_ push: Push, _ controller: Controller) {
    controller.startAnew()
    enter(controller)
    stackChanged()
    tellPushed(controller, animated: push.animated)
    show(controller, from: push.previous, .push, animated: push.animated)
  }
}
