internal import NavhostExploration
internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// The rules of the hook that decided last, as `navhost prove` prints them; the line that gave the answer is marked.
struct ProofRules {
  let json: String

  /// - Parameter folders: of plugins, those that are there.
  init(_ stage: Stage, folders: [String], _ watchdog: Watchdog) {
    do throws(LuaError) {
      json = try Self.rules(stage, folders, watchdog)
    } catch {
      json = Self.words(error.code == .interrupted ? "it takes too long here" : error.message)
    }
  }

  private static func words(_ message: String) -> String {
    JSONObject([("message", JSONText.string(message))]).text
  }

  private static func rules(
    _ stage: Stage, _ folders: [String], _ watchdog: Watchdog
  ) throws(LuaError) -> String {
    guard let explanation = stage.host.navigation.explanation,
      let step = SourceTexts.deciding(explanation)
    else { return words("No plugin decided: there are no rules to show.") }
    var options = ProofOptions()
    options.folders = folders
    let prover = RuleProof(options, script: ScriptSession.beside)
    prover.onOpen = { watchdog.begin($0.host.interruption) }
    defer { watchdog.begin(nil) }
    let sheets = try prover.rules()
    guard
      let sheet = sheets.first(where: {
        $0.plugin.isExactly(step.by) && $0.hook.isExactly(step.hook ?? "")
      })
    else {
      return words("\(step.by) comes from no folder of plugins, so there are no rules of it.")
    }
    let place = step.line.map { "  line \($0)" }
    let lines = sheet.text.split(separator: "\n").map { line in
      let isNow = place.map { line.hasSuffix($0) } ?? false
      return JSONObject([("text", JSONText.string(String(line))), ("now", "\(isNow)")]).text
    }
    return JSONObject([("lines", lines.json)]).text
  }
}
