/// Decisions and calls that are over, for the next ones.
final class CallPool {
  @exclusivity(unchecked) private var runs: [ChainRun] = []
  @exclusivity(unchecked) private var calls: [Invocation] = []

  func takeRun() -> ChainRun { runs.popLast() ?? ChainRun() }

  func giveBack(_ run: ChainRun) { runs.append(run) }

  func takeCall() -> Invocation { calls.popLast() ?? Invocation() }

  func giveBack(_ call: Invocation) {
    call.end()
    calls.append(call)
  }
}
