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
  /// Asks what comes at and after `index` in the run's chain; `said` is what was said before.
  func ask(
    _ run: ChainRun, _ chain: Chain, _ controller: Controller, from index: Int = 0,
    said: ChainAnswer = .none
  ) -> ChainResult {
    var said = said
    for index in index..<chain.links.count {
      switch ask(run, chain.links[index], controller, index, said: said) {
      case .open(let answer): said = answer
      case .ended(let answer): return .ended(answer)
      case .suspended: return .suspended
      }
    }
    return .ended(said)
  }

  /// Carries the waiting calls on, the innermost first.
  func resume(_ run: ChainRun, _ reply: Reply) -> ChainResult {
    var values: [LuaValue] = []
    if let question = run.question, let call = run.innermost {
      values = question.results(reply)
      call.told = Told(question: question, reply: reply, place: call.placeOfQuestion)
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
    if link.isQuarantined { return quarantined(link, run, said: said) }
    if link.isLimited, let shortage = run.share.shortage {
      return unasked(link, run, .limit, shortage.rawValue, said: said)
    }
    let call = run.beginCall(index, link.limits)
    if link.wraps { call.step = run.addStep(link.respondent, .noOpinion, nil) }
    do throws(LuaError) {
      let waiting = try invoke(call, run, link, controller)
      return called(call, run, link, waiting, said: said)
    } catch {
      return failed(call, run, link, error, said: said)
    }
  }

  private func carryOn(
    _ call: Invocation, _ run: ChainRun, _ values: [LuaValue]
  ) -> ChainResult {
    let index = call.index
    let link = call.link
    let said = call.allowed
    let result: ChainResult
    do throws(LuaError) {
      let waiting = try resume(call, run, link, values)
      result = called(call, run, link, waiting, said: said)
    } catch {
      result = failed(call, run, link, error, said: said)
    }
    guard case .open(let answer) = result else { return result }
    return ask(run, run.chain, run.controller, from: index + 1, said: answer)
  }

  private func quarantined(
    _ link: ChainLink, _ run: ChainRun, said: ChainAnswer
  ) -> ChainResult {
    unasked(link, run, .quarantined, "plugin '\(link.name)' is quarantined", said: said)
  }

  /// Who is not asked counts as its `onError`.
  private func unasked(
    _ link: ChainLink, _ run: ChainRun, _ why: Explanation.PassedOver.Why, _ reason: String,
    said: ChainAnswer
  ) -> ChainResult {
    guard link.deniesOnError && run.hook.isYesOrNo else {
      run.pass(link, why)
      return .open(said)
    }
    _ = run.addStep(link.respondent.withoutPlace, .deny, reason)
    return .ended(.boolean(false, reason: reason))
  }

  /// What comes of a call that went well; `waiting` is its coroutine where it waits for an answer.
  private func called(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ waiting: LuaThread?,
    said: ChainAnswer
  ) -> ChainResult {
    guard let waiting else { return finished(call, run, link, said: said) }
    call.thread = waiting
    call.allowed = said
    explain(
      call, run, link, .ask, run.question?.summary, link.answerPlace(run.innermost?.placeOfQuestion)
    )
    return .suspended
  }

  /// A call has answered: a yes that came before stands where it has no opinion. A wrapper speaks for
  /// the rest of the chain as well, once it asked it.
  private func finished(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, said: ChainAnswer
  ) -> ChainResult {
    let own: ChainAnswer
    let silent = silentAnswer(of: call, link)
    do throws(LuaRaise) {
      if let silent { own = silent } else { own = try .results(of: link, run.hook, on: self) }
    } catch {
      let place = link.endPlace(run.hook)
      let message = located(error, link, place)
      return failed(call, run, link, LuaError(.runtime, message), said: said, at: place)
    }
    link.plugin?.succeeded(run.hook)
    let place =
      silent?.isNo == true
      ? link.answerPlace(call.told?.place) : link.endPlace(run.hook)
    explain(call, run, link, own, place)
    observer?.tell { $0.answered(observed(link, run), own.outcome) }
    if own.isNone, link.wraps { return passedOver(call, run, said: said) }
    if run.hook.laysOut, !own.isNone { run.answerer = SettingAuthor(link, at: place) }
    if link.wraps, call.rest == nil { run.endedByWrapper = true }
    run.settleActions(of: call, own)
    run.endCall(call)
    if own.isNone { return .open(said) }
    return link.wraps || own.isFinal(for: run.hook) ? .ended(own) : .open(own)
  }

  private func failed(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ error: LuaError, said: ChainAnswer,
    at place: Explanation.AnswerPlace? = nil
  ) -> ChainResult {
    let place = place ?? link.answerPlace(error.place)
    run.forgetActions(of: call)
    if error.code == .interrupted {
      explain(call, run, link, .notAsked, "interrupted", place)
      return passedOver(call, run, said: said)
    }
    let message = fault(link, run.hook, run.controller, error)
    observer?.tell { $0.answered(observed(link, run), .fault(message)) }
    let answer: ChainAnswer
    if let refusal = refusal(of: call, link) {
      explain(call, run, link, refusal, link.answerPlace(call.told?.place))
      if link.wraps, call.rest == nil { run.endedByWrapper = true }
      answer = refusal
    } else {
      explain(call, run, link, .fault, message, place)
      guard link.deniesOnError && run.hook.isYesOrNo else {
        return passedOver(call, run, said: said)
      }
      answer = .boolean(false, reason: "plugin '\(link.name)' failed")
    }
    run.settleActions(of: call, answer)
    run.endCall(call)
    return .ended(answer)
  }

  /// The call says nothing itself; what the rest of the chain answered it stands.
  private func passedOver(_ call: Invocation, _ run: ChainRun, said: ChainAnswer) -> ChainResult {
    let rest = call.rest
    run.settleActions(of: call, rest)
    run.endCall(call)
    guard let rest else { return .open(said) }
    return .ended(rest.isNone ? said : rest)
  }
}

/// Who has asked and says nothing: what it was told last speaks for it.
extension NavigationHost {
  /// What a call answers that has asked and returned nothing, or just what it was told; nil where it has answered
  /// itself, or has not asked.
  func silentAnswer(of call: Invocation, _ link: ChainLink) -> ChainAnswer? {
    guard let told = call.told, silence.speaks(for: link) else { return nil }
    let results = link.state.results
    return results.isNil(0) || told.isReturned(results, self) ? told.answer : nil
  }

  /// The no that a call was told last, if it was one: it stands where the call fails.
  func refusal(of call: Invocation, _ link: ChainLink) -> ChainAnswer? {
    guard let answer = call.told?.answer, answer.isNo, silence.speaks(for: link) else { return nil }
    return answer
  }
}

/// For whom of those who ask and say nothing the answer speaks. Sessions that were recorded before it did are played
/// as it was then.
package enum Silence {
  /// For nobody, as it was at levels 1 and 2 of the contract.
  case isNoOpinion
  /// For plugins, and for no hook of a script.
  case speaksForPlugins
  case speaks

  func speaks(for link: ChainLink) -> Bool {
    switch self {
    case .isNoOpinion: false
    case .speaksForPlugins: link.plugin?.isInline == false
    case .speaks: true
    }
  }
}
