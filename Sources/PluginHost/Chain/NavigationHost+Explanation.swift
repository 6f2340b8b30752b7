internal import Navigation

extension NavigationHost {
  /// Says what a call answered: in the step that stands for it, or in a new one. A wrapper's step
  /// stands before those of the rest of the chain, so it is there from the start.
  func explain(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ answer: Explanation.Answer,
    _ reason: String?
  ) {
    if call.step >= 0 {
      run.setStep(call.step, answer, reason)
    } else {
      call.step = run.addStep(link.respondent, answer, reason)
    }
  }

  func explain(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ answer: ChainAnswer
  ) {
    guard case .boolean(let value, let reason) = answer else {
      return explain(call, run, link, .noOpinion, nil)
    }
    explain(call, run, link, value ? .allow : .deny, reason)
  }
}

extension Explanation.Respondent {
  /// The same where no function answers.
  var withoutPlace: Explanation.Respondent {
    Explanation.Respondent(name, hook: hook, className: className)
  }
}
