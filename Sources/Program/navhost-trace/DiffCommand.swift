internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostPluginCheck
internal import NavhostPluginHost
internal import NavhostSupport
internal import NavhostTraces

/// `navhost trace diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Play sessions under two folders of plugins, and say what changes.",
    usage: """
      navhost trace diff OLD NEW [--open] [--summary] [--html FILE] [--jobs N] [FILE...]
      navhost trace diff --merge
      """,
    discussion: """
      Prints a line of JSON for each session whose decisions differ, and a summary on standard error. \
      After its first difference a session's decisions are not compared.
      """)

  @Flag(help: "Ask each recorded decision alone, from the values recorded with it.")
  var open = false

  @Flag(help: "Print the summary alone, as a line of JSON.")
  var summary = false

  @Option(help: "Write a page that shows what changes.", completion: .file())
  var html: String?

  @Flag(help: "Add up the summaries that come on standard input.")
  var merge = false

  @Option(name: .shortAndLong, help: "How many sessions to play at a time.")
  var jobs = 1

  @OptionGroup(title: HelpTitle.rare) var rare: Rare

  @Argument(
    help: "Two folders of plugins, then recordings, packed or not (default: standard input).",
    completion: .file())
  var words: [String] = []

  func validate() throws {
    if merge {
      guard words.isEmpty else { throw ValidationError("--merge reads standard input alone") }
      return
    }
    if words.count < 2 { throw ValidationError("two folders of plugins are needed: OLD NEW") }
    if rare.pathsFrom != nil, words.count > 2 {
      throw ValidationError("--paths-from takes the place of the files")
    }
    if summary, rare.withSummary {
      throw ValidationError("--summary and --with-summary exclude each other")
    }
    if !(1...256).contains(jobs) { throw ValidationError("--jobs must be 1 to 256") }
  }

  func run() throws {
    if merge { return try mergeSummaries() }
    for folder in words.prefix(2) { try PluginFolders.check(folder, .cannotStart) }
    if let html { try Files.checkPlace(html, for: .comparison) }
    var unread = 0
    let (old, new) = (plugins(in: words[0], &unread), plugins(in: words[1], &unread))
    let isOpen = open
    let work = LineWork((0..<jobs).map { _ in Differ(old, new, open: isOpen) })
    var report = DiffReport(prints: !summary, namesFiles: rare.pathsFrom != nil)
    report.page = html.map { _ in DiffPage(words[0], old, words[1], new) }
    try work.run(InputLines(try files, hasSessions: true), Self.compare) { results in
      for result in results { report.take(result) }
    }
    try finish(report)
    if unread > 0 { throw Failure(.failed, "\(unread) of the plugins could not be loaded") }
  }

  /// The plugins of a folder; those that cannot be loaded are told and counted.
  private func plugins(in folder: String, _ unread: inout Int) -> PluginSet {
    var count = 0
    defer { unread += count }
    let tell = { (file: String?, error: PluginError) in
      Output.error(SetupScript.problem(file, error.message))
      count += 1
    }
    return PluginSet(folders: [folder], allowsMissing: true, onError: tell)
  }

  private static func compare(
    _ differ: Differ, _ line: InputLine
  ) -> DiffReport.Entry {
    do {
      return DiffReport.Entry(line: line, outcome: .success(try differ.compare(line.content.get())))
    } catch {
      return DiffReport.Entry(line: line, outcome: .failure(error))
    }
  }

  private var files: [String] {
    get throws {
      guard let list = rare.pathsFrom else { return Array(words.dropFirst(2)) }
      let text = try ScriptFile.read(list)
      let paths = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
      return paths.isEmpty ? ["/dev/null"] : paths
    }
  }

  private func finish(_ report: DiffReport) throws {
    if let html, let page = report.page {
      try Files.write(Array(page.html(report.summary).utf8), to: html, replacing: .comparison)
    }
    if summary || rare.withSummary {
      SessionLines.write(report.summary.line)
    } else {
      Output.note(report.summary.text)
    }
    try report.output.end()
  }

  private func mergeSummaries() throws {
    var sum = DiffSummary()
    var output = SessionLines()
    let input = InputLines([])
    while let line = try input.next() {
      do {
        sum = try sum.adding(line.content.get())
      } catch {
        output.sawError()
        Output.error("stdin:\(line.number): \(error.message)")
      }
    }
    SessionLines.write(sum.line)
    try output.end()
  }
}

/// What is printed while sessions are compared, and what is counted.
struct DiffReport {
  struct Entry {
    var line: InputLine
    var outcome: Result<Differ.Outcome, TraceError>
  }

  let prints: Bool
  /// Whether an error line names file and line.
  let namesFiles: Bool
  var output = SessionLines()
  var summary = DiffSummary()
  var page: DiffPage?

  init(prints: Bool, namesFiles: Bool) {
    self.prints = prints
    self.namesFiles = namesFiles
  }

  mutating func take(_ entry: Entry) {
    output.progress(1)
    switch entry.outcome {
    case .success(let outcome):
      summary.add(
        outcome.difference, decisions: outcome.compared, skipped: outcome.skipped,
        unknown: outcome.unknown)
      guard let result = outcome.result else { return }
      if prints { SessionLines.write(result.line) }
      if case .success(let line) = entry.line.content { page?.add(result, line) }
    case .failure(let error): take(error, entry.line)
    }
  }

  private mutating func take(_ error: TraceError, _ line: InputLine) {
    output.sawError()
    let told =
      namesFiles
      ? ErrorLine(line.numberInFile, error.message, file: line.file)
      : ErrorLine(line.number, error.message)
    if prints {
      SessionLines.write(told.line)
    } else {
      Output.note(String(decoding: told.line, as: UTF8.self))
    }
  }
}

extension DiffCommand {
  /// The options that few people need.
  struct Rare: ParsableArguments {
    @Flag(help: "Print the summary as a last line of JSON, after the others.")
    var withSummary = false

    @Option(
      help:
        "A file with the files' names (- for standard input); error lines name file and line then.",
      completion: .file())
    var pathsFrom: String?
  }
}
