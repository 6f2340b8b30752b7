internal import ArgumentParser
internal import NavhostFontTables
internal import NavhostPlatform
internal import NavhostPluginHost
internal import NavhostSupport

/// `navhost bisect`.
struct BisectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect",
    abstract: "Find the smallest set of plugins with which specs, or a script, fail.",
    usage: """
      navhost bisect [--plugins DIR] SPEC...
      navhost bisect [--plugins DIR] -- SCRIPT [ARG...]
      """,
    discussion: """
      The plugins under trial are loaded before each test, or before the script; nav.use of the folder \
      gives only those. Their names go to standard output, one a line.
      """)

  @Option(help: "The folder of plugins.", completion: .directory)
  var plugins = "plugins"

  @OptionGroup(title: HelpTitle.rare) var texts: TextOptions

  @Argument(
    parsing: .captureForPassthrough,
    help: "Spec files and folders; behind -- a script whose status counts, and its arguments.",
    completion: .file())
  var words: [String] = []

  func validate() throws {
    if let first = words.first, first == "--help" || first == "-h" {
      throw CleanExit.helpRequest(self)
    }
    guard let first = words.first, words != ["--"] else {
      throw ValidationError("name a spec, or a script after --: navhost bisect -- SCRIPT")
    }
    if first != "--", let option = words.first(where: { $0.hasPrefix("-") }) {
      throw ValidationError(
        option == "--"
          ? "name specs, or a script after --, not both"
          : "\(Plain.name(option)) stands behind a spec: write options first")
    }
  }

  mutating func run() throws {
    let output = try Output.takeStandardOutput()
    try PluginFolders.check(plugins, .cannotStart)
    let texts = try texts.read()
    let trial: any BisectTrial =
      try words[0] == "--" ? ScriptTrial(Array(words.dropFirst()), texts) : SpecTrial(words, texts)
    let (folder, suspects) = (plugins, suspects())
    guard !suspects.isEmpty else {
      throw Failure.noPlugins(in: [plugins])
    }
    var bisection = Bisection(suspects.count) { set in
      let choice = PluginChoice(of: folder, set.map { suspects[$0] })
      let fails = try Output.hushed { try trial.fails(with: choice, of: folder) }
      if Interrupt.clear() { throw Failure(.interrupted) }
      Output.note("\(set.count) of \(suspects.count) plugins: \(fails ? "fails" : "holds")")
      return fails
    }
    switch try bisection.find() {
    case .culprits(let found):
      for one in found {
        output.write(GitHubCommand.disarmed(Plain.oneLine(suspects[one].name)) + "\n")
      }
    case .holdsWithAll:
      throw Failure(.failed, "nothing fails with the plugins of \(Plain.name(plugins))")
    case .failsWithNone:
      throw Failure(.failed, "it fails without the plugins of \(Plain.name(plugins)), too")
    }
  }

  /// The plugins that load, in the order in which they are loaded. Why others do not is told, and nothing
  /// is tried with them.
  private func suspects() -> [Plugin] {
    let host = NavigationHost(text: TextMetrics())
    return host.loadAll(in: plugins).compactMap { result in
      switch result {
      case .success(let plugin): return plugin
      case .failure(let error):
        Output.error(error.message)
        return nil
      }
    }
  }
}
