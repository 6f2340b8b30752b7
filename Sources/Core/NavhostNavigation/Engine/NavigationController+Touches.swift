extension NavigationController {
  /// One raw touch, at the present time of the clock. The result is nil until it is decided what
  /// becomes of the fingers on the screen, then that, until the last of them is up. A touch of a
  /// finger that is not down is nil too.
  @discardableResult
  public func touch(_ phase: TouchPhase, at point: ScreenPoint, id: Int = 1) -> Outcome? {
    operate(.touch(phase, point, finger: id), Outcome.ignoring) {
      handle(phase, at: point, finger: id, settle: false)
    }
  }

  /// One finger comes down and goes up.
  @discardableResult
  public func tap(at point: ScreenPoint, settle: Bool = true) -> Outcome {
    operate(.tap(point, settle: settle), Outcome.ignored) {
      forgetDecidedTouches()
      let finger = freeFinger
      _ = handle(.began, at: point, finger: finger, settle: settle)
      let outcome = handle(.ended, at: point, finger: finger, settle: settle)
      return outcome ?? ignorePop(.transition, nil)
    }
  }

  /// A drag in equal steps over its duration; the clock moves with it. The first finger has the id 1
  /// where that is free. The result is nil where the finger stays down with nothing decided.
  @discardableResult
  public func pan(_ pan: Pan) -> Outcome? {
    operate(.pan(pan), Outcome.ignoring) { synthesize(pan) }
  }

  /// Puts the fingers down, moves them and takes them up.
  func synthesize(_ pan: Pan) -> Outcome? {
    forgetDecidedTouches()
    let outcome = drag(pan)
    if outcome != nil && !pan.release { forgetDecidedTouches() }
    if pan.settle && outcome?.hasMoved == true { settleWhatMoved() }
    return outcome
  }

  private func drag(_ pan: Pan) -> Outcome? {
    let fingers = putDown(max(1, pan.fingers), at: pan.from)
    touches?.input = pan.input
    let steps = max(1, pan.steps)
    let duration = pan.duration > 0 && pan.duration.isFinite ? pan.duration : 0
    let start = time
    let way = pan.to - pan.from
    var outcome: Outcome?
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      scene.moveClock(to: min(start + duration * share, NavigationScene.endOfTime))
      let point =
        step == steps
        ? pan.to : ScreenPoint(x: pan.from.x + way.x * share, y: pan.from.y + way.y * share)
      for finger in fingers { outcome = handle(.moved, at: point, finger: finger, settle: false) }
    }
    guard pan.release else { return outcome }
    for finger in fingers { outcome = handle(.ended, at: pan.to, finger: finger, settle: false) }
    return outcome ?? ignorePop(.transition, nil)
  }

  private func putDown(_ count: Int, at point: ScreenPoint) -> [Int] {
    (0..<count).map { _ in
      let finger = freeFinger
      _ = handle(.began, at: point, finger: finger, settle: false)
      return finger
    }
  }

  /// The lowest id from 1 that is not down.
  private var freeFinger: Int {
    var finger = 1
    while touches?.fingers.contains(finger) == true { finger += 1 }
    return finger
  }

  /// Takes fingers off the screen of which nothing more can come, before new ones come down.
  private func forgetDecidedTouches() {
    guard touches?.outcome != nil else { return }
    touches?.taker?.touches = nil
    touches = nil
  }

  func handle(_ phase: TouchPhase, at point: ScreenPoint, finger: Int, settle: Bool) -> Outcome? {
    guard phase == .moved else {
      report(phase, at: point, finger)
      return touchBeganOrEnded(phase, at: point, finger: finger, settle: settle)
    }
    defer { report(phase, at: point, finger) }
    return touches?.fingers.contains(finger) == true ? move(finger, to: point) : nil
  }

  private func report(_ phase: TouchPhase, at point: ScreenPoint, _ finger: Int) {
    guard !scene.touchObservers.isEmpty else { return }
    let touch = Touch(phase, at: point, finger: finger, time: time, stack: number)
    scene.touchObservers.tell { $0(touch) }
  }

  private func touchBeganOrEnded(
    _ phase: TouchPhase, at point: ScreenPoint, finger: Int, settle: Bool
  ) -> Outcome? {
    switch phase {
    case .began: return touchDown(at: point, finger)
    case .moved: return nil
    case .ended, .cancelled:
      guard touches?.fingers.contains(finger) == true else { return nil }
      let outcome = lift(finger, at: point, cancelled: phase == .cancelled, settle: settle)
      touches?.fingers.removeAll { $0 == finger }
      if touches?.fingers.isEmpty == true { touches = nil }
      return outcome
    }
  }

  /// A finger that comes down twice was taken away in between.
  private func touchDown(at point: ScreenPoint, _ finger: Int) -> Outcome? {
    if touches?.fingers.contains(finger) == true {
      _ = handle(.cancelled, at: point, finger: finger, settle: false)
    }
    guard let sequence = touches else {
      touches = TouchSequence(finger: finger, at: point, time: time)
      if let refusal = refusalOfTouch { return refuseTouches(refusal) }
      let innermost = stacks(under: point)[0]
      // One that another finger is on shows that finger's button.
      if innermost === self || !innermost.hasFingers { innermost.dimButton(under: point) }
      return nil
    }
    touches?.fingers.append(finger)
    guard case .possible = sequence.state else { return sequence.outcome }
    return refuseTouches(.fingers)
  }

  private func dimButton(under point: ScreenPoint) {
    guard !isInTransition, let back = shownBack, back.frame.contains(point) else { return }
    backButtonAlpha = BarLayout.pressedAlpha
  }

  private func move(_ finger: Int, to point: ScreenPoint) -> Outcome? {
    guard finger == touches?.finger else { return touches?.outcome }
    if let taker = touches?.taker { return taker.move(finger, to: point) }
    touches?.move(to: point, at: time)
    switch touches?.state {
    case .possible: return touches?.isFarEnough == true ? beginMovement() : nil
    case .decided, nil: return touches?.outcome
    default: return followFinger()
    }
  }

  private func beginMovement() -> Outcome? {
    guard let sequence = touches else { return nil }
    restoreButtons()
    if dragsSheet(sequence.translation) { return dragBegins() }
    scene.layBarsOut()
    let taker = taker(of: sequence)
    if taker === self { return panBegins() }
    taker.touches = sequence.copy()
    sequence.state = .taken(by: taker)
    return taker.panBegins()
  }

  private func lift(
    _ finger: Int, at point: ScreenPoint, cancelled: Bool, settle: Bool
  ) -> Outcome? {
    guard let sequence = touches, finger == sequence.finger else { return touches?.outcome }
    if !cancelled, sequence.taker == nil {
      if point != sequence.location { _ = move(finger, to: point) } else { touches?.rest(at: time) }
    }
    if let taker = sequence.taker {
      let outcome = taker.lift(finger, at: point, cancelled: cancelled, settle: settle)
      taker.touches = nil
      return outcome.map { decide($0) }
    }
    switch touches?.state {
    case .possible: return endWithoutPan(at: point, cancelled: cancelled, settle: settle)
    case .decided, nil: return touches?.outcome
    default: return decide(release(cancelled: cancelled))
    }
  }

  /// A finger that hardly moved taps what it came down on and went up from.
  private func endWithoutPan(at point: ScreenPoint, cancelled: Bool, settle: Bool) -> Outcome {
    guard let sequence = touches, !cancelled else { return refuseTouches(.tooShort) }
    restoreButtons()
    let tapped = stacks(under: sequence.start)[0]
    let isOnButton =
      tapped.shownBack.map { $0.frame.contains(sequence.start) && $0.frame.contains(point) }
      ?? false
    if sequence.hasMoved && !isOnButton { return refuseTouches(.tooShort) }
    return decide(tapped.handleTap(at: point, settle: settle))
  }

  /// Whether a finger is down.
  package var hasFingers: Bool { touches != nil }

  /// The state of the pop gesture's recogniser (rule 189).
  public var recognizerState: RecognizerState { touches?.recognizer ?? .possible }

  /// What becomes of the fingers on the screen, for good.
  @discardableResult
  func decide(_ outcome: Outcome) -> Outcome {
    touches?.decide(outcome)
    return outcome
  }

  private func refuseTouches(_ refusal: Refusal) -> Outcome {
    restoreButtons()
    beginDraft(.gesture)
    addRefusal(refusal)
    noteSkipped(.gestureShouldBegin, top, nil)
    noteSkipped(.shouldPop, top, nil)
    return decide(conclude(.ignored(refusal), source: nil))
  }

  /// Runs the transition that a finger of this stack has begun: its own, that of a stack inside its top,
  /// or that of its sheet.
  private func settleWhatMoved() {
    for stack in sequence(first: self, next: { $0.top?.embedded?.selectedTab }) { stack.runToEnd() }
    scene.moving.last { $0.running?.kind.isOfPresentation == true }?.runToEnd()
  }
}

extension Outcome {
  /// Whether a transition runs now that a finger began.
  fileprivate var hasMoved: Bool {
    kind == .popped || kind == .cancelled || kind == .dismissed
  }
}
