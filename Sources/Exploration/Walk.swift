internal import Lua
internal import Navigation
internal import PluginHost
internal import Scripting

/// Steps taken one after the other on a host, and what is wrong after each.
struct Walk {
  /// Something that does not hold.
  struct Problem {
    var rule: String
    var text: String
  }

  /// The rule of a step that ends in an error.
  static let callsSucceed = "a valid call succeeds"

  let session: ScriptSession
  private(set) var steps: [String] = []

  init(_ session: ScriptSession) {
    self.session = session
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
    return session.host.check().first.map { Problem(rule: $0.rule, text: $0.description) }
  }
}
