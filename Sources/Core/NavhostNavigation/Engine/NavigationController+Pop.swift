extension NavigationController {
  /// Asks the policy for leave to pop `count` controllers, as an app's own back code would. The root
  /// stays, however many; below 1 counts as 1.
  @discardableResult
  public func requestPop(
    count: Int = 1, animated: Bool = true, settle: Bool = true
  ) -> Outcome {
    let motion = Motion(animated: animated, settle: settle)
    return operate(.requestPop(.count(max(1, count)), motion), Outcome.ignored) {
      attemptPop(.request, count: clamped(count), animated: animated, settle: settle)
    }
  }

  /// As `requestPop(count:)`, down to a controller. One that is not below the top is ignored,
  /// `nothing there`.
  @discardableResult
  public func requestPop(
    to target: Controller, animated: Bool = true, settle: Bool = true
  ) -> Outcome {
    let motion = Motion(animated: animated, settle: settle)
    return operate(.requestPop(.to(.existing(target)), motion), Outcome.ignored) {
      attemptPop(.request, to: target, animated: animated, settle: settle)
    }
  }

  /// The program pops the top.
  @discardableResult
  public func pop(animated: Bool = true, settle: Bool = true) -> Outcome {
    operate(.pop(Motion(animated: animated, settle: settle)), Outcome.ignored) {
      attemptPop(.programmatic, count: 1, animated: animated, settle: settle)
    }
  }

  /// The program pops down to a controller (rule 184). One that is not below the top is ignored,
  /// `nothing there`.
  @discardableResult
  public func popTo(_ target: Controller, animated: Bool = true, settle: Bool = true) -> Outcome {
    let motion = Motion(animated: animated, settle: settle)
    return operate(.popTo(.existing(target), motion), Outcome.ignored) {
      attemptPop(.programmatic, to: target, animated: animated, settle: settle)
    }
  }

  /// The program pops all but the root.
  @discardableResult
  public func popToRoot(animated: Bool = true, settle: Bool = true) -> Outcome {
    operate(.popToRoot(Motion(animated: animated, settle: settle)), Outcome.ignored) {
      attemptPop(.programmatic, count: clamped(.max), animated: animated, settle: settle)
    }
  }

  func clamped(_ count: Int) -> Int { max(1, min(count, depth - 1)) }

  private func attemptPop(
    _ source: PopSource, to target: Controller, animated: Bool, settle: Bool
  ) -> Outcome {
    let isBelow = target.isOn(self) && target !== top
    guard isBelow || depth < 2 else { return ignorePop(.nothingThere, source) }
    let count = target.position.map { depth - 1 - $0 } ?? 0
    return attemptPop(source, count: count, animated: animated, settle: settle)
  }

  /// Asks for each controller that would leave, from the top down, then pops.
  func attemptPop(_ source: PopSource, count: Int, animated: Bool, settle: Bool) -> Outcome {
    if let refusal = refusalOfPop(source) { return ignorePop(refusal, source) }
    beginDraft(.pop)
    let pop = pop(source, count: count, animated: animated)
    var decision = Decision(.top(count), pop, on: self)
    return decision.run(on: self, settle: settle)
  }

  /// A new attempt to pop so many.
  func pop(_ source: PopSource, count: Int, animated: Bool) -> Pop {
    Pop(
      source: source, target: stack[depth - 1 - count], count: count, animated: animated,
      id: scene.nextAttempt())
  }

  func refusalOfPop(_ source: PopSource) -> Refusal? {
    if let refusal = refusalOfTransition { return refusal }
    if depth < 2 { return .root }
    return source == .programmatic ? nil : refusalOfQuestion
  }

  /// Nothing can be left, and that is the decision.
  @discardableResult
  func ignorePop(_ refusal: Refusal, _ source: PopSource?) -> Outcome {
    beginDraft(.pop)
    addRefusal(refusal)
    noteSkipped(.shouldPop, top, source)
    return conclude(.ignored(refusal), source: source)
  }

  /// Takes the controllers off the stack, and shows the target.
  func perform(_ pop: Pop) {
    guard let from = top, let target = pop.target else { return }
    let left = removeTop(pop)
    show(target, from: from, .pop(pop, left: left), animated: pop.animated)
  }

  /// Takes the controllers off the stack first, then tells of each from the top down (rules 44, 45).
  @discardableResult
  func removeTop(_ pop: Pop) -> [Controller] {
    var left: [Controller] = []
    for _ in 0..<pop.count {
      let controller = changeStack { $0.removeLast() }
      leave(controller)
      left.append(controller)
    }
    stackChanged()
    for controller in left { tellPopped(controller, pop) }
    scene.dropQuestionOfGone()
    return left
  }
}
