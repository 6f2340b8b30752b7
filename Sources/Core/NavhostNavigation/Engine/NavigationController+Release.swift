extension NavigationController {
  /// The finger is up, or was taken away: what runs is decided. The gesture is over before the
  /// controllers are told what comes of it (rule 194).
  func release(cancelled: Bool, reason: Refusal? = nil) -> Outcome {
    guard let sequence = touches, let begun = sequence.gesture,
      case .moving(let movement, _) = sequence.state
    else { return .ignored(.root) }
    let gesture = ended(begun, sequence)
    scene.journal.draft = sequence.explanation
    sequence.state = .moving(movement, cancelled ? .cancelled : .ended)
    let finishes = !cancelled && isBeyondHalf(gesture)
    let outcome = Outcome(finishes ? .popped : .cancelled, refusal: reason)
    switch movement {
    case .leading(let pop):
      let actions = finishes ? takeActions() : nil
      end(gesture, outcome)
      if finishes { finish(pop, doing: actions) } else if let running { turnBack(running) }
    case .finishingPop:
      end(gesture, outcome)
      if finishes { letRun() } else { undoPop() }
    case .undoingPush:
      end(gesture, outcome)
      if finishes { undoPush(gesture.kind) } else { letRun() }
    case .dragging(let pop): return releaseSheet(pop, gesture, cancelled: cancelled)
    case .freezing: return endFrozen(gesture, thaws: false)
    case .thawing: return endFrozen(gesture, thaws: true)
    }
    return outcome
  }

  private func endFrozen(_ gesture: PopGesture, thaws: Bool) -> Outcome {
    if thaws { isFrozen = false }
    end(gesture, .ignored(.frozen))
    return .ignored(.frozen)
  }

  /// Rule 155: the way, and 0.3 s more of it at the present speed, are more than half the width.
  private func isBeyondHalf(_ gesture: PopGesture) -> Bool {
    let way = gesture.translation.x + GestureLimits.foresight * gesture.velocity.x
    return way * configuration.direction.sign > configuration.width / 2
  }

  /// The gesture at its end; what it began with stays.
  private func ended(_ begun: PopGesture, _ sequence: TouchSequence) -> PopGesture {
    PopGesture(
      kind: begun.kind, start: begun.start, location: sequence.location,
      translation: sequence.translation, velocity: sequence.velocity.velocity,
      touches: begun.touches, distanceToEdge: begun.distanceToEdge, direction: begun.direction,
      region: begun.region, progress: progress(of: sequence.translation), input: begun.input)
  }

  private func end(_ gesture: PopGesture, _ outcome: Outcome) {
    scene.journal.conclude(
      outcome.kind.ending, reason: outcome.reason, source: nil, controller: top)
    var details: [(key: String, value: EventValue)] = [
      ("kind", .string(gesture.kind.rawValue)), ("outcome", .string(outcome.kind.rawValue)),
      ("progress", .number(gesture.progress)),
    ]
    if let reason = outcome.reason { details.append(("reason", .string(reason))) }
    log(.gestureEnded, top, details)
    guard let top else { return }
    _ = scene.tell { $0.gestureDidEnd(top, gesture, popped: outcome.kind == .popped) }
  }

  /// What is to be done because the swipe finishes; the explanation tells it.
  func takeActions() -> [PendingAction]? {
    guard let actions = running?.actions else { return nil }
    running?.actions = nil
    scene.journal.draft.add(actions)
    return actions
  }

  private func finish(_ pop: Pop, doing actions: [PendingAction]?) {
    guard let actions, let from = running?.from else { return finishPop(pop) }
    decide(Outcome(.popped))
    scene.carryOut(actions)
    guard isAttached, from.isOn(self) else { return }
    if running?.end == nil, running?.from === from { return finishPop(pop) }
    // The app has taken the swipe away: its pop runs by itself.
    var decision = Decision(.top(pop.count), pop, on: self)
    if decision.refresh(isAnswered: false) == nil { decision.execute() }
  }

  /// The pop is a fact from here on; the controllers appear when the transition has run out.
  private func finishPop(_ pop: Pop) {
    letRun()
    let left = removeTop(pop)
    running?.change = .pop(pop, left: left)
  }

  /// The transition goes on by itself from where it stands.
  func letRun() {
    guard let progress = running?.progress(at: time) else { return }
    running?.phase = .settling(since: time, from: progress)
  }
}

/// A swipe that is disabled under the finger is taken away, as disabling the recogniser does.
extension NavigationController {
  /// Whether the controller that the swipe takes away lets it go on no longer.
  var isDisabledUnderFinger: Bool {
    guard let sequence = touches, sequence.isSwiping, let kind = sequence.gesture?.kind,
      let leaving = running?.from
    else { return false }
    if leaving.disablesPop || leaving.settings.gesture == GestureMode.none { return true }
    return kind == .content && leaving.disablesContentPop
  }

  func cancelDisabledSwipe() {
    if isDisabledUnderFinger { _ = cancelSwipe() }
  }

  func cancelSwipe() -> Outcome {
    decide(release(cancelled: true, reason: .gestureDisabled))
  }
}
