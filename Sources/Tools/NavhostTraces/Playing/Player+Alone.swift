internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// Asking a recorded decision again, from the values that were recorded with it.
extension Player {
  /// Asks each decision of a session alone. Nil stands for one that cannot be told: something is read
  /// that was not recorded, or somebody would be asked who was not.
  package func askAlone(_ trace: Trace) throws(TraceError) -> [Decided?] {
    try begin(trace)
    for step in trace.steps { say(step.texts) }
    defer {
      values = nil
      end()
    }
    var open = OpenDecision()
    defer { open.run?.drop() }
    var results: [Decided?] = []
    for decision in trace.decisions {
      try budget.spend(1)
      results.append(ask(decision, &open))
    }
    try budget.checkTime()
    return results
  }

  private func ask(_ decision: Trace.Decision, _ open: inout OpenDecision) -> Decided? {
    let asked = decision.asked
    let run: LoneRun
    if open.goesOn(with: decision) {
      let waiting = open.run
      open.close()
      guard let waiting else { return nil }
      waiting.goOn(with: decision)
      run = waiting
    } else {
      guard decision.replies.isEmpty || !asked.isEmpty else { return nil }
      guard !asked.isEmpty else { return decision.decided }
      run = LoneRun(decision, host)
    }
    let result = play(run)
    if decision.decided.outcome == "deferred" { open.wait(for: decision, run) } else { run.drop() }
    return result
  }

  /// Carries a decision on as far as it comes with the answers that were recorded.
  private func play(_ run: LoneRun) -> Decided? {
    values = run.recorded
    lastAsked = nil
    let decided = run.decision.decided
    if let waiting = run.takeWaiting() {
      guard let verdict = answered(waiting, run), run.tells(verdict) else { return nil }
      if let stop = stop(verdict, run) { return stop }
    }
    while let entry = run.rest.popFirst() {
      guard let hook = entry.hook else { return nil }
      let controller = run.recorded.controller(entry.id, className: entry.className)
      guard let verdict = verdict(hook, controller, run), run.tells(verdict) else { return nil }
      if let stop = stop(verdict, run) { return stop }
      let isAnswer = verdict.answer != .abstain
      if hook == .gestureShouldBegin, isAnswer, decided.outcome == "ignored" { return nil }
    }
    return passed(run)
  }

  /// What a hook says, after the answers that were recorded; nil where a question does not take one.
  private func verdict(_ hook: HookName, _ controller: Controller, _ run: LoneRun) -> Verdict? {
    guard let policy = host.navigation.scene.policy else { return .abstain }
    if hook == .gestureShouldBegin { return policy.gestureShouldBegin(controller, Self.gesture) }
    let attempt = Self.attempt(hook, controller, run.decision.decided)
    let verdict = policy.verdict(on: attempt, about: controller)
    return answered(LoneRun.Waiting(verdict: verdict, attempt: attempt), run)
  }

  private func answered(_ waiting: LoneRun.Waiting, _ run: LoneRun) -> Verdict? {
    var verdict = waiting.verdict
    while case .ask(let question) = verdict.answer, let suspension = verdict.suspension,
      let answer = run.replies.popFirst()
    {
      guard question.accepts(answer) else {
        suspension.drop()
        return nil
      }
      verdict = suspension.resume(with: answer, updated: waiting.attempt)
    }
    run.wait(LoneRun.Waiting(verdict: verdict, attempt: waiting.attempt))
    return verdict
  }

  private static func attempt(
    _ hook: HookName, _ controller: Controller, _ decided: Decided
  ) -> Attempt {
    switch hook {
    case .shouldPush: return .push(Push(animated: true, previous: nil, depth: 0))
    case .shouldSelect: return .tab(TabSelection(index: 0, from: 0, top: controller))
    default:
      let source = decided.source.flatMap(PopSource.init(rawValue:)) ?? .edgeGesture
      return .pop(Pop(source: source, target: controller))
    }
  }

  private static var gesture: PopGesture {
    let zero = ScreenPoint(x: 0, y: 0)
    return PopGesture(
      kind: .edge, start: zero, location: zero, translation: zero, velocity: zero,
      distanceToEdge: 0, direction: .ltr)
  }

  /// What ends the decision; nil where it goes on.
  private func stop(_ verdict: Verdict, _ run: LoneRun) -> Decided? {
    var result = run.decision.decided
    result.by = lastAsked
    result.reason = nil
    result.add([], nil, words)
    let asked = (verdict.actions ?? []).map(\.action)
    switch verdict.answer {
    case .abstain, .allow:
      run.actions += asked
      return nil
    case .deny(let reason):
      result.outcome = "blocked"
      result.reason = reason
      result.add(asked, nil, words)
    case .ask(let question):
      result.outcome = "deferred"
      result.add([], question, words)
    }
    return result
  }

  /// Nobody of those who were asked had anything against it.
  private func passed(_ run: LoneRun) -> Decided? {
    let decided = run.decision.decided
    var result = decided
    result.add(run.actions, nil, words)
    result.by = lastAsked ?? (decided.isRefusal ? nil : decided.by)
    guard decided.isRefusal else { return result }
    result.reason = nil
    switch decided.kind {
    case "push": result.outcome = "pushed"
    case "pop": result.outcome = decided.isOfPresentation ? "dismissed" : "popped"
    case "tab": result.outcome = "selected"
    default:
      guard run.hasAsked(.shouldPop) else { return nil }
      result.outcome = run.hasWaited ? "popped" : "began"
    }
    return result
  }
}

extension Decided {
  /// Whether only what is presented is left in this way.
  fileprivate var isOfPresentation: Bool {
    source == PopSource.sheetSwipe.rawValue || source == PopSource.tapOutside.rawValue
  }
}

extension Player {
  private var words: TraceValueWriter { TraceValueWriter(host: host, mask: nil) }
}

extension NavigationPolicy {
  fileprivate func verdict(on attempt: Attempt, about controller: Controller) -> Verdict {
    switch attempt {
    case .pop(let pop): shouldPop(controller, pop)
    case .push(let push): shouldPush(controller, push)
    case .tab(let tab): shouldSelect(controller, tab)
    }
  }
}
