internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostExploration
internal import NavhostPluginCheck
internal import NavhostPluginHost
internal import NavhostTraces

/// `navhost trace replay`.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Replay sessions, and compare what is decided.",
    discussion: """
      Prints a line of JSON for each session, in order. An operation that cannot be done is an error of \
      its session. Plugins come from the folders that --plugins names, else from ./plugins where there is \
      one.
      """)

  @Option(
    name: .customLong("plugins"), help: "A folder of plugins; may be given more than once.",
    completion: .directory)
  var folders: [String] = []

  @Flag(name: .customLong("no-plugins"), help: "Play without plugins, whatever was recorded.")
  var withoutPlugins = false

  @Flag(
    help:
      "Exit with status 1 where a decision differs, a plugin does not load, or there is no session."
  )
  var check = false

  @Option(name: .shortAndLong, help: "How many sessions to play at a time.")
  var jobs = 1

  @Argument(help: "Recordings, packed or not (default: standard input).", completion: .file())
  var files: [String] = []

  func validate() throws {
    if withoutPlugins, !folders.isEmpty {
      throw ValidationError("--plugins and --no-plugins exclude each other")
    }
    if !(1...256).contains(jobs) { throw ValidationError("--jobs must be 1 to 256") }
  }

  func run() throws {
    let folders = PluginFolders(folders: folders, withoutPlugins: withoutPlugins)
    var (unread, hasSetupScript) = (0, false)
    let plugins = PluginSet(
      folders: try folders.toLoad().folders, allowsMissing: withoutPlugins,
      keepsState: { !PluginFiles.hiddenState(of: $0).isEmpty },
      onError: { file, error in
        Output.error(SetupScript.problem(file, error.message))
        unread += 1
        if let file, SetupScript.isOne(file) { hasSetupScript = true }
      })
    let work = LineWork((0..<jobs).map { _ in Replayer(plugins) })
    var output = SessionLines()
    var differs = false
    let namesFiles = !files.isEmpty
    let replay = { Self.replay($0, $1, namesFiles: namesFiles) }
    try work.run(InputLines(files, hasSessions: true), replay) { results in
      for result in results {
        switch result {
        case .success(let result):
          if result.isChanged { differs = true }
          SessionLines.write(result.line)
        case .failure(let error): output.write(error)
        }
      }
      output.progress(results.count)
    }
    if check, output.count == 0 { throw Failure(.failed, "--check: there was no session") }
    if check, unread > 0 {
      throw Failure(.failed, "--check: \(unread) of the plugins could not be loaded")
    }
    try output.end(fails: check && differs || hasSetupScript)
  }

  private static func replay(
    _ replayer: Replayer, _ line: InputLine, namesFiles: Bool
  ) -> Result<ReplayResult, ErrorLine> {
    do {
      return .success(try replayer.replay(line.content.get()))
    } catch {
      return .failure(
        namesFiles
          ? ErrorLine(line.numberInFile, error.message, file: line.file)
          : ErrorLine(line.number, error.message))
    }
  }
}
