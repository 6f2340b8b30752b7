extension NavigationScene {
  /// `body` hears of a controller when what policies say of its settings has changed
  /// (`settingsInForce`), until the result is released: keep it. Nothing may be changed in it.
  public func observeSettings(_ body: @escaping (Controller) -> Void) -> Observation {
    answerObservers.add(body)
  }

  /// Takes an event of a host down, and passes it on.
  package func record(
    _ name: EventName, controller: Controller? = nil, plugin: String? = nil,
    _ details: [(String, EventValue)] = []
  ) {
    append(
      name, controller, stack: controller?.navigation?.number ?? 1,
      .details(details.map { (key: $0.0, value: $0.1) }, plugin: plugin))
  }

  func append(
    _ name: EventName, _ controller: Controller?, stack: Int, _ payload: consuming Event.Payload
  ) {
    let event = Event(
      index: journal.events.lastIndex + 1, time: time, name: name,
      controller: controller.map { ControllerSummary($0) }, stack: stack, payload: payload)
    if eventObservers.isEmpty { return journal.append(consume event) }
    journal.append(event)
    eventObservers.tell { $0(event) }
  }
}

extension NavigationController {
  /// Records an event of this stack.
  func log(
    _ name: EventName, _ controller: Controller?,
    _ details: @autoclosure () -> [(key: String, value: EventValue)] = [], plugin: String? = nil
  ) {
    if scene.recordsDecisionsOnly { return }
    scene.append(name, controller, stack: number, .details(details(), plugin: plugin))
  }

  /// Starts the explanation of a decision.
  func beginDraft(_ subject: Explanation.Subject) {
    scene.journal.draft = Explanation(subject)
  }

  /// Ends the decision under way, and records it.
  @discardableResult
  func conclude(_ outcome: Outcome, source: PopSource?) -> Outcome {
    conclude(outcome, source: source, controller: top)
  }

  @discardableResult
  func conclude(_ outcome: Outcome, source: PopSource?, controller: Controller?) -> Outcome {
    let conclusion = scene.journal.conclude(
      outcome.kind.ending, reason: outcome.reason, source: source, controller: controller)
    scene.append(.decision, controller, stack: number, .decision(consume conclusion))
    return outcome
  }

  @discardableResult
  func conclude(
    _ ending: Explanation.Ending, reason: String?, source: PopSource?, controller: Controller?
  ) -> Conclusion {
    let conclusion = scene.journal.conclude(
      ending, reason: reason, source: source, controller: controller)
    scene.append(.decision, controller, stack: number, .decision(conclusion))
    return conclusion
  }

  /// Makes a refusal a step of the explanation under way.
  func addRefusal(_ refusal: Refusal) {
    scene.journal.draft.steps.append(
      Explanation.Step(
        refusal.respondent, answer: .refused, reason: refusal.text, compared: comparison(refusal)))
  }
}

extension Outcome.Kind {
  /// How explanations and events call it.
  var ending: Explanation.Ending {
    switch self {
    case .popped: .popped
    case .dismissed: .dismissed
    case .pushed: .pushed
    case .selected: .selected
    case .blocked: .blocked
    case .deferred: .deferred
    case .cancelled: .cancelled
    case .ignored: .ignored
    }
  }
}
