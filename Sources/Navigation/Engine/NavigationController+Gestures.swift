extension NavigationController {
  /// The finger has moved far enough: guards, then the policy, then the swipe begins. The result is
  /// nil where it did.
  func panBegins() -> Outcome? {
    restoreBackButton()
    guard let gesture = currentGesture() else { return nil }
    touches?.gesture = gesture
    draft.begin(.gesture)
    ledger.gestureStarts()
    if let refusal = refusalOfGesture(gesture) { return refuseGesture(gesture, refusal) }
    return beginPan(gesture)
  }

  /// What keeps the gesture from beginning: the hard guards, an open question, then
  /// `gestureShouldBegin` with the soft guards.
  private func refusalOfGesture(_ gesture: Gesture) -> Outcome? {
    guard isOnScreen else { return .ignored(.nothingThere) }
    if let refusal = hardRefusal(gesture) { return .ignored(refusal) }
    guard let top = gestureAsks else { return .ignored(.root) }
    if hasOpenQuestion { return .ignored(.questionOpen) }
    let soft = softRefusals(gesture)
    ledger.askedGesture(top, on: self)
    switch ask(.gestureShouldBegin, { $0.gestureShouldBegin(top, gesture) }) {
    case .deny(let reason): return Outcome(.blocked, reason: reason)
    case .allow:
      lift(soft)
      return nil
    case .noOpinion, .ask: return soft.first.map { .ignored($0.refusal) }
    }
  }

  /// Whom the gesture asks: the top (rule 108), never one remembered from an earlier gesture (rules
  /// 24, 25).
  private var gestureAsks: Controller? {
    guard faults.contains(.askRemembered) else { return top }
    defer { lastAsked = top }
    return lastAsked ?? top
  }

  private func beginPan(_ gesture: Gesture) -> Outcome? {
    if isFrozen {
      began(gesture, .thawing)
    } else if depth <= 1 {
      freeze(gesture, cause: .root)
    } else if isInTransition {
      freeze(gesture, cause: .transition)
    } else {
      return askAndLead(gesture)
    }
    return nil
  }

  private func askAndLead(_ gesture: Gesture) -> Outcome? {
    let target = stack[depth - 2]
    let source: PopSource = gesture.kind == .edge ? .edgeGesture : .fullscreenGesture
    let pop = Pop(source: source, target: target, count: 1, animated: true)
    if !faults.contains(.skipAsk), let outcome = askLeaving(pop, cleared: []) {
      return refuseGesture(gesture, outcome)
    }
    began(gesture, .leading(pop))
    beginInteractivePop(to: target, gesture)
    return nil
  }

  private func beginInteractivePop(to target: Controller, _ gesture: Gesture) {
    guard let top else { return }
    ledger.gestureBegan(gesture, on: self)
    begin(.pop, from: top, to: target, interactive: true, .held(progress: gesture.progress))
    top.isMovingFromParent = true
    willDisappear(top, animated: true)
    willAppear(target, animated: true)
  }

  /// Rule 63: nothing can be popped, so the end of this gesture is waited for in vain.
  private func freeze(_ gesture: Gesture, cause: Refusal) {
    began(gesture, .freezing)
    isFrozen = true
    log(.frozen, top, [("cause", .string(cause.rawValue))])
  }

  private func began(_ gesture: Gesture, _ state: TouchSequence.State) {
    settleDraft(.began, reason: nil)
    recordDecision(source: nil, controller: top)
    touches?.explanation = concluded
    touches?.state = state
    touches?.recognizer = .began
    log(
      .gestureBegan, top,
      [
        ("kind", .string(gesture.kind.rawValue)), ("x", .number(gesture.start.x)),
        ("y", .number(gesture.start.y)),
      ])
  }

  private func refuseGesture(_ gesture: Gesture, _ outcome: Outcome) -> Outcome {
    _ = conclude(outcome, source: nil)
    log(
      .gestureRefused, top,
      [
        ("kind", .string(gesture.kind.rawValue)), ("outcome", .string(outcome.kind.rawValue)),
        ("reason", .string(outcome.reason ?? "")),
      ])
    return decide(outcome)
  }

  /// The gesture as it stands at the last touch.
  func currentGesture() -> Gesture? {
    guard let sequence = touches else { return nil }
    let translation = sequence.translation
    return Gesture(
      kind: gestureMode == .fullscreen ? .fullscreen : .edge, start: sequence.start,
      location: sequence.location, translation: translation,
      velocity: sequence.velocity.velocity, touches: 1,
      distanceToEdge: distanceToEdge(sequence.start), direction: configuration.direction,
      region: region(at: sequence.start)?.name, progress: progress(of: translation))
  }

  private func progress(of translation: Point) -> Double {
    let share = translation.x * configuration.direction.sign / configuration.width
    return min(max(share, 0), 1)
  }

  func followFinger() -> Outcome? {
    guard let translation = touches?.translation else { return nil }
    touches?.recognizer = .changed
    guard case .leading = touches?.state else { return nil }
    running?.phase = .held(progress: progress(of: translation))
    return nil
  }
}
