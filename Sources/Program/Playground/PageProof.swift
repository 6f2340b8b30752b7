internal import Exploration
internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

// What needs no session, and ends one that is open.
extension Page {
  /// What `navhost prove` prints of the plugins that are handed over; with `rules` their rules alone.
  static func proof(_ json: JSONValue) -> String {
    Files.dropAll()
    if let problem = hold(json["files"]?.array ?? []) { return error(problem) }
    var options = ProofOptions()
    options.folders = ["plugins"]
    if let depth = json["depth"]?.integer { options.depth = max(0, depth) }
    let prover = RuleProof(options, script: ScriptSession.beside)
    var problems: [String] = []
    prover.onProblem = { problems.append($0) }
    do throws(LuaError) {
      let text: String
      if json["rules"]?.boolean == true {
        text = RuleSheet.text(of: try prover.rules())
      } else {
        let report = try prover.run()
        let isEmpty = report.plugins == 0 && problems.isEmpty
        text = isEmpty ? "no plugins in plugins\n" : report.text()
      }
      return JSONObject([
        ("problems", problems.map { JSONText.string($0) }.json), ("text", JSONText.string(text)),
      ]).text
    } catch {
      return self.error(error.message)
    }
  }
}
