internal import NavhostLua

/// Going back: which line of the session is wanted, and how it is found by playing the session again.
struct Travel {
  enum Wish {
    /// The line before the one at which the client stands.
    case step
    /// The last breakpoint before it.
    case breakpoint
  }

  enum Goal: Equatable {
    /// The stop at which the client stands is looked for by what the client did: its number is not known yet.
    case retrace
    /// Breakpoints are looked for on the lines before that one.
    case scan(until: Int)
    /// Everything runs up to that line.
    case line(Int, reason: String)
  }

  /// What is being looked for; nil: it runs as the client wants.
  private(set) var goal: Goal?
  /// What the client wants, until it is there.
  private(set) var wish: Wish?
  /// Whether lines are counted: from the first time on that the client goes back.
  private(set) var isCounting = false
  /// The number of the script's first line.
  private var first = 1
  /// The line at which the client stood, and the one before it.
  private var here = 0
  private var before = 0
  /// The last breakpoint that was met, before `here`.
  private var met: Int?
  /// How far the session was ever played, in lines.
  private(set) var furthest = 0
  /// The stretch of the journal that is being played again.
  var stretch = 0
  /// What was evaluated, by line.
  var evaluations: [Int: [Journal.Evaluation]] = [:]
  private var isFound = false

  var isRetracing: Bool { goal == .retrace }

  /// The client wants to go back from where it stands.
  mutating func ask(for wish: Wish, at debugger: LuaDebugger) {
    self.wish = wish
    if isCounting { stand(at: debugger) }
  }

  /// The client stands at a line whose number is known.
  mutating func stand(at debugger: LuaDebugger) {
    here = debugger.position
    before = debugger.positionBefore
    furthest = max(furthest, here)
    isFound = true
  }

  /// A breakpoint is met while they are looked for.
  mutating func meet(at line: Int) { met = line }

  /// It goes on as the client wants.
  mutating func arrive() {
    goal = nil
    wish = nil
  }

  /// A run has ended: the goal of the next one. False: what it looked for was not there.
  mutating func prepareNext() -> Bool {
    guard let wish else { return false }
    switch goal {
    case nil where !isCounting:
      goal = .retrace
      isFound = false
      stretch = 0
    case nil, .retrace:
      guard isFound else { return false }
      goal = wish == .step ? line(max(before, lowest), "step") : .scan(until: here)
      met = nil
    case .scan:
      guard isFound else { return false }
      goal = met.map { line($0, "breakpoint") } ?? line(lowest, "entry")
    case .line: return false
    }
    isCounting = true
    isFound = false
    return true
  }

  private func line(_ number: Int, _ reason: String) -> Goal {
    .line(number, reason: reason == "step" && here <= lowest ? "entry" : reason)
  }

  /// The first line, of the script or, before that, of all.
  private var lowest: Int { here < first ? 1 : first }

  /// A run begins: lines are counted where that is needed.
  mutating func begin(_ debugger: LuaDebugger) {
    if isCounting { debugger.countLines(upTo: nextTarget(after: 0)) }
  }

  mutating func scriptBegins(_ debugger: LuaDebugger) {
    if isCounting { first = debugger.position + 1 }
  }

  /// The line where something is to be done: where it ends, or where something was evaluated.
  func nextTarget(after position: Int) -> Int {
    let last: Int
    switch goal {
    case .line(let line, _): last = line
    case .scan(let line): last = line
    case .retrace: return 0
    case nil: return evaluations.keys.filter { $0 > position }.min() ?? 0
    }
    return evaluations.keys.filter { $0 > position && $0 < last }.min() ?? last
  }

  /// Everything before the line was scanned.
  mutating func scanned() { isFound = true }
}
