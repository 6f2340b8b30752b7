extension NavigationController {
  /// The finger is up, or was taken away: what runs is decided. The gesture is over before the
  /// controllers are told what comes of it (rule 194).
  func release(cancelled: Bool) -> Outcome {
    guard let sequence = touches, let begun = sequence.gesture else { return .ignored(.root) }
    let gesture = ended(begun, sequence)
    draft = sequence.explanation
    touches?.recognizer = cancelled ? .cancelled : .ended
    switch sequence.state {
    case .leading(let pop):
      if faults.contains(.askTwice), let top { _ = askToPop(top, pop) }
      let finishes = !cancelled && isBeyondHalf(gesture)
      let outcome = Outcome(finishes ? .popped : .cancelled)
      end(gesture, outcome)
      if finishes { finishPop(pop) } else { cancelPop() }
      return outcome
    case .thawing:
      isFrozen = false
      end(gesture, .ignored(.frozen))
      return .ignored(.frozen)
    default:
      end(gesture, .ignored(.frozen))
      return .ignored(.frozen)
    }
  }

  /// Rule 155: the way, and 0.3 s more of it at the present speed, are more than half the width.
  private func isBeyondHalf(_ gesture: Gesture) -> Bool {
    let way = gesture.translation.x + GestureLimits.foresight * gesture.velocity.x
    return way * configuration.direction.sign > configuration.width / 2
  }

  /// The gesture at its end; what it began with stays.
  private func ended(_ begun: Gesture, _ sequence: TouchSequence) -> Gesture {
    let width = configuration.width
    let share = sequence.translation.x * configuration.direction.sign / width
    return Gesture(
      kind: begun.kind, start: begun.start, location: sequence.location,
      translation: sequence.translation, velocity: sequence.velocity.velocity,
      touches: begun.touches, distanceToEdge: begun.distanceToEdge, direction: begun.direction,
      region: begun.region, progress: min(max(share, 0), 1))
  }

  private func end(_ gesture: Gesture, _ outcome: Outcome) {
    settleDraft(outcome.kind.ending, reason: outcome.reason)
    var details: [(key: String, value: EventValue)] = [
      ("kind", .string(gesture.kind.rawValue)), ("outcome", .string(outcome.kind.rawValue)),
      ("progress", .number(gesture.progress)),
    ]
    if let reason = outcome.reason { details.append(("reason", .string(reason))) }
    log(.gestureEnded, top, details)
    if let top { _ = tell { $0.gestureDidEnd(top, gesture, popped: outcome.kind == .popped) } }
  }

  /// The pop is a fact from here on; the controllers appear when the transition has run out.
  private func finishPop(_ pop: Pop) {
    if let progress = running?.progress(at: time) {
      running?.phase = .settling(since: time, from: progress)
    }
    removeTop(pop)
  }

  /// Rules 193 and 194.
  private func cancelPop() {
    guard let cancelled = running else { return }
    running?.phase = .returning(since: time, from: cancelled.progress(at: time))
    willDisappear(cancelled.to, animated: true)
    willAppear(cancelled.from, animated: true)
    spoilCancel(cancelled)
  }

  /// What goes wrong after a cancelled swipe where a test says so.
  private func spoilCancel(_ cancelled: RunningTransition) {
    if faults.contains(.keepBarAfterCancel) {
      shownBar.hidden = cancelled.to.hidesBar
      shownBar.title = cancelled.to.title
    }
    if faults.contains(.popOnCancel) {
      tellPopped(cancelled.from, Pop(source: .edgeGesture, target: cancelled.to))
    }
  }
}
