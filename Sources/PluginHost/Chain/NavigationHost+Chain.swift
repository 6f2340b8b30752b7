internal import Lua
internal import Navigation

extension NavigationHost {
  /// The functions that are asked, in order.
  func chain(
    _ hook: HookName, _ controller: Controller, source: PopSource? = nil
  ) -> Chain {
    let className = controller.className
    guard isEnabled else { return Chain([], className: className, source: source) }
    let plugins = pluginChain(hook, className, source)
    if source == .program || scriptHooks.isEmpty { return plugins }
    let hooks = scriptHooks.hooks(hook, controller) { classes.lineage(of: className) }
    if hooks.isEmpty { return plugins }
    let links = hooks.map { ChainLink($0, hook, className) } + plugins.links
    return Chain(links, className: className, source: source)
  }

  private func pluginChain(
    _ hook: HookName, _ className: String, _ source: PopSource?
  ) -> Chain {
    if let known = chains.chain(hook, className, source) { return known }
    let lineage = classes.lineage(of: className)
    let links: [ChainLink] = plugins.compactMap { plugin in
      guard plugin.isEnabled, let function = plugin.loaded.hooks[hook],
        source.map(plugin.manifest.sources.contains) ?? true,
        plugin.manifest.controllers.match(lineage)
      else { return nil }
      return ChainLink(plugin, function, hook, className)
    }
    let chain = Chain(links, className: className, source: source)
    chains.keep(chain, hook)
    return chain
  }

  func begin(
    _ hook: HookName, _ controller: Controller, _ subject: consuming HookSubject, _ chain: Chain
  ) -> ChainRun {
    let run = spareRun.take() ?? ChainRun()
    let footing =
      hook.isYesOrNo ? witness.footing(controller, subject, navigation) : Witness.Footing()
    run.begin(
      hook, controller, subject, footing, chain, units: limits.decisionUnits,
      seconds: limits.seconds(limits.decisionSeconds))
    return run
  }

  func end(_ run: ChainRun) {
    run.end()
    spareRun = run
  }

  /// Asks the chain for a decision that no question can interrupt.
  func decide(
    _ hook: HookName, _ controller: Controller, _ subject: HookSubject
  ) -> ChainAnswer {
    var answer = ChainAnswer.none
    defer { askShadows(hook, controller, subject, live: .answer(answer)) }
    let chain = chain(hook, controller)
    guard !chain.links.isEmpty else { return .none }
    let run = begin(hook, controller, subject, chain)
    _ = self.run(run, chain, &answer)
    end(run)
    return answer
  }

  /// Asks the chain for a pop; it may be suspended by a question.
  func decidePop(_ controller: Controller, _ pop: Pop) -> Verdict {
    var answer = ChainAnswer.none
    var progress = Progress.ends
    defer {
      let live = progress == .waits ? ShadowAnswer.question : .answer(answer)
      askShadows(.shouldPop, controller, .pop(pop), live: live)
    }
    let chain = chain(.shouldPop, controller, source: pop.source)
    guard !chain.links.isEmpty else { return .noOpinion }
    let run = begin(.shouldPop, controller, .pop(pop), chain)
    progress = self.run(run, chain, &answer)
    return verdict(progress, answer, run)
  }

  /// Carries the suspended decision on. `pop` is what has become of the pop in the meantime; where
  /// the controller would not leave with it any more, the decision is given up.
  func answerPop(_ accepted: Bool, _ controller: Controller, _ pop: Pop) -> Verdict {
    guard let run = suspended else { return .noOpinion }
    guard controller.leaves(with: pop) else {
      dropSuspended()
      return .noOpinion
    }
    suspended = nil
    run.ask(about: .pop(pop), witness.footing(controller, .pop(pop), navigation))
    var answer = ChainAnswer.none
    return verdict(resume(run, accepted, &answer), answer, run)
  }

  private func verdict(
    _ progress: Progress, _ answer: consuming ChainAnswer, _ run: ChainRun
  ) -> Verdict {
    guard progress == .waits else {
      end(run)
      return answer.verdict
    }
    suspended = run
    return run.question.map { .ask($0) } ?? .noOpinion
  }

  /// Tells every matching plugin what happened; what they return counts for nothing.
  func notify(_ hook: HookName, _ controller: Controller, _ subject: HookSubject) {
    defer { tellShadows(hook, controller, subject) }
    let chain = chain(hook, controller)
    guard !chain.links.isEmpty else { return }
    let run = begin(hook, controller, subject, chain)
    tell(run, chain)
    end(run)
  }

  /// Tells what comes at and after `index`. One that wraps the rest may have it told in its midst.
  func tell(_ run: ChainRun, _ chain: Chain, from index: Int = 0) {
    for (index, link) in chain.links.enumerated().dropFirst(index)
    where link.isCurrent && !link.isQuarantined {
      let call = run.beginCall(index, limits)
      defer { run.endCall(call) }
      switch invoke(call, run, link) {
      case .failed(let error): fault(link, run.hook, run.controller, error)
      default: link.plugin?.noteSuccess()
      }
      if call.rest != nil { return }
    }
  }

  /// Gives up the decision that waits for a person.
  func dropSuspended() {
    suspended.map(drop)
    suspended = nil
  }

  /// Drops the open question where the plugin has a part in it.
  func dropQuestion(of plugin: Plugin) {
    guard let run = suspended, run.open.contains(where: { $0.link.plugin === plugin }) else {
      return
    }
    navigation.dropQuestion()
    dropSuspended()
  }
}

extension ChainAnswer {
  /// The answer of a chain of yes or no.
  var verdict: Verdict {
    switch self {
    case .boolean(true, let reason): .allow(reason: reason)
    case .boolean(false, let reason): .deny(reason: reason)
    default: .noOpinion
    }
  }
}
