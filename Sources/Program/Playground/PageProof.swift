internal import Exploration
internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

// What needs no session, and ends one that is open.
extension Page {
  /// Looks at every case of the plugins that are handed over, in the words of `navhost prove`.
  static func proof(_ json: JSONValue) -> String {
    Files.dropAll()
    if let problem = hold(json["files"]?.array ?? []) { return error(problem) }
    var options = ProofOptions()
    options.folders = ["plugins"]
    if let depth = json["depth"]?.integer { options.depth = max(0, depth) }
    let prover = Prover(options, script: ScriptSession.beside)
    var problems: [String] = []
    prover.onProblem = { problems.append($0) }
    do throws(LuaError) {
      let report = try prover.run()
      let text = json["tables"]?.boolean == true ? report.tablesText : report.text()
      return JSONObject([
        ("problems", problems.map { JSONText.string($0) }.json), ("text", JSONText.string(text)),
      ]).text
    } catch {
      return self.error(error.message)
    }
  }
}
