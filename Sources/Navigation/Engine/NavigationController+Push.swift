extension NavigationController {
  /// Puts `controller` on top. The first on an empty stack is never animated.
  ///
  /// Refused: while frozen or while a transition runs, a controller that is on a stack already (rule
  /// 46), and what `shouldPush` denies.
  @discardableResult
  public func push(
    _ controller: Controller, animated: Bool = true, settle: Bool = true
  ) -> PushResult {
    scene.announce(
      "push", self, [.controller(controller), .moves(animated: animated, settle: settle)])
    return operate(PushResult.refused) {
      beginDraft(.push)
      if let refusal = refusalOfPush(controller) {
        addRefusal(refusal)
        return concludePush(controller, .ignored, refusal.rawValue)
      }
      let push = Push(animated: animated && top != nil, previous: top, depth: depth)
      let verdict = scene.ask(.shouldPush, about: controller) { $0.shouldPush(controller, push) }
      if case .deny(let reason) = verdict.answer {
        return concludePush(controller, .blocked, reason)
      }
      endTransitionsInTheWay()
      _ = concludePush(controller, .pushed, nil)
      perform(push, controller)
      if settle { runToEnd() }
      return .pushed(controller)
    }
  }

  private func refusalOfPush(_ controller: Controller) -> Refusal? {
    if isFrozen { return .frozen }
    if let owner = controller.navigation {
      return isInTransition && !scene.profile.interruptsTransitions
        ? .transition : owner === self ? .alreadyOnStack : .onAnotherStack
    }
    return refusalOfTransition
  }

  private func concludePush(
    _ controller: Controller, _ ending: Explanation.Ending, _ reason: String?
  ) -> PushResult {
    conclude(ending, reason: reason, source: nil, controller: controller)
    return .refused(reason ?? ending.rawValue)
  }

  private func perform(_ push: Push, _ controller: Controller) {
    controller.startAnew()
    enter(controller)
    stackChanged()
    tellPushed(controller, animated: push.animated)
    show(controller, from: push.previous, kind: .push, animated: push.animated, .push)
  }
}
