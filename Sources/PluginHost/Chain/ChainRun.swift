internal import Lua
internal import Navigation

/// One decision on its way through the chain. A question suspends it; an answer carries it on. Serves
/// again when it is over.
final class ChainRun {
  enum Result {
    case answered(ChainAnswer)
    case suspended
  }

  private(set) var hook = HookName.shouldPop
  private(set) var controller: Controller!
  private(set) var subject = HookSubject.none
  private var links: [ChainLink] = []
  private unowned(unsafe) let host: NavigationHost
  private var unitsLeft = 0
  /// Calls that wait for an answer: the one that asks first, then the wrappers around it.
  private(set) var waiting: [Invocation] = []
  /// What the innermost of them asked.
  var question: Question?

  /// The host keeps its runs, none outlives it.
  init(_ host: NavigationHost) {
    self.host = host
  }

  /// A decision begins.
  func begin(
    _ hook: HookName, _ controller: Controller, _ subject: HookSubject, _ links: [ChainLink]
  ) {
    self.hook = hook
    self.controller = controller
    self.subject = subject
    self.links = links
    unitsLeft = host.limits.decisionUnits
  }

  /// The decision is over: nothing is kept.
  func end() {
    controller = nil
    subject = .none
    links = []
    question = nil
  }

  func start() -> Result { run(from: 0, allowed: .none) }

  /// Asks what comes at and after `index`.
  func run(from index: Int, allowed: ChainAnswer) -> Result {
    var index = index
    var allowed = allowed
    while index < links.count {
      switch ask(index, allowed) {
      case .done(let answer): return .answered(answer)
      case .suspended: return .suspended
      case .goOn(let so): allowed = so
      }
      index += 1
    }
    return .answered(allowed)
  }

  /// Carries the waiting calls on, the one that asked first.
  func resume(_ accepted: Bool) -> Result {
    let calls = waiting
    waiting = []
    question = nil
    var result = carryOn(calls[0], [.boolean(accepted)])
    for (place, call) in calls.enumerated().dropFirst() {
      guard case .answered(let answer) = result else {
        waiting += calls[place...]
        return .suspended
      }
      call.rest = answer
      result = carryOn(call, answer.lua)
    }
    return result
  }

  /// What is asked about has changed while the decision waited, for those who wait too.
  func renew(_ subject: HookSubject) {
    self.subject = subject
    for call in waiting { host.subjects.replace(subject, call.context) }
  }

  /// Gives the waiting calls up.
  func drop() {
    for call in waiting {
      if let thread = call.thread { call.link.state.drop(thread) }
      host.expire(call)
      host.pool.giveBack(call)
    }
    waiting = []
  }

  /// Whether every wrapper that is running around the innermost call could be suspended.
  func canSuspend(_ running: [Invocation]) -> Bool {
    running.filter { $0.run === self }.allSatisfy { $0.link.state.canSuspend }
  }

  private enum Step {
    case done(ChainAnswer)
    case goOn(allowed: ChainAnswer)
    case suspended
  }

  private func ask(_ index: Int, _ allowed: ChainAnswer) -> Step {
    let link = links[index]
    guard link.isCurrent else { return .goOn(allowed: allowed) }
    if link.isQuarantined { return quarantined(link, allowed) }
    guard !link.isLimited || unitsLeft > 0 else {
      host.addStep(link, answer: .notAsked, reason: "the decision's units are used up", hook)
      return .goOn(allowed: allowed)
    }
    let units = min(host.limits.hookUnits, unitsLeft)
    let call = host.pool.takeCall()
    call.begin(self, index, link, allowed: allowed, units: units)
    call.step = host.addStep(link, answer: .noOpinion, reason: nil, hook)
    return finish(call, host.invoke(call, on: controller, subject))
  }

  private func carryOn(_ call: Invocation, _ values: [LuaValue]) -> Result {
    let index = call.index
    switch finish(call, host.resume(call, values)) {
    case .done(let answer): return .answered(answer)
    case .suspended: return .suspended
    case .goOn(let allowed): return run(from: index + 1, allowed: allowed)
    }
  }

  private func quarantined(_ link: ChainLink, _ allowed: ChainAnswer) -> Step {
    let denies = link.deniesOnError && hook.isYesOrNo
    let reason = "plugin '\(link.name)' is quarantined"
    host.addStep(link, answer: denies ? .deny : .noOpinion, reason: reason, hook)
    return denies ? .done(.boolean(false, reason: reason)) : .goOn(allowed: allowed)
  }

  private func finish(_ call: Invocation, _ outcome: NavigationHost.CallOutcome) -> Step {
    if call.link.isLimited { unitsLeft -= call.unitsUsed }
    if case .suspended(let thread) = outcome {
      call.thread = thread
      waiting.append(call)
      host.setStep(call.step, answer: .ask, reason: question?.message)
      return .suspended
    }
    defer { host.pool.giveBack(call) }
    if case .failed(let error) = outcome { return failed(call, error) }
    return finished(call)
  }

  private func finished(_ call: Invocation) -> Step {
    do {
      let answer = try ChainAnswer(resultsOf: call.link, of: hook) { host.plain($0) }
      host.noteSuccess(call.link)
      host.setStep(call.step, answer)
      return settle(call, answer)
    } catch {
      return failed(call, LuaError(.runtime, host.located(error, call.link)))
    }
  }

  private func settle(_ call: Invocation, _ answer: ChainAnswer) -> Step {
    if call.link.hook.wraps {
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

  private func failed(_ call: Invocation, _ error: LuaError) -> Step {
    if unitsLeft <= 0, call.unitsCut(by: host.limits), error.code == .units {
      host.setStep(call.step, answer: .notAsked, reason: "the decision's units are used up")
      return passedOver(call)
    }
    host.fault(call.link, hook, controller, error)
    let denies = call.link.deniesOnError && hook.isYesOrNo
    host.setStep(call.step, answer: .fault, reason: error.message)
    if denies {
      return .done(.boolean(false, reason: "plugin '\(call.link.name)' failed"))
    }
    return passedOver(call)
  }

  private func passedOver(_ call: Invocation) -> Step {
    if let rest = call.rest { return .done(combine(call.allowed, rest)) }
    return .goOn(allowed: call.allowed)
  }
}

extension Invocation {
  /// Whether it had fewer units than a hook may use, for the decision's sake.
  func unitsCut(by limits: Limits) -> Bool { budget < limits.hookUnits }
}
