extension NavigationController {
  /// Takes an event down, and passes it on.
  public func record(
    _ name: EventName, controller: Controller? = nil, plugin: String? = nil,
    _ details: [(String, EventValue)] = []
  ) {
    append(name, controller, plugin: plugin, details.map { (key: $0.0, value: $0.1) })
  }

  /// The same for the engine's own events.
  func log(
    _ name: EventName, _ controller: Controller?, _ details: [(key: String, value: EventValue)] = []
  ) {
    append(name, controller, plugin: nil, details)
  }

  private func append(
    _ name: EventName, _ controller: Controller?, plugin: String?,
    _ details: [(key: String, value: EventValue)]
  ) {
    let event = Event(
      index: events.lastIndex + 1, time: time, name: name, controller: controller,
      plugin: plugin, details: details)
    events.append(event)
    onEvent?(event)
  }

  /// Adds what a plugin said to the decision under way; outside one it is dropped. The result is
  /// the step's number, for `setStep`; -1 where it was dropped.
  @discardableResult
  public func addStep(_ step: Explanation.Step) -> Int {
    guard isDeciding else { return -1 }
    draft.steps.append(step)
    return draft.steps.count - 1
  }

  /// Says what came of a step that was added before its answer was known.
  public func setStep(_ number: Int, answer: Explanation.Answer, reason: String? = nil) {
    guard isDeciding, draft.steps.indices.contains(number) else { return }
    draft.steps[number].answer = answer
    draft.steps[number].reason = reason
  }

  /// Ends the decision under way, and records it.
  func conclude(_ outcome: Outcome, source: PopSource?, controller: Controller? = nil) -> Outcome {
    settleDraft(outcome.kind.rawValue, reason: outcome.reason)
    recordDecision(source: source, controller: controller ?? top)
    return outcome
  }

  func settleDraft(_ outcome: String, reason: String?) {
    draft.outcome = outcome
    draft.reason = reason
    explanation = draft
  }

  func recordDecision(source: PopSource?, controller: Controller?) {
    var details: [(key: String, value: EventValue)] = [
      ("subject", .string(draft.subject.rawValue)), ("outcome", .string(draft.outcome)),
    ]
    if let source { details.append(("source", .string(source.rawValue))) }
    if let reason = draft.reason { details.append(("reason", .string(reason))) }
    log(.decision, controller, details)
  }
}
