internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostExploration
internal import NavhostLua
internal import NavhostPlatform
internal import NavhostPluginHost
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSupport

/// `navhost prove`.
struct Prove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove", abstract: "Say what plugins answer for every value.",
    usage: """
      navhost prove [--plugins DIR]... [--no-plugins] [--depth N] [--states N] [--property FILE] \
      [--strict] [--rules] [--json] [--strings FILE [--language CODE]] [--setup FILE] [PATH...]
      navhost prove --compare OLD NEW [--json]
      """,
    discussion: """
      Prints what each hook answers, as rules that hold for every value, then searches \
      all states that a person and the app can bring about, and tells what is wrong: screens that \
      nobody can leave, faults, hooks that are never heard, branches that no input reaches. Each \
      finding has a script for `navhost run`; the exit status is 1 then.
      """)

  @OptionGroup var hostOptions: HostOptions

  @OptionGroup(title: HelpTitle.rare) var texts: TextOptions

  @Option(help: "How many operations from the start to look.")
  var depth = 4

  @Option(help: "A file that returns properties to be checked in each state.", completion: .file())
  var property: String?

  @Flag(
    help: """
      Fail for faults by type and for properties that were tried by examples, too; also find where one \
      plugin's no is another's yes.
      """)
  var strict = false

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "Print the rules of each hook, and nothing else.")
  var rules = false

  @Flag(help: "Compare two folders of plugins: OLD NEW.")
  var compare = false

  @Option(help: "How to report findings: text, github or sarif.")
  var reporter = ProofReporter.text

  @OptionGroup(title: HelpTitle.rare) var bound: StateBound

  @OptionGroup var setup: SetupOption

  @Argument(
    help: "Plugins, and folders of plugins (default: plugins); with --compare OLD and NEW.",
    completion: .file())
  var paths: [String] = []

  func validate() throws {
    if depth < 0 { throw ValidationError("--depth must be at least 0") }
    if compare, paths.count != 2 {
      throw ValidationError("--compare needs two folders of plugins: OLD NEW")
    }
    if compare, setup.file != nil {
      throw ValidationError("--compare and --setup cannot be combined")
    }
    try hostOptions.check(paths)
  }

  func run() throws {
    // A program reads it: what a scene prints goes to standard error.
    let isForProgram = json || reporter != .text
    let file = try isForProgram ? Output.takeStandardOutput() : nil
    do {
      var unread = 0
      let onProblem = { (message: String) in
        Output.error(message)
        unread += 1
      }
      let (printed, isSound) =
        try rules
        ? (ruleText(onProblem), true) : compare ? compared(onProblem) : proved(onProblem)
      if let file { file.write(printed) } else { Output.text(printed) }
      if unread > 0 { throw Failure(.failed, "\(unread) of the plugins could not be loaded") }
      if !isSound { throw Failure(.failed) }
    } catch let error as LuaError {
      throw Failure(scriptError: error)
    }
  }

  private func ruleText(_ onProblem: @escaping (String) -> Void) throws -> String {
    if setup.file == nil, !hostOptions.withoutPlugins, try !plugins.hasPlugins() {
      throw Failure.noPlugins(in: plugins.places, .cannotStart)
    }
    let sheets = try prover(onProblem).rules()
    guard json else { return RuleSheet.text(of: sheets) }
    let list = JSONText.list(sheets.map(\.json), isSpaced: true)
    return JSONText.object([("rules", list)], isSpaced: true) + "\n"
  }

  private func text(_ report: ProofReport) -> String {
    if json { return report.json }
    return switch reporter {
    case .text: report.text()
    case .github: report.github
    case .sarif: report.sarif
    }
  }

  private func comparison(_ onProblem: @escaping (String) -> Void) throws -> DifferenceReport {
    for folder in paths { try PluginFolders.check(folder, .cannotStart) }
    let comparison = RuleComparison(
      old: paths[0], new: paths[1], script: try texts.read().scripts)
    comparison.onOpen = { Interrupt.watch($0.host.interruption) }
    comparison.isStopped = { Interrupt.isPending }
    comparison.onProblem = onProblem
    return try comparison.run()
  }

  private func compared(_ onProblem: @escaping (String) -> Void) throws -> (String, Bool) {
    let report = try comparison(onProblem)
    if json { return (report.json, report.isSound) }
    let text =
      switch reporter {
      case .text: report.text
      case .github: report.github
      case .sarif: report.proof.sarif
      }
    return (text, report.isSound)
  }

  private func proved(_ onProblem: @escaping (String) -> Void) throws -> (String, Bool) {
    var hasProblems = false
    let noting = { (message: String) in
      hasProblems = true
      onProblem(message)
    }
    let report = try prover(noting).run()
    if report.plugins == 0, !hasProblems, !hostOptions.withoutPlugins {
      throw Failure.noPlugins(in: plugins.places, .cannotStart)
    }
    // Nothing is claimed of plugins that are not there.
    return (report.plugins == 0 && hasProblems ? "" : text(report), report.isSound)
  }

  private func prover(_ onProblem: @escaping (String) -> Void) throws -> RuleProof {
    var options = ProofOptions()
    (options.folders, options.plugins) = try plugins.toLoad()
    options.depth = depth
    options.states = bound.states
    options.isStrict = strict
    options.scene = try setup.read()
    options.properties = try property.map(Self.script)
    let prover = RuleProof(options, script: try texts.read().scripts)
    prover.onOpen = { Interrupt.watch($0.host.interruption) }
    prover.isStopped = { Interrupt.isPending }
    prover.onProblem = onProblem
    return prover
  }

  private var plugins: PluginFolders { hostOptions.plugins(and: paths) }

  private static func script(_ path: String) throws -> SceneScript {
    SceneScript(path: path, source: try ScriptFile.read(path))
  }
}

/// The option `--states`.
struct StateBound: ParsableArguments {
  @Option(help: "How many states to look at, at most.")
  var states = 1_000_000

  mutating func validate() throws {
    if states < 1 { throw ValidationError("--states must be at least 1") }
  }
}

/// How findings are told.
enum ProofReporter: String, ExpressibleByArgument, CaseIterable {
  case text, github, sarif
}
