internal import ArgumentParser
internal import Dispatch
internal import NavhostCommandLine
internal import NavhostDebugAdapter
internal import NavhostFontTables
internal import NavhostLanguageProtocol
internal import NavhostPlatform
internal import NavhostPluginHost
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSupport

/// `navhost debug`.
struct DebugCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: OwnProgram.debug.file, abstract: OwnProgram.debug.abstract,
    usage: """
      navhost debug [--plugins DIR]... [--no-plugins] [--ios NAME] \
      [--strings FILE [--language CODE]] SCRIPT [ARG...]
      """,
    discussion: """
      An editor starts it and speaks with it on standard input and output. docs/debugging.md says what \
      Neovim, VS Code and Emacs need. The script's output goes to the editor; its standard input is \
      empty.
      """, version: Version.text)

  @OptionGroup var hostOptions: HostOptions
  @OptionGroup(title: HelpTitle.rare) var profile: ProfileOption
  @OptionGroup(title: HelpTitle.rare) var texts: TextOptions

  @Argument(
    parsing: .captureForPassthrough, help: "The script, then its arguments.", completion: .file())
  var script: [String] = []

  func validate() throws {
    // The parser's own option, which it leaves to a command that takes the words of a script.
    if script == ["--experimental-dump-help"] { throw CleanExit.message(Self._dumpHelp()) }
    let words = try ScriptCommand.debug.script(script).words
    guard let first = words.first else {
      throw ValidationError("a script is missing: name the file that is to be debugged")
    }
    if first == "-" {
      throw ValidationError("the script must be a file: standard input is the editor's")
    }
  }

  func run() throws {
    // A client that goes away is an error where it is written to.
    Signals.ignore(.noReader)
    var debuggee = try debuggee()
    let streams = try DebugStreams.take()
    let channel = DebugChannel()
    let output = DebugOutput { streams.write($0) }
    streams.show { output.output("stdout", $0) }
    debuggee.drain = { streams.drain() }
    let reading = streams.read(into: channel)
    DebugAdapter(debuggee, input: channel, output: output) { Program.leaveAtOnce(0) }.serve()
    if let problem = reading.problem { throw Failure(.failed, problem) }
  }

  private func debuggee() throws -> Debuggee {
    let words = try ScriptCommand.debug.take(script)
    let source = try ScriptFile.laterScript(words[0])
    let (plugins, configuration) = (hostOptions.plugins, profile.configuration)
    let texts = try texts.read()
    try plugins.refuseSetupScripts()
    var debuggee = Debuggee(
      source: source, name: ScriptFile.name(words[0]), arguments: Array(words.dropFirst()),
      makeHost: {
        let host = NavigationHost(configuration, text: TextMetrics())
        texts.put(into: host)
        return host
      },
      show: { session, values in
        ValuePrinter(session, bounds: .debugger).line(values)
      },
      ending: { error in
        let failure = Failure(scriptError: error)
        let message = failure.message.isEmpty ? "" : "navhost: \(failure.message)"
        return (Int(failure.status.code), message)
      })
    debuggee.prepare = { session in
      session.checksAndProves()
      session.pictures = Pictures()
    }
    debuggee.loadPlugins = { host, report in
      _ = try plugins.load(into: host) { report("navhost: \($0)") }
    }
    debuggee.logText = LogPrinter.text
    debuggee.faultText = { event in FaultPrinter.text(event).map { "navhost: \($0)" } }
    return debuggee
  }
}

extension ScriptCommand {
  static let debug = ScriptCommand(
    name: "debug", options: HostOptions.names + ProfileOption.names + TextOptions.names)
}
