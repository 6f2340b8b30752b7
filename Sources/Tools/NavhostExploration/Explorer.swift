internal import NavhostFontTables
package import NavhostLua
internal import NavhostNavigation
package import NavhostPluginHost
internal import NavhostSupport

/// Drives a host at random, step after step, until something is wrong, and finds a short way there.
///
/// The steps are lines of Lua, taken on a fresh host for each walk; the same seed takes the same.
package final class Explorer {
  package let start: StartingPoint
  package let seed: UInt64
  /// How many steps are taken at most.
  package let steps: Int
  /// A hook of a plugin that fails is a finding.
  package var isStrict = false
  /// Called with each host before anything is loaded into it.
  package var onOpen: (any HostScript) -> Void = { _ in }

  /// Whether somebody has stopped it; asked before each step.
  package var isStopped: () -> Bool = { false }

  private let openScript: ScriptOpener
  private var random: SeededRandom
  /// The latest, kept until the next has been handed to `onOpen`.
  private var session: (any HostScript)?
  private var hasSetScene = false

  package init(
    _ start: StartingPoint = StartingPoint(), seed: UInt64 = 1, steps: Int = 10_000,
    script: @escaping ScriptOpener
  ) {
    self.start = start
    openScript = script
    self.seed = seed
    self.steps = steps
    random = SeededRandom(seed: seed)
  }

  /// Takes the steps; nil where nothing was found.
  ///
  /// - Throws: `LuaError` where the scene's script fails, or was stopped from outside.
  package func run() throws(LuaError) -> Finding? {
    random = SeededRandom(seed: seed)
    var taken = 0
    while taken < steps {
      let (walk, problem) = try self.walk(atMost: steps - taken)
      taken += walk.steps.count
      if let problem { return try finding(problem, walk.steps, taken: taken) }
    }
    return nil
  }

  private func walk(atMost limit: Int) throws(LuaError) -> (Walk, Walk.Problem?) {
    var walk = try Walk(try open(), isStrict: isStrict)
    var maker = try StepMaker(walk.session, SeededRandom(seed: random.next()))
    var opening = start.script == nil ? maker.opening() : []
    for _ in 0..<min(Explorer.stepsOfWalk, limit) {
      try goOn()
      let step = opening.isEmpty ? try maker.next() : opening.removeFirst()
      if let problem = try walk.take(step) { return (walk, problem) }
    }
    return (walk, nil)
  }

  /// A signal that comes while no Lua runs stops nothing by itself.
  private func goOn() throws(LuaError) {
    if isStopped() { throw LuaError(.interrupted, "interrupted") }
  }

  private func open() throws(LuaError) -> any HostScript {
    let session = try openScript(NavigationHost(.init(profile: start.profile), text: TextMetrics()))
    onOpen(session)
    self.session = session
    try start.set(in: session, mute: hasSetScene)
    hasSetScene = true
    return session
  }

  private func finding(
    _ problem: Walk.Problem, _ steps: [String], taken: Int
  ) throws(LuaError) -> Finding {
    var best = try shortened(steps, problem)
    var others = 0
    for _ in 0..<Explorer.walksAfter where others < Explorer.maxOthers {
      let (walk, other) = try self.walk(atMost: Explorer.stepsOfWalk)
      guard let other, other.rule == problem.rule else { continue }
      others += 1
      let next = try shortened(walk.steps, other)
      if next.steps.count < best.steps.count { best = next }
    }
    return Finding(
      rule: problem.rule, text: best.text, steps: best.steps, stepsTaken: taken, seed: seed,
      start: start, isStrict: isStrict)
  }

  private typealias Way = (steps: [String], text: String)

  private func shortened(_ steps: [String], _ problem: Walk.Problem) throws(LuaError) -> Way {
    var text = problem.text
    let shrinker = Shrinker<String> { [self] steps in
      guard let failed = try replay(steps, until: problem) else { return nil }
      text = failed.text
      return failed.steps
    }
    do {
      return (try shrinker.shrink(steps), text)
    } catch {
      throw error as? LuaError ?? LuaError(.runtime, "\(error)")
    }
  }

  /// Takes the steps on a fresh host. Nil unless that is the first problem that comes.
  private func replay(_ steps: [String], until wanted: Walk.Problem) throws(LuaError) -> Way? {
    var walk = try Walk(try open(), isStrict: isStrict)
    for step in steps {
      try goOn()
      guard let problem = try walk.take(step) else { continue }
      return problem.isLike(wanted) ? (walk.steps, problem.text) : nil
    }
    return nil
  }

  /// A walk is short enough for its failures to be shortened quickly.
  private static let stepsOfWalk = 250
  /// After a finding, how many more walks are searched for a shorter way, and how many ways tried.
  private static let walksAfter = 40
  private static let maxOthers = 4
}

/// A run of steps after which something is wrong.
package struct Finding {
  /// The rule that does not hold.
  package let rule: String
  /// The rule, what stands against it, and the last events.
  package let text: String
  /// The steps that lead to it, as short as could be, each a line of Lua.
  package let steps: [String]
  /// How many steps were taken in all until it was found.
  package let stepsTaken: Int
  let seed: UInt64
  let start: StartingPoint
  let isStrict: Bool

  /// A script for `navhost run` that ends in the failure.
  package var script: String {
    let profile = start.profile == .ios17 ? "" : " --ios \(start.profile.version)"
    let options = profile + (isStrict ? " --strict" : "")
    let head = [
      "-- Run with: navhost run --no-plugins\(options) FILE",
      "-- Found by: navhost explore\(options) --seed \(seed) --steps \(stepsTaken)",
    ]
    let story = text.split(whereSeparator: \.isNewline).map { "-- " + $0 }
    let keeps = steps.contains { $0.contains("made") }
    let listening =
      rule == Invariant.listeners
      ? [Walk.listening] : Invariant.ofAnswers.contains(rule) ? ["nav.check()"] : []
    let body =
      (keeps ? [StartingPoint.keeping] : []) + listening + start.lines + steps + [
        "assert(nav.check())"
      ]
    return (head + story + body).joined(separator: "\n") + "\n"
  }
}
