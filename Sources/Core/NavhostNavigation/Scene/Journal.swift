/// What is written down of what happens in a scene: the events, and why decisions ended as they did.
struct Journal {
  /// What happened.
  private(set) var events: EventLog
  /// The explanation of the decision under way.
  var draft = Explanation(.pop)
  /// The last decision that ended, nil before the first.
  private(set) var conclusion: Conclusion?

  init(eventLimit: Int) {
    events = EventLog(limit: eventLimit)
  }

  /// Writes the next event down.
  mutating func append(_ event: consuming Event) { events.append(event) }

  /// Takes down what a policy said: its steps are the explanation's from now on.
  mutating func note(
    _ verdict: inout Verdict, _ hook: Explanation.Respondent, about controller: Controller
  ) {
    draft.note(verdict.skips.take())
    if !verdict.steps.isEmpty {
      verdict.noted = verdict.steps.count
      draft.add(exchange(&verdict.steps, with: []))
    } else if let step = Explanation.Step(hook, verdict.answer, about: controller) {
      draft.steps.append(step)
    }
  }

  /// The decision under way has ended: its draft becomes the explanation.
  @discardableResult
  mutating func conclude(
    _ ending: Explanation.Ending, reason: String?, source: PopSource?, controller: Controller?
  ) -> Conclusion {
    draft.ending = ending
    draft.reason = reason
    draft.source = source
    draft.className = controller?.className
    let conclusion = Conclusion(exchange(&draft, with: Explanation(.pop)))
    self.conclusion = conclusion
    return conclusion
  }

  /// Nobody answers the question any more that the last decision may be about.
  mutating func dropQuestion() {
    guard var explanation = conclusion?.explanation else { return }
    for (place, step) in explanation.steps.enumerated() where step.answer == .ask {
      explanation.steps[place].answer = nil
      let asked = step.reason.map { ": \($0)" } ?? ""
      explanation.steps[place].reason = "the question was dropped\(asked)"
    }
    conclusion = Conclusion(explanation)
  }
}
