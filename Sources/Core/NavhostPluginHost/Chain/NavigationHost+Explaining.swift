internal import NavhostNavigation

extension NavigationHost {
  /// Says what a call answered: in the step that stands for it, or in a new one. A wrapper's step
  /// stands before those of the rest of the chain, so it is there from the start.
  func explain(
    _ call: Invocation, _ run: ChainRun, _ answer: Explanation.Answer, _ reason: String?,
    _ place: Explanation.AnswerPlace?
  ) {
    if let step = call.step {
      run.setStep(step, answer, reason, place)
    } else {
      call.step = run.addStep(call.link.respondent, answer, reason, place)
    }
  }

  func explain(
    _ call: Invocation, _ run: ChainRun, _ answer: ChainAnswer, _ place: Explanation.AnswerPlace?
  ) {
    guard case .boolean(let value, let reason) = answer else {
      return explain(call, run, .abstain, nil, place)
    }
    explain(call, run, value ? .allow : .deny, reason, place)
  }
}

extension Explanation.Respondent {
  /// The same where no function answers.
  var withoutPlace: Explanation.Respondent {
    Explanation.Respondent(name, hook: hook, className: className)
  }
}
