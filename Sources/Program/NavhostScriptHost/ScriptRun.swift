package import NavhostCommandLine
internal import NavhostFontTables
package import NavhostLua
package import NavhostNavigation
internal import NavhostPluginHost
package import NavhostScripting
internal import NavhostSupport

/// Runs a script of which something is made afterwards: a picture, a test.
package enum ScriptRun {
  /// - Parameters:
  ///   - words: the path of the script, `-` for standard input, then its arguments.
  ///   - prepare: gets the session before anything happens in it.
  /// - Returns: the session, which keeps what is to be drawn, and the plugins that were loaded into it.
  package static func run(
    _ words: [String], _ plugins: PluginFolders, profile: Profile = .ios17,
    texts: HostTexts = HostTexts(),
    prepare: (ScriptSession) -> Void
  ) throws -> (session: ScriptSession, plugins: LoadedPlugins) {
    let source = try ScriptFile.script(words[0])
    let opened = try open(plugins, profile: profile, texts: texts, prepare: prepare)
    do {
      try play(source, words, in: opened.session)
    } catch {
      throw Failure(scriptError: error)
    }
    return opened
  }

  /// Opens a session for a script, with plugins.
  ///
  /// - Parameter prepare: gets the session before anything happens in it.
  package static func open(
    _ plugins: PluginFolders, profile: Profile = .ios17, texts: HostTexts = HostTexts(),
    prepare: (ScriptSession) -> Void
  ) throws -> (session: ScriptSession, plugins: LoadedPlugins) {
    let host = NavigationHost(.init(profile: profile), text: TextMetrics())
    host.onLog = LogPrinter.print
    host.onWarning = { Output.error($0.text) }
    texts.put(into: host)
    let session = try ScriptSession.open(host)
    FaultPrinter.start(host)
    prepare(session)
    let loaded = try plugins.load(into: host)
    Interrupt.watch(session.host.interruption)
    return (session, loaded)
  }

  /// Runs the source of a script. `os.exit(0)` is the end of it, not an error.
  ///
  /// - Parameter words: the path of the script, then its arguments.
  package static func play(
    _ source: [UInt8], _ words: [String], in session: ScriptSession
  ) throws(LuaError) {
    do throws(LuaError) {
      try session.run(
        script: source, name: ScriptFile.name(words[0]), arguments: Array(words.dropFirst()))
    } catch {
      // A script that says it is done by itself has something to show too.
      if error.code == .exit, error.exitStatus == 0 { return }
      throw error
    }
  }
}
