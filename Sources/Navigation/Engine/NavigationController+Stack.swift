extension NavigationController {
  /// Replaces the stack by one controller. No policy is asked; the lifecycle runs, not animated.
  @discardableResult
  public func setRoot(_ controller: Controller) -> PushResult {
    setStack([controller])
  }

  /// Replaces the stack, the root first. No policy is asked; the lifecycle runs. Of a controller
  /// that is listed twice the first stays (rule 47); a top that stays on top is left in peace (48).
  /// An animated change is a pop where the new top was on the stack before, else a push (185).
  ///
  /// Refused: nothing to show, a controller of another stack, while a transition runs, while frozen.
  @discardableResult
  public func setStack(
    _ controllers: [Controller], animated: Bool = false, settle: Bool = true
  ) -> PushResult {
    operate(busy: .refused(.busy)) {
      if let refusal = refusalOfStack(controllers) { return .refused(refusal) }
      let top = replaceStack(with: controllers, animated: animated)
      if settle { runToEnd() }
      return .pushed(top)
    }
  }

  private func refusalOfStack(_ controllers: [Controller]) -> Refusal? {
    if isFrozen { return .frozen }
    if isInTransition { return .transition }
    if controllers.isEmpty { return .emptyStack }
    let foreign = controllers.contains { $0.navigation != nil && $0.navigation !== self }
    return foreign ? .onAnotherStack : nil
  }

  private func replaceStack(with controllers: [Controller], animated: Bool) -> Controller {
    let old = stack
    let oldTop = top
    let entered = install(controllers)
    let newTop = stack[stack.count - 1]
    let left = old.reversed().filter { $0.navigation == nil }
    let kind: TransitionState.Kind = entered.contains { $0 === newTop } ? .push : .pop
    for controller in left {
      tellPopped(
        controller, Pop(source: .program, target: newTop, count: left.count, animated: animated))
    }
    for controller in entered { tellPushed(controller, animated: animated) }
    dropQuestionOfGone()
    if newTop !== oldTop { present(newTop, from: oldTop, kind: kind, animated: animated) }
    return newTop
  }

  /// Puts the controllers on the stack; the result is those that were not on it.
  private func install(_ controllers: [Controller]) -> [Controller] {
    for controller in stack { leave(controller) }
    var entered: [Controller] = []
    let old = stack
    stack = []
    let known = Set(old.map(ObjectIdentifier.init))
    for controller in controllers where controller.navigation == nil {
      if !known.contains(ObjectIdentifier(controller)) {
        controller.startAnew()
        entered.append(controller)
      }
      enter(controller)
    }
    barIsDirty = true
    return entered
  }

  /// Whether the bottom bar is hidden: a controller above the root wants it so.
  public var isBottomBarHidden: Bool {
    stack.dropFirst().contains { $0.settings.hidesBottomBarWhenPushed }
  }

  /// Puts `controller` on top.
  func enter(_ controller: Controller) {
    controller.position = stack.count
    controller.navigation = self
    if let inner = controller.embedded { takeIn(inner) }
    stack.append(controller)
    barIsDirty = true
  }

  func leave(_ controller: Controller) {
    controller.position = -1
    controller.navigation = nil
    if let inner = controller.embedded, controller.appearance == .disappeared { letGo(inner) }
  }

  func tellPushed(_ controller: Controller, animated: Bool) {
    ledger.pushes += 1
    log(
      .push, controller,
      [("animated", .boolean(animated)), ("depth", .integer(controller.position + 1))])
    _ = tell { $0.didPush(controller) }
  }

  func tellPopped(_ controller: Controller, _ pop: Pop) {
    ledger.pops += 1
    log(
      .pop, controller,
      [
        ("source", .string(pop.source.rawValue)), ("target", .controller(pop.target)),
        ("count", .integer(pop.count)), ("animated", .boolean(pop.animated)),
      ])
    _ = tell { $0.didPop(controller, pop) }
    controller.embedded?.dropQuestionsInside()
  }
}
