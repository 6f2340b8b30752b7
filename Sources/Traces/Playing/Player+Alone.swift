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
    var answers = (decision.line["answers"]?.array ?? []).compactMap { Reply($0) }[...]
    var actions: [Action] = []
    for entry in asked {
      guard let parts = entry.array, parts.count >= 3,
        let hook = parts[0].text.flatMap(HookName.init(rawValue:)), let id = parts[1].integer
      else { return nil }
      let controller = recorded.controller(id, className: parts[2].text)
      guard let verdict = verdict(hook, controller, decision.decided, &answers),
        !recorded.lacksSomething
      else { return nil }
      let asked = (verdict.actions ?? []).map(\.action)
      if let stop = stop(verdict, decision.decided, asked) { return stop }
      actions += asked
      if hook == .gestureShouldBegin, verdict.answer != .noOpinion,
        decision.decided.outcome == "ignored"
      {
        return nil
      }
    }
    return passed(decision.decided, asked, actions)
  }

  /// What a hook says, after the answers that were recorded; nil where a question does not take one.
  private func verdict(
    _ hook: HookName, _ controller: Controller, _ decided: Decided,
    _ answers: inout ArraySlice<Reply>
  ) -> Verdict? {
    guard let policy = host.navigation.scene.policy else { return .noOpinion }
    if hook == .gestureShouldBegin { return policy.gestureShouldBegin(controller, Self.gesture) }
    let wish = Self.wish(hook, controller, decided)
    var verdict = policy.verdict(on: wish, about: controller)
    while case .ask(let question) = verdict.answer, let waiting = verdict.suspension,
      let answer = answers.popFirst()
    {
      guard question.takes(answer) else {
        waiting.drop()
        return nil
      }
      verdict = waiting.resume(answer, wish)
    }
    if case .ask = verdict.answer { verdict.suspension?.drop() }
    return verdict
  }

  private static func wish(
    _ hook: HookName, _ controller: Controller, _ decided: Decided
  ) -> Wish {
    switch hook {
    case .shouldPush: return .push(Push(animated: true, previous: nil, depth: 0))
    case .shouldSelect: return .tab(Tab(index: 0, from: 0, top: controller))
    default:
      let source = decided.source.flatMap(PopSource.init(rawValue:)) ?? .edgeGesture
      return .pop(Pop(source: source, target: controller))
    }
  }

  private static var gesture: Gesture {
    let zero = Point(x: 0, y: 0)
    return Gesture(
      kind: .edge, start: zero, location: zero, translation: zero, velocity: zero,
      distanceToEdge: 0, direction: .ltr)
  }

  /// What ends the decision; nil where it goes on.
  private func stop(
    _ verdict: Verdict, _ decided: Decided, _ actions: [Action]
  ) -> Decided? {
    var result = decided
    result.by = lastAsked
    result.add([], nil, words)
    switch verdict.answer {
    case .noOpinion, .allow: return nil
    case .deny(let reason):
      result.outcome = "blocked"
      result.reason = reason
      result.add(actions, nil, words)
    case .ask(let question):
      result.add([], question, words)
      result.outcome = "deferred"
      result.reason = nil
    }
    return result
  }

  /// Nobody of those who were asked had anything against it.
  private func passed(
    _ decided: Decided, _ asked: [JSONValue], _ actions: [Action]
  ) -> Decided? {
    var result = decided
    result.add(actions, nil, words)
    result.by = lastAsked ?? (decided.isRefusal ? nil : decided.by)
    guard decided.isRefusal else { return result }
    result.reason = nil
    switch decided.kind {
    case "push": result.outcome = "pushed"
    case "pop": result.outcome = "popped"
    case "tab": result.outcome = "selected"
    default:
      guard asked.contains(where: { $0.array?.first?.text == "shouldPop" }) else { return nil }
      result.outcome = "began"
    }
    return result
  }
}

extension Player {
  private var words: TraceValueWriter { TraceValueWriter(host: host, mask: nil) }
}

extension NavigationPolicy {
  fileprivate func verdict(on wish: Wish, about controller: Controller) -> Verdict {
    switch wish {
    case .pop(let pop): shouldPop(controller, pop)
    case .push(let push): shouldPush(controller, push)
    case .tab(let tab): shouldSelect(controller, tab)
    }
  }
}
