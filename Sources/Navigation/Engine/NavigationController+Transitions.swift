extension NavigationController {
  /// The transition under way, nil at rest.
  public var transition: TransitionState? {
    running.map {
      TransitionState(
        kind: $0.kind, progress: $0.progress(at: time), from: $0.from, to: $0.to,
        interactive: $0.interactive)
    }
  }

  /// Moves the clock on by `seconds`. A transition that ends on the way ends at its own time. What
  /// is negative or not finite moves nothing.
  public func advance(by seconds: Double) {
    guard seconds > 0, seconds.isFinite else { return }
    operate(busy: ()) { moveClock(to: time + seconds) }
  }

  /// Runs the transition to its end, unless a finger holds it.
  public func settle() {
    operate(busy: ()) { runToEnd() }
  }

  func runToEnd() {
    if let end = running?.end { moveClock(to: max(end, time)) }
  }

  /// Stacks that are nested in each other have one clock: the outermost moves it.
  func moveClock(to moment: Double) {
    outermost.moveClocks(to: moment)
  }

  func moveClocks(to moment: Double) {
    // Sums of clock steps may fall short of the end by a rounding error.
    if let end = running?.end, end <= moment + 1e-9, !faults.contains(.stuckTransition) {
      moveOwnClocks(to: max(time, min(end, moment)))
      endTransition()
    }
    moveOwnClocks(to: max(time, moment))
  }

  private func moveOwnClocks(to moment: Double) {
    for inner in inside { inner.moveClocks(to: moment) }
    clock = moment
  }

  /// Shows `to` in place of `from`; the stack has changed already.
  func present(_ to: Controller, from: Controller?, kind: TransitionState.Kind, animated: Bool) {
    guard isOnScreen else { return }
    guard let from else { return appearAlone(to) }
    from.isMovingFromParent = from.navigation == nil
    if animated {
      begin(kind, from: from, to: to, interactive: false, .settling(since: time, from: 0))
    }
    willDisappear(from, animated: animated)
    willAppear(to, animated: animated)
    guard !animated else { return }
    didDisappear(from, animated: false)
    didAppear(to, animated: false)
  }

  private func appearAlone(_ controller: Controller) {
    willAppear(controller, animated: false)
    didAppear(controller, animated: false)
  }

  func begin(
    _ kind: TransitionState.Kind, from: Controller, to: Controller, interactive: Bool,
    _ phase: RunningTransition.Phase
  ) {
    running = RunningTransition(
      kind: kind, from: from, to: to, interactive: interactive, phase: phase)
    log(
      .transitionBegan, to,
      [
        ("kind", .string(kind.rawValue)), ("from", .controller(from)),
        ("to", .controller(to)), ("interactive", .boolean(interactive)),
      ])
  }

  /// Rule 192 for one that went through, 193 for one that went back.
  func endTransition() {
    guard let ended = running else { return }
    running = nil
    let (gone, stays) = ended.isReturning ? (ended.to, ended.from) : (ended.from, ended.to)
    didDisappear(gone, animated: true)
    didAppear(stays, animated: true)
    log(
      ended.isReturning ? .transitionCancelled : .transitionEnded, stays,
      [
        ("kind", .string(ended.kind.rawValue)), ("from", .controller(ended.from)),
        ("to", .controller(ended.to)), ("interactive", .boolean(ended.interactive)),
      ])
  }
}
