public import Lua
internal import Navigation

/// Drives a host at random, step after step, until something is wrong, and finds a short way there.
///
/// The steps are lines of Lua, taken on a fresh host for each walk; the same seed takes the same.
public final class Explorer {
  public let scene: Scene
  public let seed: UInt64
  /// How many steps are taken at most.
  public let steps: Int
  /// Called with each host before anything is loaded into it.
  public var onOpen: (ScriptSession) -> Void = { _ in }

  private var random: SeededRandom
  private var taken = 0
  /// The latest, kept until the next has been handed to `onOpen`.
  private var session: ScriptSession?
  private var hasSetScene = false

  public init(_ scene: Scene = Scene(), seed: UInt64 = 1, steps: Int = 10_000) {
    self.scene = scene
    self.seed = seed
    self.steps = steps
    random = SeededRandom(seed: seed)
  }

  /// Takes the steps; nil where nothing was found.
  ///
  /// - Throws: `LuaError` where the scene's script fails, or was stopped from outside.
  public func run() throws(LuaError) -> Finding? {
    taken = 0
    random = SeededRandom(seed: seed)
    while taken < steps {
      if let finding = try walk() { return finding }
    }
    return nil
  }

  private func walk() throws(LuaError) -> Finding? {
    var walk = Walk(try open())
    var maker = StepMaker(walk.session, SeededRandom(seed: random.next()))
    var opening = scene.script == nil ? maker.opening() : []
    for _ in 0..<min(Explorer.stepsOfWalk, steps - taken) {
      let step = opening.isEmpty ? maker.next() : opening.removeFirst()
      taken += 1
      if let problem = try walk.take(step) { return try finding(problem, walk.steps) }
    }
    return nil
  }

  private func open() throws(LuaError) -> ScriptSession {
    let session = try ScriptSession(host: NavigationHost())
    onOpen(session)
    self.session = session
    try scene.set(in: session, mute: hasSetScene)
    hasSetScene = true
    return session
  }

  private func finding(_ problem: Walk.Problem, _ steps: [String]) throws(LuaError) -> Finding {
    var text = problem.text
    let shrinker = Shrinker<String> { [self] steps in
      guard let failed = try replay(steps, until: problem.rule) else { return nil }
      text = failed.text
      return failed.steps
    }
    do {
      let short = try shrinker.shrink(steps)
      return Finding(
        rule: problem.rule, text: text, steps: short, stepsTaken: taken, stepsBefore: steps.count,
        seed: seed, scene: scene)
    } catch {
      throw error as? LuaError ?? LuaError(.runtime, "\(error)")
    }
  }

  /// Takes the steps on a fresh host. Nil unless the rule is the first that is broken.
  private func replay(
    _ steps: [String], until rule: String
  ) throws(LuaError) -> (steps: [String], text: String)? {
    var walk = Walk(try open())
    for step in steps {
      guard let problem = try walk.take(step) else { continue }
      return problem.rule == rule ? (walk.steps, problem.text) : nil
    }
    return nil
  }

  /// A walk is short enough for its failures to be shortened quickly.
  private static let stepsOfWalk = 250
}
