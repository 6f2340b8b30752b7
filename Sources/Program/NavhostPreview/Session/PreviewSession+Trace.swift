internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport
internal import NavhostTraces

// A page that has no server saves no traces, and does without this file.
extension PreviewSession {
  /// What went in, as `navhost run --record` writes it: the saved script, played once more.
  func trace(of script: String) -> String {
    Stage.trace(of: script, setup, watchdog)
  }
}

extension Stage {
  /// What goes into a session that a script plays, as `navhost run --record` writes it.
  static func trace(of source: String, _ setup: PreviewSetup, _ watchdog: Watchdog) -> String {
    do {
      let stage = try Stage(setup, watchdog, SessionTexts(setup.texts))
      stage.loadPlugins(setup.folders)
      let recorder = try TraceRecorder(stage.host)
      try watchdog.watch(stage.host.interruption) { () throws(LuaError) in
        try stage.script.run(script: Array(source.utf8), name: "session.lua")
      }
      return String(decoding: recorder.takeLines(), as: UTF8.self)
    } catch {
      return ""
    }
  }
}
