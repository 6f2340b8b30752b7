internal import Navigation
internal import PluginHost
internal import Support

/// Asking a recorded decision again, from the values that were recorded with it.
extension Player {
  /// Asks each decision of a session alone. Nil stands for one that cannot be told: something is read
  /// that was not recorded, or somebody would be asked who was not.
  package func askAlone(_ trace: Trace) throws(TraceError) -> [Decided?] {
    try begin(trace)
    defer {
      values = nil
      end()
    }
    var results: [Decided?] = []
    for decision in trace.decisions {
      try budget.spend(1)
      results.append(ask(decision))
    }
    try budget.checkTime()
    return results
  }

  private func ask(_ decision: Trace.Decision) -> Decided? {
    let asked = decision.line["asked"]?.array ?? []
    guard !asked.isEmpty else { return decision.decided }
    let recorded = RecordedValues(decision, host)
    values = recorded
    lastAsked = nil
    var answers = (decision.line["answers"]?.array ?? []).compactMap(\.boolean)[...]
    for entry in asked {
      guard let parts = entry.array, parts.count >= 3,
        let hook = parts[0].text.flatMap(HookName.init(rawValue:)), let id = parts[1].integer
      else { return nil }
      let controller = recorded.controller(id, className: parts[2].text)
      let verdict = verdict(hook, controller, decision.decided, &answers)
      if recorded.lacksSomething { return nil }
      if let stop = stop(verdict, decision.decided) { return stop }
      if hook == .gestureShouldBegin, verdict.answer != .noOpinion,
        decision.decided.outcome == "ignored"
      {
        return nil
      }
    }
    return passed(decision.decided, asked)
  }

  private func verdict(
    _ hook: HookName, _ controller: Controller, _ decided: Decided,
    _ answers: inout ArraySlice<Bool>
  ) -> Verdict {
    guard let policy = host.navigation.scene.policy else { return .noOpinion }
    switch hook {
    case .gestureShouldBegin: return policy.gestureShouldBegin(controller, Self.gesture)
    case .shouldPush:
      return policy.shouldPush(controller, Push(animated: true, previous: nil, depth: 0))
    default: break
    }
    let source = decided.source.flatMap(PopSource.init(rawValue:)) ?? .edgeGesture
    let pop = Pop(source: source, target: controller)
    var verdict = policy.shouldPop(controller, pop)
    while case .ask = verdict.answer, let waiting = verdict.suspension,
      let answer = answers.popFirst()
    {
      verdict = waiting.resume(.accepted(answer), .pop(pop))
    }
    if case .ask = verdict.answer { verdict.suspension?.drop() }
    return verdict
  }

  private static var gesture: Gesture {
    let zero = Point(x: 0, y: 0)
    return Gesture(
      kind: .edge, start: zero, location: zero, translation: zero, velocity: zero,
      distanceToEdge: 0, direction: .ltr)
  }

  /// What ends the decision; nil where it goes on.
  private func stop(_ verdict: Verdict, _ decided: Decided) -> Decided? {
    var result = decided
    result.by = lastAsked
    switch verdict.answer {
    case .noOpinion, .allow: return nil
    case .deny(let reason):
      result.outcome = "blocked"
      result.reason = reason
    case .ask:
      result.outcome = "deferred"
      result.reason = nil
    }
    return result
  }

  /// Nobody of those who were asked had anything against it.
  private func passed(_ decided: Decided, _ asked: [JSONValue]) -> Decided? {
    var result = decided
    result.by = lastAsked ?? (decided.isRefusal ? nil : decided.by)
    guard decided.isRefusal else { return result }
    result.reason = nil
    switch decided.kind {
    case "push": result.outcome = "pushed"
    case "pop": result.outcome = "popped"
    default:
      guard asked.contains(where: { $0.array?.first?.text == "shouldPop" }) else { return nil }
      result.outcome = "began"
    }
    return result
  }
}
