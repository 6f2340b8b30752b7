internal import Lua
internal import Navigation

/// How a decision goes from link to link.
extension NavigationHost {
  enum ChainResult {
    case answered(ChainAnswer)
    case suspended
  }

  private enum Step {
    case done(ChainAnswer)
    case goOn(allowed: ChainAnswer)
    case suspended
  }

  /// Asks what comes at and after `index`.
  func run(_ run: ChainRun, from index: Int = 0, allowed: ChainAnswer = .none) -> ChainResult {
    var index = index
    var allowed = allowed
    while index < run.links.count {
      switch ask(run, index, allowed) {
      case .done(let answer): return .answered(answer)
      case .suspended: return .suspended
      case .goOn(let so): allowed = so
      }
      index += 1
    }
    return .answered(allowed)
  }

  /// Carries the waiting calls on, the one that asked first.
  func resume(_ run: ChainRun, _ accepted: Bool) -> ChainResult {
    let calls = run.waiting
    run.waiting = []
    run.question = nil
    var result = carryOn(calls[0], [.boolean(accepted)])
    for (place, call) in calls.enumerated().dropFirst() {
      guard case .answered(let answer) = result else {
        run.waiting += calls[place...]
        return .suspended
      }
      call.rest = answer
      result = carryOn(call, answer.lua)
    }
    return result
  }

  /// Gives the waiting calls up.
  func drop(_ run: ChainRun) {
    for call in run.waiting {
      if let thread = call.thread { call.link.state.drop(thread) }
      pool.giveBack(call)
    }
    run.waiting = []
  }

  private func ask(_ run: ChainRun, _ index: Int, _ allowed: ChainAnswer) -> Step {
    let link = run.links[index]
    guard link.isCurrent else { return .goOn(allowed: allowed) }
    if link.isQuarantined { return quarantined(link, run.hook, allowed) }
    guard !link.isLimited || run.unitsLeft > 0 else {
      addStep(link, answer: .notAsked, reason: "the decision's units are used up", run.hook)
      return .goOn(allowed: allowed)
    }
    let call = pool.takeCall()
    call.begin(run, index, link, allowed: allowed, units: min(limits.hookUnits, run.unitsLeft))
    if link.hook.wraps { call.step = addStep(link, answer: .noOpinion, reason: nil, run.hook) }
    return finish(call, run, link, invoke(call, run, link))
  }

  private func carryOn(_ call: Invocation, _ values: [LuaValue]) -> ChainResult {
    let index = call.index
    let run = call.run!
    let link = call.link!
    switch finish(call, run, link, resume(call, link, values)) {
    case .done(let answer): return .answered(answer)
    case .suspended: return .suspended
    case .goOn(let allowed): return self.run(run, from: index + 1, allowed: allowed)
    }
  }

  private func quarantined(_ link: ChainLink, _ hook: HookName, _ allowed: ChainAnswer) -> Step {
    let denies = link.deniesOnError && hook.isYesOrNo
    let reason = "plugin '\(link.name)' is quarantined"
    addStep(link, answer: denies ? .deny : .noOpinion, reason: reason, hook)
    return denies ? .done(.boolean(false, reason: reason)) : .goOn(allowed: allowed)
  }

  private func finish(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ outcome: CallOutcome
  ) -> Step {
    if link.isLimited { run.unitsLeft -= call.unitsUsed }
    switch outcome {
    case .finished: return finished(call, run, link)
    case .failed(let error): return failed(call, run, link, error)
    case .suspended(let thread):
      call.thread = thread
      run.waiting.append(call)
      note(call, run, link, .ask, run.question?.message)
      return .suspended
    }
  }

  private func finished(_ call: Invocation, _ run: ChainRun, _ link: ChainLink) -> Step {
    do {
      let answer = try ChainAnswer(resultsOf: link, of: run.hook) { plain($0) }
      link.plugin?.noteSuccess()
      note(call, run, link, answer)
      return settle(call, link, answer)
    } catch {
      return failed(call, run, link, LuaError(.runtime, located(error, link)))
    }
  }

  private func settle(_ call: Invocation, _ link: ChainLink, _ answer: ChainAnswer) -> Step {
    defer { pool.giveBack(call) }
    if link.hook.wraps {
      if answer != .none { return .done(combine(call.allowed, answer)) }
      if let rest = call.rest { return .done(combine(call.allowed, rest)) }
      return .goOn(allowed: call.allowed)
    }
    return answer.isFinal ? .done(answer) : .goOn(allowed: combine(call.allowed, answer))
  }

  /// A yes that came before stands where the rest has no opinion.
  private func combine(_ earlier: ChainAnswer, _ later: ChainAnswer) -> ChainAnswer {
    later == .none ? earlier : later
  }

  private func failed(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ error: LuaError
  ) -> Step {
    defer { pool.giveBack(call) }
    if run.unitsLeft <= 0, call.unitsCut(by: limits), error.code == .units {
      note(call, run, link, .notAsked, "the decision's units are used up")
      return passedOver(call)
    }
    fault(link, run.hook, run.controller, error)
    let denies = link.deniesOnError && run.hook.isYesOrNo
    note(call, run, link, .fault, error.message)
    if denies {
      return .done(.boolean(false, reason: "plugin '\(link.name)' failed"))
    }
    return passedOver(call)
  }

  private func passedOver(_ call: Invocation) -> Step {
    if let rest = call.rest { return .done(combine(call.allowed, rest)) }
    return .goOn(allowed: call.allowed)
  }
}
