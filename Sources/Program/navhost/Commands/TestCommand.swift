internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostExploration
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSpecRunner

/// `navhost test`.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run the specs of plugins.",
    discussion: """
      A path is a spec file, or a folder that is searched for *_spec.lua. A filter that begins with \
      # is a tag: a whole word of a test's full name.
      """)

  enum Reporter: String, ExpressibleByArgument, CaseIterable {
    case pretty, junit, github, tree

    /// Whether other output may stand between its lines.
    var isForPeople: Bool { self == .pretty || self == .tree }
  }

  @Option(help: "How to report: pretty, tree, junit, or github (annotations).")
  var reporter = Reporter.pretty

  @Option(help: "Only tests whose full name has this text; may be given more than once.")
  var filter: [String] = []

  @Option(name: .shortAndLong, help: "Run that many files at a time, each in its own process.")
  var jobs = 1

  @Flag(help: "Fail if a plugin does not load or has a warning.")
  var strict = false

  @Flag(help: "Pass tests during which a hook, a listener or a handler fails.")
  var lenient = false

  @Flag(help: "Fail where an invariant is broken after an operation of a test, as 'explore' does.")
  var check = false

  @OptionGroup(title: HelpTitle.rare) var profile: ProfileOption

  @OptionGroup(title: HelpTitle.rare) var texts: TextOptions

  @Flag(help: "Run again whenever a Lua file is saved.")
  var watch = false

  @Flag(help: "Show which lines of plugins ran.")
  var coverage = false

  @Option(help: "Write a page that shows what failed, with its screens.", completion: .file())
  var html: String?

  @OptionGroup(title: HelpTitle.rare) var rare: Rare

  @OptionGroup(title: HelpTitle.rare) var deadline: DeadlineOption

  @OptionGroup(visibility: .hidden) var parent: ParentOptions

  @Argument(help: "Spec files and folders (default: plugins).", completion: .file())
  var paths: [String] = []

  mutating func validate() throws {
    if jobs < 1 { throw ValidationError("--jobs must be at least 1") }
    if lenient, strict { throw ValidationError("--lenient and --strict cannot be combined") }
    if paths.isEmpty { paths = ["plugins"] }
  }

  mutating func run() throws {
    do {
      let run = try TestRun(self)
      if let worker = parent.worker { return try run.work(for: worker) }
      try watch ? run.watch() : run.once()
    } catch let error as SpecError {
      throw Failure(error)
    }
  }

  var options: SpecOptions {
    SpecOptions(
      filter: SpecFilter(wanted: filter, excluded: rare.exclude), seed: rare.seed,
      units: rare.limitFuel, memory: rare.limitMemory, seconds: deadline.seconds,
      coverage: coverage || rare.coverageOutput != nil, strict: strict, lenient: lenient,
      profile: profile.profile, paths: parent.worker == nil ? paths : parent.given,
      busted: parent.busted)
  }

  /// Makes a function that names the invariant that an operation of a test has broken; nil without `--check`.
  var makeCheck: ((ScriptSession) -> () -> String?)? {
    guard check else { return nil }
    return { OperationWatch($0).violation }
  }

  /// What a process is called with that runs one of the files.
  func arguments(for file: String, _ busted: BustedFile) -> [String] {
    var arguments = ["test", "--reporter", reporter.rawValue, "--ios", profile.version]
    arguments += ["--limit-fuel", "\(rare.limitFuel)", "--limit-memory", "\(rare.limitMemory)"]
    arguments +=
      filter.flatMap { ["--filter=\($0)"] } + rare.exclude.flatMap { ["--exclude=\($0)"] }
    if let seconds = deadline.seconds { arguments += ["--limit-seconds", "\(seconds)"] }
    if let seed = rare.seed { arguments += ["--seed", "\(seed)"] }
    if strict { arguments.append("--strict") }
    if lenient { arguments.append("--lenient") }
    arguments += texts.words
    if check { arguments.append("--check") }
    if html != nil { arguments += ["--html", "/dev/null"] }
    if options.coverage { arguments.append("--coverage") }
    return arguments + ParentOptions.arguments(paths, busted) + ["--", file]
  }
}

extension TestCommand {
  /// The options that few people need.
  struct Rare: ParsableArguments {
    @Option(help: "No tests whose full name has this text; may be given more than once.")
    var exclude: [String] = []

    @Option(help: "Run files and tests in an order that this number decides.")
    var seed: UInt64?

    @Option(help: "Write the lines that ran to this file, as LCOV.", completion: .file())
    var coverageOutput: String?

    @Option(help: "Limit on fuel, in units of work, for each test.")
    var limitFuel = SpecOptions.defaultUnits

    @Option(help: "Bytes of memory that a spec file may use.")
    var limitMemory = SpecOptions.defaultMemory

    mutating func validate() throws {
      if limitFuel < 1 { throw ValidationError("--limit-fuel must be at least 1") }
      if limitMemory < 1 { throw ValidationError("--limit-memory must be at least 1") }
    }
  }
}

extension Failure {
  init(_ error: SpecError) {
    switch error.code {
    case .missing: self.init(.failed, error.message)
    case .interrupted: self.init(.interrupted)
    case .cannotStart: self.init(.cannotStart, error.message)
    }
  }
}
