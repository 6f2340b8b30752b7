extension NavigationController {
  /// Puts `controller` on top. The first on an empty stack is never animated.
  ///
  /// Refused: while frozen or while a transition runs, a controller that is on a stack already (rule
  /// 46), and what `shouldPush` denies.
  @discardableResult
  public func push(
    _ controller: Controller, animated: Bool = true, settle: Bool = true
  ) -> PushResult {
    operate(busy: .refused(.busy)) {
      draft.begin(.push)
      if let refusal = refusalOfPush(controller) {
        addRefusal(refusal)
        return concludePush(controller, .ignored, refusal.rawValue)
      }
      let push = Push(animated: animated && top != nil, previous: top, depth: depth)
      if case .deny(let reason) = ask(.shouldPush, { $0.shouldPush(controller, push) }) {
        return concludePush(controller, .blocked, reason)
      }
      _ = concludePush(controller, .pushed, nil)
      perform(push, controller)
      if settle { runToEnd() }
      return .pushed(controller)
    }
  }

  private func refusalOfPush(_ controller: Controller) -> Refusal? {
    if isFrozen { return .frozen }
    if isInTransition { return .transition }
    guard let owner = controller.navigation else { return nil }
    return owner === self ? .alreadyOnStack : .onAnotherStack
  }

  private func concludePush(
    _ controller: Controller, _ ending: Explanation.Ending, _ reason: String?
  ) -> PushResult {
    settleDraft(ending, reason: reason)
    recordDecision(source: nil, controller: controller)
    return .refused(reason ?? ending.rawValue)
  }

  private func perform(_ push: Push, _ controller: Controller) {
    controller.startAnew()
    enter(controller)
    tellPushed(controller, animated: push.animated)
    present(controller, from: push.previous, kind: .push, animated: push.animated)
  }

  /// Makes a refusal a step of the explanation under way.
  func addRefusal(_ refusal: Refusal) {
    draft.steps.append(
      Explanation.Step(refusal.speaker, answer: .refused, reason: refusal.rawValue))
  }
}
