internal import NavhostLua
internal import NavhostNavigation

extension NavigationHost {
  /// The functions that are asked, in order.
  func chain(
    _ hook: HookName, _ controller: Controller, source: PopSource? = nil
  ) -> Chain {
    let className = controller.className
    let plugins = pluginChain(hook, className, source)
    if source == .programmatic || scriptHooks.isEmpty || !isEnabled { return plugins }
    let hooks = scriptHooks.hooks(hook, controller) { classes.lineage(of: className) }
    if hooks.isEmpty { return plugins }
    let links = hooks.map { ChainLink($0, hook, className) } + plugins.links
    return Chain(links, className: className, source: source, roster: plugins.roster)
  }

  private func pluginChain(
    _ hook: HookName, _ className: String, _ source: PopSource?
  ) -> Chain {
    chains.chain(hook, className, source) {
      isEnabled && plugins.have(hook) ? makeChain(hook, className, source) : noChain
    }
  }

  private func makeChain(_ hook: HookName, _ className: String, _ source: PopSource?) -> Chain {
    let lineage = classes.lineage(of: className)
    var links: [ChainLink] = []
    var all: [(name: String, why: Explanation.Skipped.Why?)] = []
    for plugin in plugins {
      guard let function = plugin.loaded.hooks[hook] else { continue }
      let why = plugin.reasonToPassOver(lineage, source)
      all.append((plugin.name, why))
      if why == nil { links.append(ChainLink(plugin, function, hook, className, source)) }
    }
    let roster = AskedHook(rawValue: hook.rawValue).map { Explanation.Roster($0, all) }
    return Chain(links, className: className, source: source, roster: roster)
  }

  func begin(
    _ hook: HookName, _ controller: Controller, _ argument: HookArgument, _ chain: Chain
  ) -> ChainRun {
    // A notification has no share in anything: each call may use what a hook may.
    let budget = hook.isDecision ? DecisionBudget(chain.limits ?? limits) : .unbounded
    return run(hook, controller, argument, chain, budget)
  }

  /// Whether nobody answers a setting, titles and colours of the button aside: most hosts lay out
  /// without asking.
  var answersNoSettings: Bool {
    if !isEnabled { return true }
    return scriptHooks.isEmpty && shadows.isEmpty && chains.lackSettings(among: plugins)
  }

  /// Asks the chain for what lays out: a title, a colour, a setting.
  func decide(
    _ hook: HookName, _ controller: Controller, _ argument: HookArgument
  ) -> ChainAnswer {
    var answer = ChainAnswer.none
    defer { askShadows(hook, controller, argument, live: .answer(answer)) }
    let chain = chain(hook, controller)
    guard !chain.links.isEmpty else { return .none }
    let run = begin(hook, controller, argument, chain)
    answer = ask(run, chain, controller).answer
    if let setting = Setting(rawValue: hook.rawValue) {
      controller.respondents[setting] = run.answerer
    }
    end(run)
    return answer
  }

  /// Asks the chain for a yes or no; a question may suspend it.
  func verdict(
    _ hook: HookName, _ controller: Controller, _ argument: HookArgument, source: PopSource? = nil
  ) -> Verdict {
    observer?.tell { $0.asked(hook, controller) }
    let chain = chain(hook, controller, source: source)
    if chain.links.isEmpty, shadows.isEmpty {
      return Verdict(.abstain, skips: chain.roster.map { Explanation.Skips($0, nil) })
    }
    let run = begin(hook, controller, argument, chain)
    let result = ask(run, chain, controller)
    let verdict = verdict(result, run)
    if !shadows.isEmpty { askShadows(hook, controller, argument, live: ShadowAnswer(result)) }
    return verdict
  }

  /// A decision that waited for an answer goes on.
  func carryOn(_ run: ChainRun, _ reply: Reply) -> Verdict {
    suspended.removeAll { $0 === run }
    run.renewRest { asked, rest in plugins(after: asked, in: run, insteadOf: rest) }
    return verdict(resume(run, reply), run)
  }

