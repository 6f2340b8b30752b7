internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostPlatform
internal import NavhostPreview
internal import NavhostScriptHost

/// `navhost preview`.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: OwnProgram.preview.file, abstract: OwnProgram.preview.abstract,
    discussion: """
      The first line on standard output is the page's address, with a token that nobody else knows. \
      Only this machine can reach it. Saved plugins and a saved script are taken over at once. \
      Ctrl-C ends it. With --save there is no server: the script runs, and the file is one page with its \
      screens, decisions, source and events. The page is written if the script fails, too.
      """, version: Version.text)

  @OptionGroup var hostOptions: HostOptions

  @Option(help: "The port; 0, or nothing, takes one that is free.")
  var port: Int?

  @Option(
    help: "Write the script's film to a page, and serve nothing.", completion: .file())
  var save: String?

  @OptionGroup(title: HelpTitle.rare) var profile: ProfileOption

  @OptionGroup(title: HelpTitle.rare) var texts: TextOptions

  @Argument(help: "A script to begin with (- for standard input).", completion: .file())
  var script: String?

  mutating func validate() throws {
    guard (0...65_535).contains(port ?? 0) else {
      throw ValidationError("--port must be 0 to 65535")
    }
    guard save != nil else { return }
    if port != nil { throw ValidationError("--save and --port cannot be combined") }
    if script == nil { throw ValidationError("--save requires a script") }
  }

  mutating func run() throws {
    if let save, let script { return try writeFilm(of: script, to: save) }
    try serve()
  }

  private func serve() throws {
    let setup = PreviewSetup(
      script: try script.map(Self.scene), folders: try folders(),
      profile: profile.profile, texts: try texts.preview(), pictures: { Pictures() },
      log: LogPrinter.print)
    let server: PreviewServer
    do {
      server = try PreviewServer(setup, port: port ?? 0)
    } catch {
      throw Failure(.cannotStart, error.message)
    }
    // The system frees the port.
    Interrupt.endProcess()
    Output.line(server.address)
    Stream.output.flush()
    server.wait()
  }

  /// The script, which can be read at least now.
  private static func scene(_ path: String) throws -> PreviewSetup.Script {
    let source = try ScriptFile.laterScript(path)
    return PreviewSetup.Script(
      path: path == "-" ? nil : path, name: ScriptFile.name(path),
      source: path == "-" ? source : [])
  }

  private func folders() throws -> [String] {
    try hostOptions.plugins.refuseSetupScripts()
    return hostOptions.plugins.places
  }
}
