internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostFontTables
internal import NavhostPlatform
internal import NavhostPluginHost
internal import NavhostScriptHost
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
    help: "Spec files and folders; behind -- a script whose status counts, and its arguments.",
    completion: .file())
  var specs: [String] = []

  /// The parser takes only one list of words: `words(_:)` makes an option of the `--` in front of this one.
  @Option(parsing: .remaining, help: .hidden)
  var script: [String] = []

  /// The words of a command line for the parser.
  static func words(_ words: ArraySlice<String>) -> [String] {
    guard words.first == configuration.commandName, let end = words.firstIndex(of: "--") else {
      return Array(words)
    }
    return words[..<end] + ["--script"] + words[(end + 1)...]
  }

  func validate() throws {
    if specs.isEmpty, script.isEmpty {
      throw ValidationError("name a spec, or a script after --: navhost bisect -- SCRIPT")
    }
    if !specs.isEmpty, !script.isEmpty {
      throw ValidationError("name specs, or a script after --, not both")
    }
  }

  mutating func run() throws {
    let output = try Output.takeStandardOutput()
    try PluginFolders.check(plugins, .cannotStart)
    let texts = try texts.read()
    let trial: any BisectTrial =
      try specs.isEmpty ? ScriptTrial(script, texts) : SpecTrial(specs, texts)
    let loaded = try PluginFolders(folders: [plugins]).load(
      into: NavigationHost(text: TextMetrics()))
    let (folder, suspects) = (plugins, loaded.plugins)
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
      try loaded.check()
    case .holdsWithAll:
      throw Failure(.failed, "nothing fails with the plugins of \(Plain.name(plugins))")
    case .failsWithNone:
      throw Failure(.failed, "it fails without the plugins of \(Plain.name(plugins)), too")
    }
  }
}
