extension NavigationController {
  /// Asks the policy for leave to pop `count` controllers, as an app's own back code would. The root
  /// stays, however many; below 1 counts as 1.
  @discardableResult
  public func requestPop(count: Int = 1, settle: Bool = true) -> Outcome {
    operate(busy: .ignored(.busy)) {
      attemptPop(.request, count: clamped(count), animated: true, settle: settle)
    }
  }

  /// As `requestPop(count:)`, down to a controller. One that is not below the top is ignored,
  /// `nothing there`.
  @discardableResult
  public func requestPop(to target: Controller, settle: Bool = true) -> Outcome {
    operate(busy: .ignored(.busy)) {
      attemptPop(.request, to: target, animated: true, settle: settle)
    }
  }

  /// The program pops the top.
  @discardableResult
  public func pop(animated: Bool = true, settle: Bool = true) -> Outcome {
    operate(busy: .ignored(.busy)) {
      attemptPop(.program, count: 1, animated: animated, settle: settle)
    }
  }

  /// The program pops down to a controller (rule 184). One that is not below the top is ignored,
  /// `nothing there`.
  @discardableResult
  public func popTo(_ target: Controller, animated: Bool = true, settle: Bool = true) -> Outcome {
    operate(busy: .ignored(.busy)) {
      attemptPop(.program, to: target, animated: animated, settle: settle)
    }
  }

  /// The program pops all but the root.
  @discardableResult
  public func popToRoot(animated: Bool = true, settle: Bool = true) -> Outcome {
    operate(busy: .ignored(.busy)) {
      attemptPop(.program, count: clamped(.max), animated: animated, settle: settle)
    }
  }

  private func clamped(_ count: Int) -> Int { max(1, min(count, depth - 1)) }

  private func attemptPop(
    _ source: PopSource, to target: Controller, animated: Bool, settle: Bool
  ) -> Outcome {
    let isBelow = target.navigation === self && target !== top
    guard isBelow || depth < 2 else { return ignorePop(.nothingThere, source) }
    return attemptPop(
      source, count: depth - 1 - target.position, animated: animated, settle: settle)
  }

  /// Asks for each controller that would leave, from the top down, then pops.
  func attemptPop(_ source: PopSource, count: Int, animated: Bool, settle: Bool) -> Outcome {
    if let refusal = refusalOfPop(source) { return ignorePop(refusal, source) }
    draft.begin(.pop)
    let target = stack[depth - 1 - count]
    let pop = Pop(source: source, target: target, count: count, animated: animated)
    return decide(pop, settle: settle)
  }

  private func refusalOfPop(_ source: PopSource) -> Refusal? {
    if isInTransition { return .transition }
    if depth < 2 { return .root }
    return source != .program && hasOpenQuestion ? .questionOpen : nil
  }

  /// Nothing can be popped, and that is the decision.
  func ignorePop(_ refusal: Refusal, _ source: PopSource?) -> Outcome {
    draft.begin(.pop)
    addRefusal(refusal)
    return conclude(.ignored(refusal), source: source)
  }

  /// Asks about those that may not leave already, and does what comes of it.
  func decide(_ pop: Pop, cleared: [Controller] = [], settle: Bool) -> Outcome {
    if let stop = askLeaving(pop, cleared: cleared) { return conclude(stop, source: pop.source) }
    let outcome = conclude(Outcome(.popped), source: pop.source)
    perform(pop)
    if settle { runToEnd() }
    return outcome
  }

  /// Takes the controllers off the stack, and shows the target.
  private func perform(_ pop: Pop) {
    guard let from = top else { return }
    removeTop(pop)
    present(pop.target, from: from, kind: .pop, animated: pop.animated)
  }

  /// Takes the controllers off the stack first, then tells of each from the top down (rules 44, 45).
  func removeTop(_ pop: Pop) {
    var left: [Controller] = []
    for _ in 0..<pop.count {
      let controller = stack.removeLast()
      leave(controller)
      left.append(controller)
    }
    barIsDirty = true
    for controller in left { tellPopped(controller, pop) }
    dropQuestionOfGone()
  }
}
