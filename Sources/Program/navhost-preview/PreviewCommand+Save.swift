internal import NavhostCommandLine
internal import NavhostLua
internal import NavhostPreview
internal import NavhostRendering
internal import NavhostScriptHost
internal import NavhostSupport

extension PreviewCommand {
  /// Runs the script and writes its film. Without a page remains only a file that is a plugin instead.
  func writeFilm(of script: String, to file: String) throws {
    try Files.checkPlace(file, for: .film)
    let source = try ScriptFile.script(script)
    let texts = try texts.read()
    let film = FilmRecorder((ScriptFile.name(script), source), Pictures(.everything))
    let (session, loaded) = try ScriptRun.open(
      hostOptions.plugins, profile: profile.profile, texts: texts, prepare: film.record)
    var failure: LuaError?
    do throws(LuaError) {
      try ScriptRun.play(source, [script], in: session)
    } catch {
      if error.code == .plugin { throw Failure(scriptError: error) }
      failure = error
    }
    let (page, problems) = film.finish(failure)
    try Files.write(Array(page.utf8), to: file, replacing: .film)
    problems.forEach(Output.error)
    if let failure { throw Failure(scriptError: failure) }
    if !problems.isEmpty { throw Failure(.failed) }
    try loaded.check()
  }
}
