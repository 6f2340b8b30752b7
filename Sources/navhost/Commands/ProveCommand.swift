internal import ArgumentParser
internal import Exploration
internal import Lua
internal import Navigation
internal import Platform
internal import PluginHost
internal import Rendering
internal import Scripting
internal import Support

/// `navhost prove`.
struct Prove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove", abstract: "Look at every case of the plugins instead of some.",
    usage: """
      navhost prove [--plugins DIR]... [--no-plugins] [--depth N] [--states N] [--property FILE] \
      [--strict] [--json] [--svg FILE] [SCENE]
      navhost prove --compare OLD NEW [--json]
      """,
    discussion: """
      Prints what each decision hook answers for every combination of what it reads, then searches \
      all states that a person and the app can bring about, and tells what is wrong: screens that \
      nobody can leave, faults, hooks that are never heard, branches that no input reaches. Each \
      finding has a script for `navhost run`; the exit status is 1 then.
      """)

  @OptionGroup var hostOptions: HostOptions

  @Option(help: "How many operations from the start to look.")
  var depth = 4

  @Option(help: "How many states to look at, at most.")
  var states = 1_000_000

  @Option(help: "A file that returns properties to be checked in each state.", completion: .file())
  var property: String?

  @Flag(help: "Also find where one plugin's no is another's yes.")
  var strict = false

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(help: "Print the tables only, as the plugins' pages have them.")
  var tables = false

  @Flag(help: "Compare two folders of plugins: OLD NEW.")
  var compare = false

  @Option(help: "How to report findings: text, github or sarif.")
  var reporter = ProofReporter.text

  @Option(help: "A file for a picture of the tables, an SVG.", completion: .file())
  var svg: String?

  @Argument(help: "A script that sets the scene (- for standard input).", completion: .file())
  var words: [String] = []

  func validate() throws {
    if depth < 0 { throw ValidationError("--depth must be at least 0") }
    if states < 1 { throw ValidationError("--states must be at least 1") }
    if compare, words.count != 2 {
      throw ValidationError("--compare needs two folders of plugins: OLD NEW")
    }
    if compare, svg != nil {
      throw ValidationError("--compare makes no tables: --svg goes without it")
    }
    if !compare, words.count > 1 { throw ValidationError("at most one SCENE") }
  }

  func run() throws {
    // A program reads it: what a scene prints goes to standard error.
    let isForProgram = json || reporter != .text
    let file = try isForProgram ? Output.takeStandardOutput() : nil
    if let svg { try Files.checkPlace(svg, for: .picture) }
    do {
      var unread = 0
      let onProblem = { (message: String) in
        Output.error(message)
        unread += 1
      }
      let report = try compare ? comparison(onProblem) : proof(onProblem)
      if let svg { try draw(report.tables, to: svg) }
      if let file { file.write(text(report)) } else { Output.text(text(report)) }
      if unread > 0 { throw Failure(.failed, "\(unread) of the plugins could not be loaded") }
      if !report.isSound { throw Failure(.failed) }
    } catch let error as LuaError {
      throw Failure(scriptError: error)
    }
  }

  private func text(_ report: ProofReport) -> String {
    if tables { return report.tablesText }
    if json { return report.json }
    return switch reporter {
    case .text: report.text(showsTables: !compare)
    case .github: report.github
    case .sarif: report.sarif
    }
  }

  private func draw(_ tables: [DecisionTable], to path: String) throws {
    let picture = TablePicture.picture(of: tables.map(\.sheet))
    try Files.write(Array(picture.svg.utf8), to: path, replacing: .picture)
  }

  private func comparison(_ onProblem: @escaping (String) -> Void) throws -> ProofReport {
    for folder in words { try HostOptions.check(folder, .cannotStart) }
    let comparison = Comparison(old: words[0], new: words[1], script: ScriptSession.beside)
    comparison.onOpen = { Interrupt.watch($0.host.interruption) }
    comparison.isStopped = { Interrupt.isPending }
    comparison.onProblem = onProblem
    return try comparison.run()
  }

  private func proof(_ onProblem: @escaping (String) -> Void) throws -> ProofReport {
    var options = ProofOptions()
    options.folders = try hostOptions.foldersToLoad()
    options.depth = depth
    options.states = states
    options.isStrict = strict
    options.scene = try words.first.map(Self.script)
    options.properties = try property.map(Self.script)
    let prover = Prover(options, script: ScriptSession.beside)
    prover.onOpen = { Interrupt.watch($0.host.interruption) }
    prover.isStopped = { Interrupt.isPending }
    prover.onProblem = onProblem
    return try prover.run()
  }

  private static func script(_ path: String) throws -> SceneScript {
    SceneScript(path: path, source: try ScriptFile.read(path))
  }
}

/// How findings are told.
enum ProofReporter: String, ExpressibleByArgument, CaseIterable {
  case text, github, sarif
}

extension DecisionTable {
  /// As a picture shows it.
  var sheet: TableSheet {
    let cases = cases == 1 ? "1 case" : "\(cases) cases"
    return TableSheet(
      title: "\(hook) of \(plugin)", note: "\(cases) · \(file):\(line)", columns: columns,
      rows: rows.map { row in
        TableSheet.Row(
          cells: columns.map { row.when[$0] ?? [] }, answer: row.answer, tone: tone(of: row.answer))
      })
  }

  private func tone(of answer: String) -> TableSheet.Tone {
    if answer.hasPrefix("fault: ") { return .fault }
    if answer == "yes" || answer.hasPrefix("yes: ") { return .yes }
    if answer == "no" || answer.hasPrefix("no: ") { return .no }
    if hook == "backColor", let color = Color(answer) { return .color(color) }
    return .plain
  }
}
