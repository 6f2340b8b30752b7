extension NavigationController {
  /// The finger has moved far enough: guards, then the policy, then the swipe begins. The result is
  /// nil where it did.
  func panBegins() -> Outcome? {
    restoreBackButton()
    guard let gesture = currentGesture() else { return nil }
    touches?.gesture = gesture
    beginDraft(.gesture)
    if takesOver(gesture) { return nil }
    var actions: [PendingAction]?
    if let refusal = refusalOfGesture(gesture, &actions) {
      return refuseGesture(gesture, refusal, doing: actions)
    }
    return beginPan(gesture, doing: actions)
  }

  /// What keeps the gesture from beginning: the hard guards, an open question, then
  /// `gestureShouldBegin` with the soft guards. `actions` gets what is to be done in either case.
  private func refusalOfGesture(
    _ gesture: PopGesture, _ actions: inout [PendingAction]?
  ) -> Outcome? {
    if let refusal = refusalOfTouch ?? (isOnScreen ? nil : .nothingThere) {
      addRefusal(refusal)
      return .ignored(refusal)
    }
    if let refusal = hardRefusal(gesture) { return .ignored(refusal) }
    // The top is asked (rule 108), never one remembered from an earlier gesture (24, 25).
    guard let top else { return .ignored(.root) }
    if let refusal = refusalOfQuestion {
      addRefusal(refusal)
      return .ignored(refusal)
    }
    let soft = softRefusals(gesture)
    let verdict = scene.ask(.gestureShouldBegin, about: top) { $0.gestureShouldBegin(top, gesture) }
    switch verdict.answer {
    case .allow: lift(soft)
    case .abstain, .ask: if let first = soft.first { return .ignored(first.refusal) }
    case .deny: break
    }
    actions = verdict.actions.map { $0.map { $0.about(top) } }
    guard case .deny(let reason) = verdict.answer else { return nil }
    return Outcome(.blocked, reason: reason)
  }

  private func beginPan(_ gesture: PopGesture, doing actions: [PendingAction]?) -> Outcome? {
    if !isFrozen && depth > 1 && refusalOfTransition == nil {
      return askAndLead(gesture, doing: actions)
    }
    if let actions { scene.journal.draft.add(actions) }
    if isFrozen {
      began(gesture, .thawing)
    } else {
      freeze(gesture, cause: depth <= 1 ? .root : .transition)
    }
    if let actions { scene.carryOut(actions) }
    return nil
  }

  private func askAndLead(_ gesture: PopGesture, doing actions: [PendingAction]?) -> Outcome? {
    let sequence = touches
    let pop = pop(gesture.kind.source, count: 1, animated: true)
    var decision = Decision(.top(1), pop, on: self)
    decision.actions = actions
    let stop = decision.ask() ?? refusalAfterRenewal(of: decision)
    // The app may have lifted the finger when it was asked.
    guard touches === sequence else { return conclude(stop ?? .ignored(.tooShort), source: nil) }
    if let stop { return refuseGesture(gesture, stop, doing: decision.actions) }
    endTransitionsInTheWay()
    if let actions { scene.journal.draft.add(actions) }
    began(gesture, .leading(decision.pop))
    beginInteractivePop(decision.pop, gesture)
    running?.actions = decision.actions.map { Array($0.dropFirst(actions?.count ?? 0)) }
    if let actions { scene.carryOut(actions) }
    return nil
  }

  /// The app may have covered what the finger is on when it was asked.
  func refusalAfterRenewal(of decision: Decision) -> Outcome? {
    guard decision.isRenewed, let refusal = refusalOfTouch else { return nil }
    addRefusal(refusal)
    return .ignored(refusal)
  }

  private func beginInteractivePop(_ pop: Pop, _ gesture: PopGesture) {
    guard let top, let target = pop.target else { return }
    begin(
      RunningTransition(
        change: .pop(pop, left: []), from: top, to: target, interactive: true,
        phase: .held(progress: gesture.progress)))
    top.isMovingFromParent = true
    willDisappear(top, animated: true)
    willAppear(target, animated: true)
  }

  /// Rule 63: nothing can be popped, so the end of this gesture is waited for in vain.
  private func freeze(_ gesture: PopGesture, cause: Refusal) {
    began(gesture, .freezing)
    isFrozen = true
    log(.frozen, top, [("cause", .string(cause.text))])
  }

  func began(_ gesture: PopGesture, _ movement: TouchSequence.Movement) {
    let conclusion = conclude(.began, reason: nil, source: nil, controller: top)
    touches?.explanation = conclusion.explanation
    touches?.state = .moving(movement, .began)
    log(
      .gestureBegan, top,
      [
        ("kind", .string(gesture.kind.rawValue)), ("x", .number(gesture.start.x)),
        ("y", .number(gesture.start.y)),
      ])
  }

  /// Those whom a gesture that does not begin leaves unasked.
  private func noteSkipped(_ gesture: PopGesture, _ outcome: Outcome) {
    guard scene.roster != nil else { return }
    let draft = scene.journal.draft
    let why: Explanation.Skipped.Why = outcome.kind == .blocked ? .denied : .guard
    for (hook, source) in [(AskedHook.gestureShouldBegin, nil), (.shouldPop, gesture.kind.source)]
    where !draft.hasNoted(hook) {
      noteSkipped(hook, top, source, why)
    }
  }

  func refuseGesture(
    _ gesture: PopGesture, _ outcome: Outcome, doing actions: [PendingAction]?
  ) -> Outcome {
    noteSkipped(gesture, outcome)
    if let actions { scene.journal.draft.add(actions) }
    conclude(outcome, source: nil)
    log(
      .gestureRefused, top,
      [
        ("kind", .string(gesture.kind.rawValue)), ("outcome", .string(outcome.kind.rawValue)),
        ("reason", .string(outcome.reason ?? "")),
      ])
    decide(outcome)
    if let actions { scene.carryOut(actions) }
    return outcome
  }

  /// The gesture as it stands at the last touch.
  func currentGesture() -> PopGesture? { touches.map(gesture) }

  /// The gesture that these fingers make on this stack.
  func gesture(of sequence: TouchSequence) -> PopGesture {
    let translation = sequence.translation
    return PopGesture(
      kind: gestureKind(from: sequence.start), start: sequence.start,
      location: sequence.location, translation: translation,
      velocity: sequence.velocity.velocity, touches: 1,
      distanceToEdge: distanceToEdge(sequence.start), direction: configuration.direction,
      region: region(at: sequence.start)?.name, progress: progress(of: translation),
      input: sequence.input)
  }

  func progress(of translation: ScreenPoint) -> Double {
    let share = translation.x * configuration.direction.sign / configuration.width
    return min(max(share, 0), 1)
  }

  func followFinger() -> Outcome? {
    guard let sequence = touches else { return nil }
    guard case .moving(let movement, _) = sequence.state else { return nil }
    sequence.state = .moving(movement, .changed)
    if isDisabledUnderFinger { return cancelSwipe() }
    let way = progress(of: sequence.translation)
    switch movement {
    case .leading: running?.phase = .held(progress: way)
    case .finishingPop(let start): running?.phase = .held(progress: min(start + way, 1))
    case .undoingPush(let start): running?.phase = .held(progress: max(start - way, 0))
    case .dragging:
      home?.running?.phase = .held(progress: dragProgress(of: sequence.translation))
    case .freezing, .thawing: break
    }
    return nil
  }
}

extension PopGesture.Kind {
  /// What a pop by this gesture comes from.
  var source: PopSource {
    switch self {
    case .edge: .edgeGesture
    case .fullscreen: .fullscreenGesture
    case .content: .contentGesture
    }
  }
}
