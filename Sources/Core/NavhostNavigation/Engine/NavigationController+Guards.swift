extension NavigationController {
  /// Where the top lets a pop gesture start.
  var gestureMode: GestureMode { top?.settings.gesture ?? configuration.gesture }

  func distanceToEdge(_ point: ScreenPoint) -> Double {
    configuration.direction == .ltr ? point.x : configuration.width - point.x
  }

  /// The kind of a pop gesture that starts at `point`.
  func gestureKind(from point: ScreenPoint) -> PopGesture.Kind {
    switch gestureMode {
    case .fullscreen: return .fullscreen
    case .none: return .edge
    case .edge:
      let isOnContent =
        scene.profile.hasContentPan && top?.disablesContentPop != true
        && distanceToEdge(point) > GestureLimits.edge
      return isOnContent ? .content : .edge
    }
  }

  /// The region of the top under `point`; where regions overlap the last listed.
  func region(at point: ScreenPoint) -> Region? {
    top?.settings.regions.last { $0.frame.contains(point) }
  }

  /// Tries the hard guards in their order, each a step of the explanation; the first that refuses.
  func hardRefusal(_ gesture: PopGesture) -> Refusal? {
    for gestureGuard in GestureGuard.allCases where !gestureGuard.isSoft {
      if tries(gestureGuard), explain(gestureGuard, gesture) { return gestureGuard.refusal }
    }
    return nil
  }

  /// Tries the soft guards, and remembers every one that refuses; the lowest number is the reason.
  func softRefusals(_ gesture: PopGesture) -> [GestureGuard] {
    GestureGuard.allCases.filter { $0.isSoft && tries($0) && explain($0, gesture) }
  }

  /// A policy said yes in spite of them.
  func lift(_ guards: [GestureGuard]) {
    let names = guards.map { $0.refusal.text }
    for index in scene.journal.draft.steps.indices
    where scene.journal.draft.steps[index].answer == .refused
      && names.contains(scene.journal.draft.steps[index].by)
    {
      scene.journal.draft.steps[index].answer = .overridden
    }
  }

  func tries(_ gestureGuard: GestureGuard) -> Bool {
    configuration.guards || !gestureGuard.isDelegates
  }

  /// Makes a guard a step of the explanation; whether it refuses.
  private func explain(_ gestureGuard: GestureGuard, _ gesture: PopGesture) -> Bool {
    let refused = refuses(gestureGuard, gesture)
    let name = gestureGuard.refusal.text
    scene.journal.draft.steps.append(
      Explanation.Step(
        gestureGuard.respondent, answer: refused ? .refused : .satisfied,
        reason: refused ? name : nil, compared: comparison(gestureGuard, gesture, refused: refused))
    )
    return refused
  }

  func refuses(_ gestureGuard: GestureGuard, _ gesture: PopGesture) -> Bool {
    switch gestureGuard {
    case .root: depth <= 1
    case .gestureDisabled: top?.disablesPop == true || gestureMode == .none
    case .distance: isTooFar(gesture)
    case .transition: refusalOfTransition != nil
    case .direction: gesture.translation.x * configuration.direction.sign <= 0
    case .customBackButton: gesture.kind != .fullscreen && losesOwnGestures
    case .region: region(at: gesture.start)?.keepsPopDrag == true
    }
  }

  /// Rule 102; an edge gesture starts within 20 pt.
  private func isTooFar(_ gesture: PopGesture) -> Bool {
    if gesture.kind == .edge && gesture.distanceToEdge > GestureLimits.edge { return true }
    let limit = top?.maxInitialDistance ?? 0
    return limit > 0 && gesture.distanceToEdge > limit
  }

  /// Rules 61 and 198.
  private var losesOwnGestures: Bool {
    guard let top else { return false }
    return top.hasCustomBackButton || top.hidesBackButton || top.hidesBar
  }
}
