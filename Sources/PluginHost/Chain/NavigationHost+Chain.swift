internal import Lua
internal import Navigation

/// What decides which plugins are asked, apart from what changes with each decision.
struct ChainKey: Hashable {
  var hook: HookName
  var className: String
}

extension NavigationHost {
  /// The functions that are asked, in order.
  func chain(
    _ hook: HookName, _ controller: Controller, source: PopSource? = nil
  ) -> [ChainLink] {
    var links: [ChainLink] = []
    if source != .program {
      links = scriptHooks.hooks(hook, controller) { classes.lineage(of: controller.className) }
        .map { ChainLink($0) }
    }
    for plugin in matchingPlugins(hook, controller.className) {
      if let source, !plugin.manifest.sources.contains(source) { continue }
      guard let function = plugin.loaded.hooks[hook] else { continue }
      links.append(ChainLink(plugin, function))
    }
    return links
  }

  private func matchingPlugins(_ hook: HookName, _ className: String) -> [Plugin] {
    let key = ChainKey(hook: hook, className: className)
    if let known = matches[key] { return known }
    let lineage = classes.lineage(of: className)
    let found = plugins.filter { plugin in
      plugin.isEnabled && plugin.loaded.hooks[hook] != nil
        && plugin.manifest.controllers.match(lineage)
    }
    matches[key] = found
    return found
  }

  /// Asks the chain for a decision that no question can interrupt.
  func decide(
    _ hook: HookName, _ controller: Controller, _ subject: HookSubject
  ) -> ChainAnswer {
    let links = chain(hook, controller)
    guard !links.isEmpty else { return .none }
    let run = ChainRun(self, hook, controller, subject, links)
    guard case .answered(let answer) = run.start() else { return .none }
    return answer
  }

  /// Asks the chain for a pop; it may be suspended by a question.
  func decidePop(_ controller: Controller, _ pop: Pop) -> Verdict {
    let links = chain(.shouldPop, controller, source: pop.source)
    guard !links.isEmpty else { return .noOpinion }
    let run = ChainRun(self, .shouldPop, controller, .pop(pop), links)
    return verdict(run.start(), run)
  }

  /// Carries the suspended decision on. `pop` is what has become of the pop in the meantime; where
  /// the controller would not leave with it any more, the decision is given up.
  func answerPop(_ accepted: Bool, _ controller: Controller, _ pop: Pop) -> Verdict {
    guard let run = suspended else { return .noOpinion }
    guard let place = controller.index, let target = pop.target.index, target < place else {
      dropSuspended()
      return .noOpinion
    }
    suspended = nil
    run.renew(.pop(pop))
    return verdict(run.resume(accepted), run)
  }

  private func verdict(_ result: ChainRun.Result, _ run: ChainRun) -> Verdict {
    switch result {
    case .answered(let answer): return answer.verdict
    case .suspended:
      suspended = run
      return run.question.map { .ask($0) } ?? .noOpinion
    }
  }

  /// Tells every matching plugin what happened; what they return counts for nothing.
  func notify(_ hook: HookName, _ controller: Controller, _ subject: HookSubject) {
    let links = chain(hook, controller)
    guard !links.isEmpty else { return }
    let run = ChainRun(self, hook, controller, subject, links)
    for (index, link) in links.enumerated() where link.isCurrent {
      guard let function = link.hook, link.plugin?.isQuarantined != true else { continue }
      let call = Invocation(run, index, allowed: .none, units: limits.hookUnits)
      switch invoke(call, function, on: controller, subject).result {
      case .failed(let error): fault(link, hook, controller, error)
      default: noteSuccess(link)
      }
    }
  }

  /// Gives up the decision that waits for a person.
  func dropSuspended() {
    suspended?.drop()
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
