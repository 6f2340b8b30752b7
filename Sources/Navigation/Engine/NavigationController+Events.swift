extension NavigationController {
  /// Takes an event down, and passes it on.
  public func record(
    _ name: EventName, controller: Controller? = nil, plugin: String? = nil,
    _ details: [(String, EventValue)] = []
  ) {
    append(
      name, controller, .details(details.map { (key: $0.0, value: $0.1) }, plugin: plugin))
  }

  /// The same for the engine's own events.
  func log(
    _ name: EventName, _ controller: Controller?, _ details: [(key: String, value: EventValue)] = []
  ) {
    append(name, controller, .details(details, plugin: nil))
  }

  private func append(
    _ name: EventName, _ controller: Controller?, _ payload: consuming Event.Payload
  ) {
    let event = Event(
      index: events.lastIndex + 1, time: clock, name: name, controller: controller,
      payload: payload)
    events.append(event)
    onEvent?(event)
  }

  /// Adds what a plugin said to the decision under way; outside one it is dropped. The result is
  /// the step's number, for `setStep`; -1 where it was dropped.
  @discardableResult
  public func addStep(_ step: consuming Explanation.Step) -> Int {
    guard isDeciding else { return -1 }
    draft.steps.append(step)
    hasExplained = true
    return draft.steps.count - 1
  }

  /// Says what came of a step that was added before its answer was known.
  public func setStep(_ number: Int, answer: Explanation.Answer, reason: String? = nil) {
    guard isDeciding, draft.steps.indices.contains(number) else { return }
    draft.steps[number].answer = answer
    draft.steps[number].reason = reason
    hasExplained = true
  }

  /// Ends the decision under way, and records it.
  func conclude(_ outcome: Outcome, source: PopSource?, controller: Controller? = nil) -> Outcome {
    settleDraft(outcome.kind.ending, reason: outcome.reason)
    recordDecision(source: source, controller: controller ?? top)
    return outcome
  }

  /// The draft becomes the explanation; what was one serves the next draft.
  func settleDraft(_ ending: Explanation.Ending, reason: String?) {
    draft.ending = ending
    draft.reason = reason
    swap(&concluded, &draft)
    hasDecided = true
  }

  func recordDecision(source: PopSource?, controller: Controller?) {
    concluded.source = source
    concluded.className = controller?.className
    guard let ending = concluded.ending else { return }
    append(
      .decision, controller,
      .decision(concluded.subject, outcome: ending, source: source, reason: concluded.reason))
  }
}

extension Outcome.Kind {
  /// How explanations and events call it.
  var ending: Explanation.Ending {
    switch self {
    case .popped: .popped
    case .blocked: .blocked
    case .deferred: .deferred
    case .cancelled: .cancelled
    case .ignored: .ignored
    }
  }
}
