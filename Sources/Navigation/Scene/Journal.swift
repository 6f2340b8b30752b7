/// What is written down of what happens in a scene: the events, and why decisions ended as they did.
struct Journal {
  /// What happened.
  private(set) var events: EventLog
  /// The explanation of the decision under way; it stays until the next one begins.
  var draft = Explanation(.pop)
  /// That of the last decision that ended, nil before the first.
  private(set) var explanation: Explanation?

  init(eventLimit: Int) {
    events = EventLog(limit: eventLimit)
  }

  /// Writes the next event down.
  mutating func append(
    _ name: EventName, _ controller: Controller?, stack: Int, at time: Double,
    _ payload: consuming Event.Payload
  ) -> Event {
    let event = Event(
      index: events.lastIndex + 1, time: time, name: name,
      controller: controller.map { ControllerSummary($0) }, stack: stack, payload: payload)
    events.append(event)
    return event
  }

  /// The decision under way has ended: its draft is the explanation.
  mutating func conclude(
    _ ending: Explanation.Ending, reason: String?, source: PopSource?, controller: Controller?
  ) {
    draft.ending = ending
    draft.reason = reason
    draft.source = source
    draft.className = controller?.className
    explanation = draft
  }

  /// Nobody answers the question any more that the last decision may be about.
  mutating func dropQuestion() {
    guard let steps = explanation?.steps else { return }
    for (place, step) in steps.enumerated() where step.answer == .ask {
      explanation?.steps[place].answer = nil
      let asked = step.reason.map { ": \($0)" } ?? ""
      explanation?.steps[place].reason = "the question was dropped\(asked)"
    }
  }
}
