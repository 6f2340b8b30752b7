extension NavigationController {
  /// What a pop gesture would do that starts at `point` and moves towards the trailing edge.
  /// Guards and the policy's `gestureShouldBegin` are asked as they would be, but nothing begins and
  /// nothing is recorded. `shouldPop` is not asked: see `probePop()`.
  package func probeGesture(from point: ScreenPoint) -> GestureProbe {
    operate(
      { GestureProbe.guarded(by: $0) },
      {
        beginDraft(.gesture)
        return probe(swipe(from: point))
      })
  }

  /// What the policy's `shouldPop` answers to a swipe now. It asks nobody a question.
  package func probePop() -> (Verdict.Answer, String?) {
    operate(
      { _ in (Verdict.Answer.abstain, nil) },
      {
        guard depth > 1, let top else { return (.abstain, nil) }
        beginDraft(.pop)
        let source: PopSource = gestureMode == .fullscreen ? .fullscreenGesture : .edgeGesture
        let verdict = scene.ask(.shouldPop, about: top) {
          $0.shouldPop(
            top, Pop(source: source, target: top.previous, id: scene.lastAttempt + 1))
        }
        verdict.suspension?.drop()
        return (verdict.answer, author(of: verdict.answer))
      })
  }

  private func probe(_ gesture: PopGesture) -> GestureProbe {
    if let refusal = refusalOfTouch { return .guarded(by: refusal) }
    if let refusal = hardRefusal(gesture) {
      return GestureProbe(.guarded, refusal, authorOfGuard(refusal))
    }
    guard let top, depth > 1 else { return .guarded(by: .root) }
    if let refusal = refusalOfQuestion { return .guarded(by: refusal) }
    let soft = softRefusals(gesture)
    let verdict = scene.ask(.gestureShouldBegin, about: top) { $0.gestureShouldBegin(top, gesture) }
    switch verdict.answer {
    case .deny(let reason):
      return GestureProbe(.blocked, reason.map { Refusal($0) }, author(of: verdict.answer))
    case .allow: return GestureProbe(.begins, nil, author(of: verdict.answer))
    case .abstain, .ask:
      guard let refusal = soft.first?.refusal else { return GestureProbe(.begins) }
      return GestureProbe(.guarded, refusal, authorOfGuard(refusal))
    }
  }

  /// Who of those that were asked gave the answer.
  private func author(of answer: Verdict.Answer) -> String? {
    guard answer != .abstain else { return nil }
    let said = scene.journal.draft.steps.last { $0.hook != nil && $0.answer != .abstain }
    return said?.author
  }

  private func authorOfGuard(_ refusal: Refusal) -> String? {
    scene.journal.draft.steps.first { $0.by == refusal.text && $0.answer == .refused }?
      .compared?.rule
  }

  /// A swipe that has just moved far enough.
  private func swipe(from start: ScreenPoint) -> PopGesture {
    let way = ScreenPoint(x: 12 * configuration.direction.sign)
    return PopGesture(
      kind: gestureKind(from: start), start: start, location: start + way,
      translation: way, velocity: ScreenPoint(x: 300 * configuration.direction.sign),
      distanceToEdge: distanceToEdge(start), direction: configuration.direction,
      region: region(at: start)?.name, progress: 12 / configuration.width)
  }
}

extension GestureProbe {
  fileprivate static func guarded(by refusal: Refusal) -> GestureProbe {
    GestureProbe(.guarded, refusal)
  }
}