  /// Whom a decision that waited asks yet: the script's hooks as they were, then plugins that were not
  /// asked and have their place still to come, or had it.
  private func plugins(
    after asked: ArraySlice<ChainLink>, in run: ChainRun, insteadOf rest: ArraySlice<ChainLink>
  ) -> [ChainLink] {
    let now = pluginChain(run.hook, run.controller.className, run.chain.source).links
    let coming = now.filter { link in
      guard let plugin = link.plugin, !asked.contains(where: { $0.plugin === plugin }) else {
        return false
      }
      let comesAfter = asked.last?.plugin.map { $0.isAsked(before: plugin) } ?? true
      return comesAfter || rest.contains { $0.plugin === plugin }
    }
    return rest.filter { $0.script != nil } + coming
  }

  private func verdict(_ result: ChainResult, _ run: ChainRun) -> Verdict {
    if case .suspended = result, let question = run.question { return waiting(question, run) }
    let verdict = Verdict(
      result.answer.verdict, steps: run.takeSteps(), skips: run.skips(isOver: true),
      actions: run.takeActions(result.answer))
    end(run)
    return verdict
  }

  private func waiting(_ question: Question, _ run: ChainRun) -> Verdict {
    run.isHandedOut = true
    suspended.append(run)
    return Verdict(
      .ask(question), steps: run.steps, skips: run.skips(isOver: false), suspension: run)
  }

  /// Tells every matching plugin what happened; what they return counts for nothing.
  func notify(_ hook: HookName, _ controller: Controller, _ argument: HookArgument) {
    defer { tellShadows(hook, controller, argument) }
    let chain = chain(hook, controller)
    guard !chain.links.isEmpty else { return }
    let run = begin(hook, controller, argument, chain)
    tell(run, chain)
    keepActions(of: run)
    end(run)
  }

  /// Tells what comes at and after `index`. One that wraps the rest may have it told in its midst.
  func tell(_ run: ChainRun, _ chain: Chain, from index: Int = 0) {
    for (index, link) in chain.links.enumerated().dropFirst(index)
    where link.isCurrent && !link.isQuarantined {
      let call = run.beginCall(index)
      defer { run.endCall(call) }
      do throws(LuaError) {
        _ = try invoke(call, run, link, run.controller)
        link.plugin?.succeeded(run.hook)
        run.settleActions(of: call, nil)
      } catch {
        run.forgetActions(of: call)
        fault(link, run.hook, run.controller, error)
      }
      if call.rest != nil { return }
    }
  }

  /// Drops what waits for an answer where the plugin has a part in it.
  func dropQuestions(of plugin: Plugin) {
    for run in suspended where run.open.contains(where: { $0.link.plugin === plugin }) {
      navigation.scene.drop(run)
    }
  }
}

extension NavigationHost {
  /// The plugins that have the hook of a decision that waits, as they are now.
  func roster(of run: ChainRun) -> Explanation.Roster? {
    pluginChain(run.hook, run.controller.className, run.chain.source).roster
  }

  /// The plugins that have a hook, as they would be asked about the controller.
  func roster(
    _ hook: AskedHook, _ controller: Controller, _ source: PopSource?
  ) -> Explanation.Roster? {
    guard isEnabled, let hook = HookName(rawValue: hook.rawValue) else { return nil }
    return pluginChain(hook, controller.className, source).roster
  }
}

extension Plugin {
  /// Why it is not asked about a class and a source; nil where it is.
  fileprivate func reasonToPassOver(
    _ lineage: [String], _ source: PopSource?
  ) -> Explanation.Skipped.Why? {
    if !isEnabled { return .disabled }
    if !manifest.controllers.match(lineage) { return .class }
    return source.map(manifest.sources.contains) ?? true ? nil : .source
  }
}

extension ChainAnswer {
  /// The answer of a chain of yes or no.
  var verdict: Verdict.Answer {
    switch self {
    case .boolean(true, let reason): .allow(reason: reason)
    case .boolean(false, let reason): .deny(reason: reason)
    default: .abstain
    }
  }
}
