internal import ArgumentParser
internal import PluginCheck
internal import Reference

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

  @Flag(help: "Correct what is certain, such as spelling, in the files themselves.")
  var fix = false

  @Option(
    help: ArgumentHelp(
      "List the words that this level of the contract lacks, too.", valueName: "level"))
  var api: Int?

  @Argument(help: "Files, and folders to search for .lua files.", completion: .file())
  var paths: [String] = ["plugins"]

  func validate() throws {
    guard !(json && sarif) else { throw ValidationError("--json and --sarif exclude each other") }
    guard let api, !(1...Reference.apiVersion).contains(api) else { return }
    throw ValidationError("--api must be 1 to \(Reference.apiVersion)")
  }

  private var checker: Checker { Checker(paths: paths, words: WordCheck(level: api)) }

  func run() throws {
    let report = fix ? corrected() : checker.run()
    print(output(of: report), terminator: "")
    for problem in report.problems { Output.error(problem) }
    if !report.isClean { throw ExitCode(1) }
  }

  private func output(of report: CheckReport) -> String {
    if json { return report.json }
    return sarif ? report.sarif : Output.plain(report.text)
  }

  /// Corrects the files, as long as that brings up more to correct, and says what is left.
  private func corrected() -> CheckReport {
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
