internal import NavhostCommandLine
internal import NavhostPlatform
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSpecRunner
internal import NavhostSupport

/// Runs specs as the command line asks.
final class TestRun {
  private var command: TestCommand
  private let output: Stream
  /// As they were when the specs began to run.
  private var texts: HostTexts
  /// The warnings and load errors that fail a strict run, and the reports of hosts, each once.
  private var troubles: [String] = []
  private var reports: [String] = []
  /// The content of `.busted` in this run.
  private var busted = BustedFile()
  /// The full names of the tests that failed in the last run.
  private var failed: [String] = []

  /// - Throws: `Failure` where the report is alone on standard output, which is closed.
  init(_ command: TestCommand) throws {
    self.command = command
    texts = try command.texts.read()
    output = command.reporter.isForPeople ? .output : try Output.takeStandardOutput()
  }

  /// Runs the specs.
  ///
  /// - Throws: `Failure` where a test failed, or there was none.
  func once() throws {
    if let path = command.rare.coverageOutput { try CoverageReport.checkPlace(path) }
    if let path = command.html { try Files.checkPlace(path, for: .specs) }
    try PluginFolders.checkStandard(command.paths)
    let files = try SpecFinder.files(at: command.paths)
    guard !files.isEmpty else { throw try noSpecs() }
    let summary = try run(SpecSuite.order(files, command.options))
    if summary.failed > 0 { throw Failure(.failed) }
    if command.strict, !troubles.isEmpty { throw Failure.strict(troubles.count) }
    if summary.ended == 0 { throw Failure(.failed, whyNothingRan(summary)) }
  }

  private func noSpecs() throws -> Failure {
    let paths = command.paths
    if try !PluginFolders(paths: paths).hasPlugins() { return Failure.noPlugins(in: paths) }
    let places = paths.map(Plain.name).joined(separator: ", ")
    return Failure(.failed, "no spec files (*_spec.lua) in \(places)")
  }

  private func whyNothingRan(_ summary: SpecSummary) -> String {
    if summary.pending > 0 { return "no test ran: all \(summary.pending) are pending" }
    if !command.options.filter.isEmpty { return "no test has a name that the filter admits" }
    return
      "no test ran: there is no 'it' in \(command.paths.map(Plain.name).joined(separator: ", "))"
  }

  /// Runs the specs, and again whenever a Lua file was saved or a key asks for it, until somebody stops
  /// it.
  func watch() throws {
    Interrupt.watch(nil)
    var keys = WatchKeys()
    let wanted = command.filter
    while true {
      var watch = FileWatch(command.paths + (Files.kind("plugins") == .folder ? ["plugins"] : []))
      do {
        try once()
      } catch let failure as Failure where failure.status == .failed {
        Output.errorLines(failure.message)
      } catch let error as SpecError where error.code == .missing {
        Output.error(error.message)
      }
      Output.note("waiting for changes; \(keys.help)Ctrl-C ends")
      switch try wait(&watch, &keys) {
      case .again: break
      case .all: command.filter = wanted
      case .pattern(let text): command.filter = [text]
      case .failedOnly where failed.isEmpty: Output.note("no test failed")
      case .failedOnly: command.filter = failed
      }
    }
  }

  /// Until something changed, or a key was pressed.
  ///
  /// - Throws: `Failure` where somebody stopped it.
  private func wait(_ watch: inout FileWatch, _ keys: inout WatchKeys) throws -> WatchKeys.Wish {
    keys.begin()
    defer { keys.end() }
    while !Interrupt.clear() {
      if let wish = keys.wish(within: 300) { return wish }
      let changes = watch.changes()
      guard changes.isEmpty else {
        Output.note("changed: \(changes.map(Plain.name).joined(separator: ", "))")
        return .again
      }
    }
    throw Failure(.interrupted)
  }

  /// Runs one file for another process.
  func work(for descriptor: Int32) throws {
    guard let pipe = Stream(Descriptor(number: descriptor)) else {
      throw Failure(.usage, "--worker: no such descriptor")
    }
    for file in command.paths {
      try suite.run(file) { event in
        pipe.write(SpecWire.encode(event))
        pipe.flush()
      }
    }
  }
}

