/// Decisions and calls that are over, for the next ones.
struct CallPool {
  private var runs: [ChainRun] = []
  private var calls: [Invocation] = []

  /// A run that is free, nil where a new one must be made.
  mutating func takeRun() -> ChainRun? { runs.popLast() }

  mutating func giveBack(_ run: ChainRun) { runs.append(run) }

  mutating func takeCall() -> Invocation { calls.popLast() ?? Invocation() }

  mutating func giveBack(_ call: Invocation) {
    call.end()
    calls.append(call)
  }
}
