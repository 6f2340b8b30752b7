extension NavigationController {
  /// Replaces the stack by one controller. No policy is asked; the lifecycle runs, not animated.
  @discardableResult
  public func setRoot(_ controller: Controller) -> PushResult {
    setStack([controller])
  }

  /// The same, as an operation of its own.
  func becomeStack(of root: Controller) -> PushResult {
    operate(.setRoot(.existing(root)), PushResult.refused) { install([root], StackChange()) }
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
    controllers.forEach(scene.adoptLoose)
    let change = StackChange(animated: animated, settle: settle)
    return operate(.setStack(controllers.map { .existing($0) }, change), PushResult.refused) {
      install(controllers, change)
    }
  }

  private func install(_ controllers: [Controller], _ change: StackChange) -> PushResult {
    if let refusal = refusalOfStack(controllers) { return .refused(refusal) }
    endTransitionsInTheWay()
    let count = leaving(for: controllers).count
    let pop = Pop(
      source: .programmatic, target: controllers.last, count: count, animated: change.animated,
      id: count > 0 ? scene.nextAttempt() : 0)
    replace(with: controllers, pop)
    if change.settle { runToEnd() }
    return top.map { .pushed($0) } ?? .refused(.emptyStack)
  }

  /// The same, as a deep link does it that asks first: `shouldPop` of each that would leave, from the
  /// top down, source `deepLink`. What is presented over the stack leaves with it, and is asked
  /// before. `popped`, too, where none leaves.
  @discardableResult
  public func requestStack(
    _ controllers: [Controller], animated: Bool = false, settle: Bool = true
  ) -> Outcome {
    controllers.forEach(scene.adoptLoose)
    let change = StackChange(ask: true, animated: animated, settle: settle)
    return operate(.setStack(controllers.map { .existing($0) }, change), Outcome.ignored) {
      beginDraft(.pop)
      if let refusal = refusalOfStack(controllers) ?? refusalOfQuestion {
        return ignorePop(refusal, .deepLink)
      }
      let pop = pop(replacingWith: controllers, animated: animated, id: scene.nextAttempt())
      var decision = Decision(.replace(with: controllers), pop, on: self)
      return decision.run(settle: settle)
    }
  }

  /// A question is open: nobody but the program may leave.
  var refusalOfQuestion: Refusal? { scene.open == nil ? nil : .questionOpen }

  func refusalOfStack(_ controllers: [Controller]) -> Refusal? {
    if isFrozen { return .frozen }
    if controllers.isEmpty { return .emptyStack }
    let foreign = controllers.contains { $0.navigation != nil && !$0.isOn(self) }
    return foreign ? .onAnotherStack : refusalOfTransition
  }

  /// As `replace`, and takes away what is presented over the stack.
  func replaceAll(with controllers: [Controller], _ pop: Pop) {
    guard let over = presentationOver else { return replace(with: controllers, pop) }
    scene.dismiss(over, pop.dismissing) { replace(with: controllers, pop) }
  }

  /// Puts `controllers` in the place of the stack, and tells of each that left and came.
  func replace(with controllers: [Controller], _ pop: Pop) {
    let oldTop = top
    let old = stack
    let coming = controllers.filter { $0.navigation == nil || $0.isOn(self) }
    if coming.isEmpty { return }
    let entered = put(coming)
    guard let newTop = top else { return }
    let left = old.reversed().filter { $0.navigation == nil }
    let isPush = entered.contains { $0 === newTop }
    for controller in left { tellPopped(controller, pop) }
    for controller in entered { tellPushed(controller, animated: pop.animated) }
    scene.dropQuestionOfGone()
    if newTop !== oldTop {
      show(newTop, from: oldTop, .stack(isPush: isPush), animated: pop.animated)
    }
  }

  /// Puts the controllers on the stack; the result is those that were not on it.
  private func put(_ controllers: [Controller]) -> [Controller] {
    for controller in stack { leave(controller) }
    var entered: [Controller] = []
    let old = stack
    changeStack { $0 = [] }
    let known = Set(old.map(ObjectIdentifier.init))
    for controller in controllers where controller.navigation == nil {
      if !known.contains(ObjectIdentifier(controller)) {
        controller.startAnew()
        entered.append(controller)
      }
      enter(controller)
    }
    stackChanged()
    return entered
  }

  /// Whether the bottom bar is hidden: a controller above the root wants it so.
  package var isBottomBarHidden: Bool {
    stack.dropFirst().contains { $0.settings.hidesBottomBarWhenPushed }
  }

  /// Puts `controller` on top.
  func enter(_ controller: Controller) {
    scene.adopt(controller)
    controller.position = stack.count
    controller.navigation = self
    changeStack { $0.append(controller) }
  }

  func leave(_ controller: Controller) {
    controller.position = nil
    controller.navigation = nil
  }

  func tellPushed(_ controller: Controller, animated: Bool) {
    log(
      .push, controller,
      [("animated", .boolean(animated)), ("depth", .integer(controller.index ?? 0))])
    _ = scene.tell { $0.didPush(controller) }
    if case .push = scene.open?.plan { scene.dropQuestionOfGone() }
  }

  func tellPopped(_ controller: Controller, _ pop: Pop) {
    var details: [(key: String, value: EventValue)] = [
      ("source", .string(pop.source.rawValue)), ("count", .integer(pop.count)),
      ("animated", .boolean(pop.animated)),
    ]
    if let target = pop.target {
      details.insert(("target", .controller(ControllerSummary(target))), at: 1)
    }
    if pop.dismisses { details.append(("dismisses", .boolean(true))) }
    details.append(("id", .integer(pop.id)))
    log(.pop, controller, details)
    _ = scene.tell { $0.didPop(controller, pop) }
  }
}
