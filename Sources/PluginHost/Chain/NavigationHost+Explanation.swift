internal import Navigation

extension NavigationHost {
  /// Adds a plugin or a hook to the explanation of the decision under way; titles and colours have
  /// none. The number is for `setStep`.
  @discardableResult
  func addStep(
    _ link: ChainLink, answer: Explanation.Answer, reason: String?, _ hook: HookName
  ) -> Int {
    guard hook.isYesOrNo, link.plugin?.isShadow != true else { return -1 }
    if link.isQuarantined {
      let speaker = link.speaker.withoutPlace
      return navigation.addStep(Explanation.Step(speaker, answer: answer, reason: reason))
    }
    return navigation.addStep(Explanation.Step(link.speaker, answer: answer, reason: reason))
  }

  /// Says what a call answered: in the step that stands for it, or in a new one. A wrapper's step
  /// stands before those of the rest of the chain, so it is there from the start.
  func note(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ answer: Explanation.Answer,
    _ reason: String?
  ) {
    if call.step >= 0 {
      navigation.setStep(call.step, answer: answer, reason: reason)
    } else {
      call.step = addStep(link, answer: answer, reason: reason, run.hook)
    }
  }

  func note(_ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ answer: ChainAnswer) {
    guard case .boolean(let value, let reason) = answer else {
      return note(call, run, link, .noOpinion, nil)
    }
    note(call, run, link, value ? .allow : .deny, reason)
  }
}

extension Explanation.Speaker {
  /// The same where no function answers.
  fileprivate var withoutPlace: Explanation.Speaker {
    Explanation.Speaker(name, hook: hook, className: className)
  }
}
