/// A swipe takes a running push or pop over where it stands, in a profile that has that. Nobody is
/// asked again.
extension NavigationController {
  /// Whether the swipe takes over what runs.
  func takesOver(_ gesture: PopGesture) -> Bool {
    guard let (running, movement) = takeover(by: gesture) else { return false }
    let progress = running.progress(at: time)
    began(gesture, movement)
    self.running?.interactive = true
    self.running?.phase = .held(progress: progress)
    if running.isReturning {
      willDisappear(running.from, animated: true)
      willAppear(running.to, animated: true)
    }
    return true
  }

  /// Whether it would.
  func canTakeOver(_ gesture: PopGesture) -> Bool { takeover(by: gesture) != nil }

  /// What the swipe would take over, and what would become of its fingers.
  private func takeover(
    by gesture: PopGesture
  ) -> (running: RunningTransition, movement: TouchSequence.Movement)? {
    guard scene.profile.interruptsTransitions, let running, running.end != nil,
      refusalOfTouch == nil, scene.open == nil, let movement = movement(takingOver: running),
      !guardsOfTakingOver.contains(where: { refuses($0, gesture) })
    else { return nil }
    return (running, movement)
  }

  /// There is something to go back to, and the transition is what it is about.
  private var guardsOfTakingOver: [GestureGuard] {
    GestureGuard.allCases.filter { $0 != .root && $0 != .transition && tries($0) }
  }

  /// What becomes of the fingers; nil where what runs cannot be taken over.
  private func movement(takingOver running: RunningTransition) -> TouchSequence.Movement? {
    let progress = running.progress(at: time)
    switch running.change {
    case .pop(let pop, _) where running.isReturning: return .leading(pop)
    case .pop: return .finishingPop(from: progress)
    case .push where !running.isReturning: return .undoingPush(from: progress)
    case .push, .stack, .exchange: return nil
    }
  }

  /// A pop that was taken over goes back: what had left returns, with a push event each.
  func undoPop() {
    guard let undone = running, case .pop(let pop, let left) = undone.change else { return }
    for controller in left.reversed() where controller.navigation == nil {
      enter(controller)
      tellPushed(controller, animated: true)
    }
    stackChanged()
    self.running?.change = .pop(pop, left: [])
    turnBack(undone)
  }

  /// A push that was taken over goes back: what had come leaves.
  func undoPush(_ kind: PopGesture.Kind) {
    guard let undone = running else { return }
    removeTop(Pop(source: kind.source, target: undone.from, id: scene.nextAttempt()))
    turnBack(undone)
  }

  /// Rules 193 and 194.
  func turnBack(_ turned: RunningTransition) {
    running?.phase = .returning(since: time, from: turned.progress(at: time))
    willDisappear(turned.to, animated: true)
    willAppear(turned.from, animated: true)
  }
}
