internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostPluginCheck
internal import NavhostReference
internal import NavhostSupport

/// `navhost check`: finds mistakes without running a hook.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find mistakes without running a hook.",
    discussion: """
      Finds wrong syntax, misspelt hooks, fields, settings and events, wrong types, undefined \
      globals, what a plugin's sandbox lacks, and code that does nothing. Any finding is exit status 1.
      """)

  @Flag(help: "Print the findings as JSON: a list of {file, line, column, rule, message}.")
  var json = false

  @Flag(help: "Print the findings as SARIF 2.1.0.")
  var sarif = false

  @Flag(help: "Correct certain mistakes, such as spelling, in the files themselves.")
  var fix = false

  @Option(
    help: ArgumentHelp(
      "List the words that this level of the contract lacks, too.", valueName: "level"))
  var api: Int?

  @Option(
    help: ArgumentHelp(
      "Report patterns and comparisons that name none of these classes: what 'navhost app classes' prints.",
      valueName: "file"), completion: .file())
  var classes: String?

  @Argument(help: "Files, and folders to search for .lua files.", completion: .file())
  var paths: [String] = ["plugins"]

  func validate() throws {
    guard !(json && sarif) else { throw ValidationError("--json and --sarif exclude each other") }
    guard let api, !(1...Reference.apiVersion).contains(api) else { return }
    throw ValidationError("--api must be 1 to \(Reference.apiVersion)")
  }

  func run() throws {
    let words = WordCheck(level: api, classes: try classes.map(Self.knownClasses))
    try PluginFolders.checkStandard(paths)
    let checker = Checker(paths: paths, words: words)
    let report = fix ? corrected(checker) : checker.run()
    Output.text(output(of: report))
    for problem in report.problems { Output.error(problem) }
    if !report.isClean { throw ExitCode(1) }
  }

  /// - Throws: `Failure` where the list cannot be read, or has a line of another form.
  private static func knownClasses(_ path: String) throws -> KnownClasses {
    do {
      let list = KnownClasses.read(try Files.read(path), file: path)
      guard let classes = list.classes else { throw Failure(.failed, list.problem) }
      return classes
    } catch let error as FileError {
      throw Failure(.failed, error.message)
    }
  }

  private func output(of report: CheckReport) -> String {
    if json { return report.json }
    return sarif ? report.sarif : Output.plain(report.text)
  }

  /// Corrects the files, as long as that brings up more to correct, and says what is left.
  private func corrected(_ checker: Checker) -> CheckReport {
    var report = checker.run()
    var total = 0
    for _ in 0..<5 {
      let count = report.fix()
      guard count > 0 else { break }
      total += count
      let problems = report.problems
      report = checker.run()
      report.problems = problems
    }
    if total > 0 { Output.note("Corrected \(total) \(total == 1 ? "mistake" : "mistakes")") }
    return report
  }
}
