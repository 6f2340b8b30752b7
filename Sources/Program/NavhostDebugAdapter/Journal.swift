internal import NavhostLua

/// How a session goes on after a stop.
struct Resumption {
  enum Kind: Equatable {
    case go, into, over, out
    /// To the next line of all.
    case next
  }

  var kind: Kind
  /// The thread that steps.
  var thread = DebugRun.script
}

/// What a client has done so far, so that the same stops can be found when the session is played again.
struct Journal {
  /// A stretch between two stops: how it began, and what it came to.
  struct Stretch {
    var breakpoints: Breakpoints
    var resumption: Resumption
    /// Where the client stopped it, or changed breakpoints meanwhile: the stop is found by what stands there.
    var isByChance = false
    var end: StopMark?
    /// What was evaluated at its end.
    var evaluations: [Evaluation] = []
  }

  struct Evaluation {
    var text: String
    var thread: String
    var frame: Int?
  }

  var stretches: [Stretch] = []

  mutating func begin(_ breakpoints: Breakpoints, _ resumption: Resumption) {
    stretches.append(Stretch(breakpoints: breakpoints, resumption: resumption))
  }

  mutating func noteChance() {
    if !stretches.isEmpty { stretches[stretches.count - 1].isByChance = true }
  }

  mutating func end(_ mark: () -> StopMark) {
    guard let last = stretches.indices.last, stretches[last].isByChance else { return }
    stretches[last].end = mark()
  }

  mutating func add(_ evaluation: Evaluation) {
    if !stretches.isEmpty { stretches[stretches.count - 1].evaluations.append(evaluation) }
  }
}

/// What stands at a stop.
struct StopMark {
  var thread: String
  var frames: [LuaFrame]
  /// The variables of the innermost function.
  var variables: [String]
  /// How many blocks of instructions had ended in its state.
  var blocks: Int

  /// From where on it is looked for: a run may be a few blocks off.
  var firstBlock: Int { max(0, blocks - 8) }

  func isSame(as other: StopMark) -> Bool {
    thread == other.thread && frames == other.frames && variables == other.variables
  }
}
