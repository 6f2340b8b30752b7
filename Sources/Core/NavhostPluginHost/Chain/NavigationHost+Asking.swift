internal import NavhostLua
internal import NavhostNavigation

/// What came of a chain, or of a part of it.
enum ChainResult {
  /// No hook has ended it; this is the answer so far.
  case open(ChainAnswer)
  /// It has answered.
  case ended(ChainAnswer)
  /// A question is open.
  case suspended

  var answer: ChainAnswer {
    switch self {
    case .open(let answer), .ended(let answer): answer
    case .suspended: .none
    }
  }
}

/// Asks the links of a chain in turn.
extension NavigationHost {
  /// Asks the links from `index` on; `said` is the answer before them.
  func ask(
    _ run: ChainRun, _ chain: Chain, _ controller: Controller, from index: Int = 0,
    said: ChainAnswer = .none
  ) -> ChainResult {
    var said = said
    for index in index..<chain.links.count {
      let result = ask(run, chain.links[index], controller, index, said: said)
      guard case .open(let answer) = result else { return result }
      said = answer
    }
    return .ended(said)
  }

  /// Carries the waiting calls on, the innermost first.
  func resume(_ run: ChainRun, _ reply: Reply) -> ChainResult {
    var values: [LuaValue] = []
    if let question = run.question, let call = run.innermost {
      values = question.results(reply)
      call.told = LastAnswer(question: question, reply: reply, place: call.placeOfQuestion)
    }
    run.question = nil
    var answer = ChainAnswer.none
    while let call = run.innermost {
      let result = carryOn(call, run, values)
      if case .suspended = result { return .suspended }
      answer = result.answer
      values = answer.lua
      run.innermost?.rest = answer
    }
    return .ended(answer)
  }

  private func ask(
    _ run: ChainRun, _ link: ChainLink, _ controller: Controller, _ index: Int, said: ChainAnswer
  ) -> ChainResult {
    guard link.isCurrent else { return .open(said) }
    if link.isQuarantined {
      return skip(link, run, .quarantined, "plugin '\(link.name)' is quarantined", said: said)
    }
    if link.isLimited, let shortage = run.budget.exhausted {
      return skip(link, run, .budget, shortage.rawValue, said: said)
    }
    let call = run.beginCall(index)
    if link.wraps { call.step = run.addStep(link.respondent, .abstain, nil) }
    return called(call, run, said: said) { () throws(LuaError) in
      try invoke(call, run, link, controller)
    }
  }

  private func carryOn(
    _ call: Invocation, _ run: ChainRun, _ values: [LuaValue]
  ) -> ChainResult {
    let index = call.index
    let result = called(call, run, said: call.allowed) { () throws(LuaError) in
      try resume(call, run, call.link, values)
    }
    guard case .open(let answer) = result else { return result }
    return ask(run, run.chain, run.controller, from: index + 1, said: answer)
  }

  /// A link that is not asked counts as its `onError`.
  private func skip(
    _ link: ChainLink, _ run: ChainRun, _ why: Explanation.Skipped.Why, _ reason: String,
    said: ChainAnswer
  ) -> ChainResult {
    guard link.deniesOnError && run.hook.isYesOrNo else {
      run.skip(link, why)
      return .open(said)
    }
    _ = run.addStep(link.respondent.withoutPlace, .deny, reason)
    return .ended(.boolean(false, reason: reason))
  }

  /// The result of a call; `body` returns its coroutine if it waits for an answer.
  private func called(
    _ call: Invocation, _ run: ChainRun, said: ChainAnswer,
    _ body: () throws(LuaError) -> LuaThread?
  ) -> ChainResult {
    do throws(LuaError) {
      guard let waiting = try body() else { return finished(call, run, said: said) }
      call.thread = waiting
      call.allowed = said
    } catch {
      return failed(call, run, error, said: said)
    }
    let place = call.link.answerPlace(run.innermost?.placeOfQuestion)
    explain(call, run, .ask, run.question?.summary, place)
    return .suspended
  }

  /// A call has answered: if it has no opinion, a yes that came before stays in effect. A wrapper answers for
  /// the rest of the chain as well, once it asked it.
  private func finished(_ call: Invocation, _ run: ChainRun, said: ChainAnswer) -> ChainResult {
    let link = call.link
    let own: ChainAnswer
    let silent = silentAnswer(of: call)
    do throws(LuaRaise) {
      own = if let silent { silent } else { try .results(of: link, run.hook, on: self) }
    } catch {
      let place = link.endPlace(run.hook)
      let message = located(error, link, place)
      return failed(call, run, LuaError(.runtime, message), said: said, at: place)
    }
    link.plugin?.succeeded(run.hook)
    let isToldNo = silent?.isNo == true
    let place = isToldNo ? link.answerPlace(call.told?.place) : link.endPlace(run.hook)
    explain(call, run, own, place)
    observer?.tell { $0.answered(observed(link, run), own.outcome) }
    if own.isNone, link.wraps { return passedOver(call, run, said: said) }
    if run.hook.laysOut, !own.isNone { run.answerer = SettingAuthor(link, at: place) }
    end(call, run, own)
    if own.isNone { return .open(said) }
    return link.wraps || own.isFinal(for: run.hook) ? .ended(own) : .open(own)
  }

  private func failed(
    _ call: Invocation, _ run: ChainRun, _ error: LuaError, said: ChainAnswer,
    at place: Explanation.AnswerPlace? = nil
  ) -> ChainResult {
    let link = call.link
    let place = place ?? link.answerPlace(error.place)
    run.forgetActions(of: call)
    if error.code == .interrupted {
      explain(call, run, .notAsked, "interrupted", place)
      return passedOver(call, run, said: said)
    }
    let message = fault(link, run.hook, run.controller, error)
    observer?.tell { $0.answered(observed(link, run), .fault(message)) }
    if let refusal = refusal(of: call) {
      explain(call, run, refusal, link.answerPlace(call.told?.place))
      end(call, run, refusal)
      return .ended(refusal)
    }
    explain(call, run, .fault, message, place)
    guard link.deniesOnError && run.hook.isYesOrNo else {
      return passedOver(call, run, said: said)
    }
    let answer = ChainAnswer.boolean(false, reason: "plugin '\(link.name)' failed")
    run.settleActions(of: call, answer)
    run.endCall(call)
    return .ended(answer)
  }

  /// The call ends with its own answer.
  private func end(_ call: Invocation, _ run: ChainRun, _ answer: ChainAnswer) {
    if call.link.wraps, call.rest == nil { run.endedByWrapper = true }
    run.settleActions(of: call, answer)
    run.endCall(call)
  }

  /// The call has no answer of its own: the one of the rest of the chain is in effect.
  private func passedOver(_ call: Invocation, _ run: ChainRun, said: ChainAnswer) -> ChainResult {
    let rest = call.rest
    run.settleActions(of: call, rest)
    run.endCall(call)
    guard let rest else { return .open(said) }
    return .ended(rest.isNone ? said : rest)
  }
}
