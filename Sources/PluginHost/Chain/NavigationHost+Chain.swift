internal import Lua
internal import Navigation

extension NavigationHost {
  /// The functions that are asked, in order.
  func chain(
    _ hook: HookName, _ controller: Controller, source: PopSource? = nil
  ) -> [ChainLink] {
    let plugins = pluginLinks(hook, controller.className, source)
    if source == .program || scriptHooks.isEmpty { return plugins }
    let hooks = scriptHooks.hooks(hook, controller) { classes.lineage(of: controller.className) }
    return hooks.map { ChainLink($0, hook, controller.className) } + plugins
  }

  private func pluginLinks(
    _ hook: HookName, _ className: String, _ source: PopSource?
  ) -> [ChainLink] {
    if let known = chains.links(hook, className, source) { return known }
    let lineage = classes.lineage(of: className)
    let links = plugins.compactMap { plugin -> ChainLink? in
      guard plugin.isEnabled, let function = plugin.loaded.hooks[hook],
        source.map(plugin.manifest.sources.contains) ?? true,
        plugin.manifest.controllers.match(lineage)
      else { return nil }
      return ChainLink(plugin, function, hook, className)
    }
    chains.keep(links, hook, className, source)
    return links
  }

  private func begin(
    _ hook: HookName, _ controller: Controller, _ subject: HookSubject, _ links: [ChainLink]
  ) -> ChainRun {
    let run = pool.takeRun()
    run.begin(hook, controller, subject, links, units: limits.decisionUnits)
    return run
  }

  private func end(_ run: ChainRun) {
    run.end()
    pool.giveBack(run)
  }

  /// Asks the chain for a decision that no question can interrupt.
  func decide(
    _ hook: HookName, _ controller: Controller, _ subject: HookSubject
  ) -> ChainAnswer {
    let links = chain(hook, controller)
    guard !links.isEmpty else { return .none }
    let run = begin(hook, controller, subject, links)
    guard case .answered(let answer) = self.run(run) else { return .none }
    end(run)
    return answer
  }

  /// Asks the chain for a pop; it may be suspended by a question.
  func decidePop(_ controller: Controller, _ pop: Pop) -> Verdict {
    let links = chain(.shouldPop, controller, source: pop.source)
    guard !links.isEmpty else { return .noOpinion }
    let run = begin(.shouldPop, controller, .pop(pop), links)
    return verdict(self.run(run), run)
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
    run.subject = .pop(pop)
    return verdict(resume(run, accepted), run)
  }

  private func verdict(_ result: ChainResult, _ run: ChainRun) -> Verdict {
    switch result {
    case .answered(let answer):
      end(run)
      return answer.verdict
    case .suspended:
      suspended = run
      return run.question.map { .ask($0) } ?? .noOpinion
    }
  }

  /// Tells every matching plugin what happened; what they return counts for nothing.
  func notify(_ hook: HookName, _ controller: Controller, _ subject: HookSubject) {
    let links = chain(hook, controller)
    guard !links.isEmpty else { return }
    let run = begin(hook, controller, subject, links)
    tell(run)
    end(run)
  }

  /// Tells what comes at and after `index`. One that wraps the rest may have it told in its midst.
  func tell(_ run: ChainRun, from index: Int = 0) {
    for (index, link) in run.links.enumerated().dropFirst(index)
    where link.isCurrent && !link.isQuarantined {
      let call = pool.takeCall()
      defer { pool.giveBack(call) }
      call.begin(run, index, link, allowed: .none, units: limits.hookUnits)
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
    guard let run = suspended, run.waiting.contains(where: { $0.link.plugin === plugin }) else {
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
