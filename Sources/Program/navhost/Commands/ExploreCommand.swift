internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostExploration
internal import NavhostFontTables
internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostScriptHost
internal import NavhostScripting

/// `navhost explore`.
struct Explore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore", abstract: "Drive the host at random, and look for what goes wrong.",
    usage: """
      navhost explore [--plugins DIR]... [--no-plugins] [--setup FILE] [--seed N] [--steps N] [--strict] \
      [--ios NAME] [--strings FILE [--language CODE]] [PATH...]
      """,
    discussion: """
      Takes random touches, pushes, pops, answers, sheets, tabs, stacks inside controllers, reloads, \
      changes of settings and steps of the clock, with whatever plugins are loaded, and checks after each that nothing is stuck, frozen or \
      told wrong. A finding is shortened, and printed as a script for `navhost run`; the exit \
      status is 1 then. The same seed takes the same steps.
      """)

  @OptionGroup var hostOptions: HostOptions

  @OptionGroup(title: HelpTitle.rare) var profile: ProfileOption

  @OptionGroup(title: HelpTitle.rare) var texts: TextOptions

  @Option(help: "Where the random numbers start.")
  var seed: UInt64 = 1

  @Option(help: "How many steps to take.")
  var steps = 10_000

  @Flag(help: "A hook of a plugin that fails is a finding, too.")
  var strict = false

  @OptionGroup var setup: SetupOption

  @Argument(help: "Plugins, and folders of plugins (default: plugins).", completion: .file())
  var paths: [String] = []

  func validate() throws {
    try hostOptions.check(paths)
    if steps < 1 { throw ValidationError("--steps must be at least 1") }
  }

  func run() throws {
    let texts = try texts.read()
    let script = try setup.read()
    let host = host(texts)
    let loaded = try plugins.load(into: host)
    if loaded.isEmpty, script == nil, !hostOptions.withoutPlugins {
      throw Failure.noPlugins(in: plugins.places, .cannotStart)
    }
    if loaded.plugins.isEmpty, script == nil { try loaded.check() }
    let start = StartingPoint(
      plugins: host.plugins.compactMap(\.path), script: script, profile: profile.profile)
    let explorer = Explorer(start, seed: seed, steps: steps, script: texts.scripts)
    explorer.isStrict = strict
    explorer.onOpen = { Interrupt.watch($0.host.interruption) }
    explorer.isStopped = { Interrupt.isPending }
    do {
      guard let finding = try explorer.run() else {
        Output.line("\(steps) steps, seed \(seed): no findings")
        return try loaded.check()
      }
      Output.text(finding.script)
      throw Failure(.failed, "\(finding.stepsTaken) steps, seed \(seed): \(finding.rule)")
    } catch let error as LuaError {
      throw Failure(scriptError: error)
    }
  }

  private var plugins: PluginFolders { hostOptions.plugins(and: paths) }

  private func host(_ texts: HostTexts) -> NavigationHost {
    let host = NavigationHost(text: TextMetrics())
    host.onLog = LogPrinter.print
    host.onWarning = { Output.error($0.text) }
    texts.put(into: host)
    return host
  }
}
