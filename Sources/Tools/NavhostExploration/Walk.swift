internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// Steps taken one after the other on a host, and what is wrong after each.
struct Walk {
  /// Something that does not hold.
  struct Problem {
    var rule: String
    var text: String

    /// The same rule; of calls that fail the same error, since a shortened walk has errors of its own.
    func isLike(_ other: Problem) -> Bool {
      rule == other.rule && (rule != Walk.callsSucceed || text == other.text)
    }
  }

  /// The rule of a step that ends in an error.
  static let callsSucceed = "a valid call succeeds"
  /// The rule of a strict walk.
  static let pluginsSucceed = "no plugin fails"

  let session: any HostScript
  private(set) var steps: [String] = []
  private let watch: SceneWatch
  private let answers: AnswerWatch
  private let observations: [Observation]

  /// The line after which what happens is kept for a listener.
  static let listening = "nav.on(\"frozen\", function() end)"

  /// - Parameter isStrict: a hook of a plugin that fails is a problem.
  init(_ session: any HostScript, isStrict: Bool) throws(LuaError) {
    self.session = session
    try session.run(script: Array(Walk.listening.utf8), name: "explore")
    watch = SceneWatch(session.host)
    let watch = watch
    answers = AnswerWatch()
    observations = [
      session.host.observe { event in
        watch.checker.add(event)
        if isStrict { watch.keepFault(event) }
      }, session.host.observe(by: answers),
    ]
  }

  /// Takes a step. The result is nil where all is well after it.
  ///
  /// - Throws: `LuaError` where it was stopped from outside.
  mutating func take(_ step: String) throws(LuaError) -> Problem? {
    steps.append(step)
    do {
      let chunk = try session.load(step, name: "=step")
      _ = try session.state.call(chunk, wanted: 0)
    } catch {
      if error.code == .interrupted || error.code == .exit { throw error }
      return Problem(rule: Walk.callsSucceed, text: "\(Walk.callsSucceed): \(error.message)")
    }
    if let fault = watch.fault {
      return Problem(
        rule: Walk.pluginsSucceed, text: "\(Walk.pluginsSucceed): \(Plain.line(fault, limit: 400))")
    }
    if session.isBehind {
      return Problem(rule: Invariant.listeners, text: Invariant.listeners)
    }
    return (answers.violation ?? watch.check()).map { Problem(rule: $0.rule, text: $0.description) }
  }
}
