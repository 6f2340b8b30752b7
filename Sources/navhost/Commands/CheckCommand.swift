internal import ArgumentParser
internal import PluginCheck

/// `navhost check`: finds mistakes without running a hook.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find mistakes in plugins, specs and scripts without running them.",
    discussion: """
      Finds wrong syntax, misspelt hooks, fields, settings and events, wrong types, undefined \
      globals, what a plugin's cage lacks, and code that does nothing. Any finding is exit status 1.
      """)

  @Flag(help: "Print the findings as JSON: a list of {file, line, column, rule, message}.")
  var json = false

  @Flag(help: "Print the findings as SARIF 2.1.0.")
  var sarif = false

  @Flag(help: "Correct what is certain, such as spelling, in the files themselves.")
  var fix = false

  @Argument(help: "Files, and folders to search for .lua files.")
  var paths: [String] = ["plugins"]

  func validate() throws {
    guard !(json && sarif) else { throw ValidationError("--json and --sarif exclude each other") }
  }

  func run() throws {
    var report = Checker(paths: paths).run()
    if fix { report = correct(report) }
    print(output(of: report), terminator: "")
    for problem in report.problems { Output.error(problem) }
    if !report.isClean { throw ExitCode(1) }
  }

  private func output(of report: CheckReport) -> String {
    if json { return report.json }
    return sarif ? report.sarif : report.text
  }

  /// Corrects the files and checks them again.
  private func correct(_ report: CheckReport) -> CheckReport {
    var report = report
    let count = report.fix()
    guard count > 0 else { return report }
    Output.note("Corrected \(count) of \(report.findings.count)")
    var after = Checker(paths: paths).run()
    after.problems = report.problems
    return after
  }
}
