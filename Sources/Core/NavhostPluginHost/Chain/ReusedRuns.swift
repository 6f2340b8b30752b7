internal import NavhostNavigation

/// A run that is over, and its calls, serve the next decision. Apart from this file nothing depends on it, but all
/// that a run or a call keeps has to be let go of in the two functions `end`.
extension NavigationHost {
  /// A run that begins.
  func run(
    _ hook: HookName, _ controller: Controller, _ argument: consuming HookArgument, _ chain: Chain,
    _ budget: DecisionBudget
  ) -> ChainRun {
    let run = spareRun.take() ?? ChainRun(self)
    run.hook = hook
    run.controller = controller
    run.ask(about: argument)
    run.chain = chain
    run.edition = chainEdition
    run.budget = budget
    return run
  }

  /// The run is over: it serves the next decision, unless somebody has it as the suspension of a verdict.
  func end(_ run: consuming ChainRun) {
    run.end()
    if !run.isHandedOut { spareRun = run }
  }
}

extension ChainRun {
  fileprivate func end() {
    controller = nil
    ask(about: .none)
    chain = nil
    if question != nil { question = nil }
    if answerer != nil { answerer = nil }
    if !steps.isEmpty { steps = [] }
    if !skipped.isEmpty { skipped = [] }
    if !asked.isEmpty { asked = [] }
    endedByWrapper = false
  }

  /// The steps, which the run does not keep: nobody copies them then.
  func takeSteps() -> [Explanation.Step] { exchange(&steps, with: []) }

  /// Begins a call of the link at `index`.
  func beginCall(_ index: Int) -> Invocation {
    if depth == calls.count { calls = calls + [Invocation(self, depth)] }
    let call = calls[depth]
    depth += 1
    let limits = chain.links[index].limits
    call.index = index
    call.budget = limits.hookFuel
    call.ownUnits = limits.hookFuel
    call.secondsGranted = limits.seconds(limits.hookSeconds)
    call.ownSeconds = call.secondsGranted
    return call
  }
}

extension Invocation {
  func end() {
    if !allowed.isNone { allowed = .none }
    context = 0
    if rest != nil { rest = nil }
    thread = nil
    if placeOfQuestion != nil { placeOfQuestion = nil }
    if told != nil { told = nil }
    step = nil
  }
}