extension TestRun {
  private func run(_ files: [String]) throws -> SpecSummary {
    let reporter = makeReporter(files)
    var summary = SpecSummary()
    var coverage = CoverageReport()
    var outside: [SpecProblem] = []
    var page = TestPage()
    troubles = []
    reports = []
    failed = []
    let start = ContinuousClock.now
    reporter.began()
    try run(files) { [self] event in
      summary.count(event)
      coverage.take(event)
      page.take(event)
      if case .tested(let result) = event, !result.problems.isEmpty { failed.append(result.name) }
      if case .problem(_, _, let problem) = event { outside.append(problem) }
      if isKnown(event) { return }
      reporter.happened(event)
    }
    summary.seconds = (ContinuousClock.now - start).inSeconds
    for problem in outside { Output.error(problem.message) }
    reports.forEach(Output.error)
    troubles.forEach(Output.error)
    if command.coverage { show(coverage) }
    if let path = command.rare.coverageOutput { try coverage.writeLCOV(to: path) }
    reporter.ended(summary)
    if let path = command.html {
      try Files.write(Array(page.html(summary).utf8), to: path, replacing: .specs)
    }
    return summary
  }

  /// Whether the event is a warning or a report that came before; notes it if not.
  private func isKnown(_ event: SpecEvent) -> Bool {
    switch event {
    case .trouble(_, let message):
      if troubles.contains(message) { return true }
      troubles.append(message)
    case .reported(_, let message):
      if reports.contains(message) || troubles.contains(message) { return true }
      reports.append(message)
    default: break
    }
    return false
  }

  private func run(_ files: [String], emit: @escaping (SpecEvent) -> Void) throws {
    Interrupt.watch(nil)
    busted = try BustedFile.read(command.options) { Interrupt.watch($0) }
    if command.jobs > 1, files.count > 1, busted.problem == nil {
      let pool = WorkerPool(jobs: command.jobs) { [command, busted] file in
        command.arguments(for: file, busted)
      }
      pool.isInterrupted = Interrupt.clear
      return try pool.run(files, emit: emit)
    }
    for file in files {
      try suite.run(file, emit: emit)
      if Interrupt.clear() { throw Failure(.interrupted) }
    }
  }

  private var suite: SpecSuite {
    var options = command.options
    if command.parent.worker == nil { options.busted = busted }
    var suite = SpecSuite(options)
    suite.onLog = LogPrinter.print
    let isFilmed = command.html != nil
    suite.pictures = isFilmed ? { TestFilm() } : { Pictures() }
    suite.onOpen = { [texts] session in
      texts.put(into: session.host)
      session.checksAndProves()
    }
    suite.makeCheck = command.makeCheck
    suite.onTarget = { Interrupt.watch($0) }
    return suite
  }

  private func makeReporter(_ files: [String]) -> any SpecReporter {
    let colors = Descriptor.standardOutput.isTerminal && Program.variable("NO_COLOR") == nil
    let write: SpecOutput = { [output] text in
      output.write(text)
      output.flush()
    }
    switch command.reporter {
    case .pretty: return PrettyReporter(colors: colors, seed: command.rare.seed, write: write)
    case .tree: return TreeReporter(colors: colors, seed: command.rare.seed, write: write)
    case .junit: return JUnitReporter(write: write)
    case .github:
      let own = OwnFiles(specs: files, paths: command.paths)
      return GitHubReporter(root: Self.folderInRepository, isOwn: own.contains, write: write)
    }
  }

  /// The working directory as GitHub sees it, from the repository's root: `""`, or `app/policies/`.
  private static var folderInRepository: String {
    guard let root = Program.variable("GITHUB_WORKSPACE").flatMap(Files.realPath),
      let here = Files.realPath("."), here.hasPrefix(root + "/")
    else { return "" }
    return here.dropFirst(root.count + 1) + "/"
  }

  /// The table goes where it disturbs no reader of the report.
  private func show(_ coverage: CoverageReport) {
    if command.reporter.isForPeople {
      output.write("\n" + GitHubCommand.disarmed(coverage.table))
    } else {
      Output.note(coverage.table)
    }
  }
}
