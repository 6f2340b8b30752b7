extension NavigationController {
  /// The transition under way, nil at rest.
  public var transition: TransitionState? {
    running.map {
      TransitionState(
        kind: $0.kind, progress: $0.progress(at: time), from: $0.from, to: $0.to,
        interactive: $0.interactive)
    }
  }

  func runToEnd() {
    if let end = running?.end { scene.moveClock(to: max(end, time)) }
  }

  /// Shows `to` in place of `from`; the stack has changed already.
  func show(
    _ to: Controller, from: Controller?, _ change: RunningTransition.Change, animated: Bool
  ) {
    guard isOnScreen else { return }
    guard let from else { return appearAlone(to) }
    from.isMovingFromParent = from.navigation == nil
    if animated {
      begin(
        RunningTransition(
          change: change, from: from, to: to, interactive: false,
          phase: .settling(since: time, from: 0)))
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

  func begin(_ transition: RunningTransition) {
    running = transition
    log(.transitionBegan, transition.to, details(of: transition))
  }

  /// Rule 192 for one that went through, 193 for one that went back.
  func endTransition() {
    guard let ended = running else { return }
    running = nil
    if let exchange = ended.exchange {
      exchange.finish(returning: ended.isReturning)
    } else {
      let (gone, stays) = ended.isReturning ? (ended.to, ended.from) : (ended.from, ended.to)
      didDisappear(gone, animated: true)
      didAppear(stays, animated: true)
    }
    log(
      ended.isReturning ? .transitionCancelled : .transitionEnded,
      ended.isReturning ? ended.from : ended.to, details(of: ended))
  }

  private func details(
    of transition: RunningTransition
  ) -> [(key: String, value: EventValue)] {
    [
      ("kind", .string(transition.kind.rawValue)),
      ("from", .controller(ControllerSummary(transition.from))),
      ("to", .controller(ControllerSummary(transition.to))),
      ("interactive", .boolean(transition.interactive)),
    ]
  }
}
