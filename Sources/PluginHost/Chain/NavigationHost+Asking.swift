internal import Lua
internal import Navigation

/// How a decision goes from link to link.
extension NavigationHost {
  /// What comes after a link, or after a part of a chain, was asked.
  enum Progress {
    /// The next link is asked.
    case goesOn
    /// The chain has answered.
    case ends
    /// A question is open.
    case waits
  }

  /// Asks what comes at and after `index`. `answer` is what was said before, then what the chain
  /// answers.
  func run(
    _ run: ChainRun, _ chain: Chain, from index: Int = 0, _ answer: inout ChainAnswer
  ) -> Progress {
    for index in index..<chain.links.count {
      let progress = ask(run, chain.links[index], index, &answer)
      if progress != .goesOn { return progress }
    }
    return .ends
  }

  /// Carries the waiting calls on, the innermost first.
  func resume(_ run: ChainRun, _ accepted: Bool, _ answer: inout ChainAnswer) -> Progress {
    run.question = nil
    var values = [LuaValue.boolean(accepted)]
    while let call = run.innermost {
      if carryOn(call, run, values, &answer) == .waits { return .waits }
      values = answer.lua
      run.innermost?.rest = answer
    }
    return .ends
  }

  /// Gives the waiting calls up.
  func drop(_ run: ChainRun) {
    while run.innermost != nil { run.dropCall() }
  }

  private func ask(
    _ run: ChainRun, _ link: ChainLink, _ index: Int, _ answer: inout ChainAnswer
  ) -> Progress {
    guard link.isCurrent else { return .goesOn }
    if link.isQuarantined { return quarantined(link, run.hook, &answer) }
    guard !link.isLimited || run.unitsLeft > 0 else {
      addStep(link, answer: .notAsked, reason: "the decision's units are used up", run.hook)
      return .goesOn
    }
    guard !link.isLimited || run.secondsLeft ?? 1 > 0 else {
      addStep(link, answer: .notAsked, reason: "the decision's seconds are used up", run.hook)
      return .goesOn
    }
    let call = run.beginCall(index, limits)
    if link.wraps { call.step = addStep(link, answer: .noOpinion, reason: nil, run.hook) }
    return finish(call, run, link, invoke(call, run, link), &answer)
  }

  private func carryOn(
    _ call: Invocation, _ run: ChainRun, _ values: [LuaValue], _ answer: inout ChainAnswer
  ) -> Progress {
    let index = call.index
    let link = call.link
    answer = call.allowed
    let progress = finish(call, run, link, resume(call, link, values), &answer)
    return progress == .goesOn ? self.run(run, run.chain, from: index + 1, &answer) : progress
  }

  private func quarantined(
    _ link: ChainLink, _ hook: HookName, _ answer: inout ChainAnswer
  ) -> Progress {
    let denies = link.deniesOnError && hook.isYesOrNo
    let reason = "plugin '\(link.name)' is quarantined"
    addStep(link, answer: denies ? .deny : .noOpinion, reason: reason, hook)
    guard denies else { return .goesOn }
    answer = .boolean(false, reason: reason)
    return .ends
  }

  private func finish(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ outcome: CallOutcome,
    _ answer: inout ChainAnswer
  ) -> Progress {
    if link.isLimited {
      run.unitsLeft -= call.unitsUsed
      run.secondsLeft = run.secondsLeft.map { $0 - call.secondsUsed }
    }
    switch outcome {
    case .finished: return finished(call, run, link, &answer)
    case .failed(let error): return failed(call, run, link, error, &answer)
    case .suspended(let thread):
      call.thread = thread
      call.allowed = answer
      note(call, run, link, .ask, run.question?.message)
      return .waits
    }
  }

  private func finished(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ answer: inout ChainAnswer
  ) -> Progress {
    do throws(LuaRaise) {
      let own = try ChainAnswer(resultsOf: link, of: run.hook, on: self)
      link.plugin?.noteSuccess()
      note(call, run, link, own)
      if readObserver != nil { noteOutcome(link, run, own.outcome) }
      return settle(call, run, link, own, &answer)
    } catch {
      return failed(call, run, link, LuaError(.runtime, located(error, link)), &answer)
    }
  }

  /// A call has answered: a yes that came before stands where it has no opinion. A wrapper speaks for
  /// the rest of the chain as well, once it asked it.
  private func settle(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ own: consuming ChainAnswer,
    _ answer: inout ChainAnswer
  ) -> Progress {
    if link.wraps {
      guard !own.isNone else { return passedOver(call, run, &answer) }
      run.endCall(call)
      answer = own
      return .ends
    }
    run.endCall(call)
    let isFinal = own.isFinal
    if !own.isNone { answer = own }
    return isFinal ? .ends : .goesOn
  }

  private func failed(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ error: LuaError,
    _ answer: inout ChainAnswer
  ) -> Progress {
    if run.unitsLeft <= 0, call.unitsCut(by: limits), error.code == .units {
      note(call, run, link, .notAsked, "the decision's units are used up")
      return passedOver(call, run, &answer)
    }
    if run.secondsLeft ?? 1 <= 0, error.code == .seconds, call.secondsCut {
      note(call, run, link, .notAsked, "the decision's seconds are used up")
      return passedOver(call, run, &answer)
    }
    if error.code == .interrupted {
      note(call, run, link, .notAsked, "interrupted")
      return passedOver(call, run, &answer)
    }
    let message = fault(link, run.hook, run.controller, error)
    note(call, run, link, .fault, message)
    if readObserver != nil { noteOutcome(link, run, .fault(message)) }
    guard link.deniesOnError && run.hook.isYesOrNo else { return passedOver(call, run, &answer) }
    run.endCall(call)
    answer = .boolean(false, reason: "plugin '\(link.name)' failed")
    return .ends
  }

  /// The call says nothing itself; what the rest of the chain answered it stands.
  private func passedOver(
    _ call: Invocation, _ run: ChainRun, _ answer: inout ChainAnswer
  ) -> Progress {
    let rest = call.rest
    run.endCall(call)
    guard let rest else { return .goesOn }
    if !rest.isNone { answer = rest }
    return .ends
  }
}
