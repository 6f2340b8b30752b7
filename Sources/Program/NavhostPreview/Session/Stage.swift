internal import NavhostFontTables
internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// A host and its script, played from the start; made anew whenever time is turned back.
final class Stage {
  let host: NavigationHost
  let pictures: any ScreenSource
  let script: ScriptSession
  private var observations: [Observation] = []
  /// What ran for the last decision, line by line.
  let steps: HookSteps
  private let watchdog: Watchdog
  /// What happened, each a line of JSON.
  private(set) var events = EventLines()
  /// How many decisions there were.
  private(set) var decisions = 0
  /// The question that was opened by what was done last.
  private(set) var asked: Question?
  /// The screen as the script left it.
  private(set) var configuration: NavigationController.Configuration
  /// What came up: plugins that cannot be loaded, hooks that fail, the script.
  private var troubles: [Problem] = []
  /// What is named as a plugin and cannot be read as one.
  var unreadable: [Problem] = []
  /// Why the script could not be played; nil where it was.
  private(set) var failure: Problem?
  var isPlayed: Bool { failure == nil }

  /// Loads the plugins and plays the script. Where it fails, nothing of it is left but the problem.
  static func play(
    _ setup: PreviewSetup, _ watchdog: Watchdog, _ texts: SessionTexts = SessionTexts()
  ) -> Stage? {
    guard let stage = try? Stage(setup, watchdog, texts) else { return nil }
    stage.loadPlugins(setup.folders)
    guard let source = setup.script, let problem = stage.play(source) else {
      stage.configuration = stage.host.navigation.configuration
      return stage
    }
    guard let empty = try? Stage(setup, watchdog, texts) else { return nil }
    empty.loadPlugins(setup.folders)
    empty.troubles.append(problem)
    empty.failure = problem
    return empty
  }

  init(
    _ setup: PreviewSetup, _ watchdog: Watchdog, _ texts: SessionTexts = SessionTexts()
  ) throws(LuaError) {
    host = NavigationHost(.init(profile: setup.profile), text: TextMetrics())
    texts.put(into: host)
    self.watchdog = watchdog
    configuration = host.navigation.configuration
    pictures = setup.pictures()
    script = try ScriptSession(on: host)
    steps = HookSteps(host, script)
    script.pictures = pictures
    observations = [
      host.observeLogs(setup.log),
      host.observeReports({ [unowned self] in troubles.append(Problem(.script, $0)) }),
      host.observe { [unowned self] in happened($0) },
    ]
    host.handlers.leavesUnhandledOpen = true
  }

  private func play(_ script: PreviewSetup.Script) -> Problem? {
    let source: [UInt8]
    do throws(FileError) {
      source = try script.read()
    } catch {
      return Problem(.script, error.message)
    }
    do throws(LuaError) {
      try watchdog.watch(host.interruption) { () throws(LuaError) in
        try self.script.run(script: source, name: script.name)
      }
      return nil
    } catch {
      if error.code == .exit, error.exitStatus == 0 { return nil }
      return Problem(.script, words(error))
    }
  }

  private func words(_ error: LuaError) -> String {
    switch error.code {
    case .interrupted: stopped
    case .exit: "the script ended itself with status \(error.exitStatus)"
    default: error.message
    }
  }

  private var stopped: String {
    "stopped: it ran for \(Int(watchdog.patience)) s without an end"
  }
}

extension Stage {
  /// Does what a person, or the clock, did. What came of it, in words.
  func perform(_ input: Input) -> String {
    asked = nil
    switch input {
    case .begin: return ""
    case .layOut(let layout):
      host.navigation.changeScreen(
        width: layout.width, height: layout.height, direction: layout.direction,
        profile: layout.profile)
      return ""
    case .operation(let operation):
      let result = watchdog.watch(host.interruption) { script.carryOut(operation, on: front) }
      if watchdog.hasStopped { troubles.append(Problem(.script, stopped)) }
      return result.words
    case .write(let data): return write(data)
    case .language(let code):
      host.language = code
      return ""
    }
  }

  /// Whether somebody waits for the app, and not for ever.
  var waitsForTime: Bool { host.navigation.question?.timeout != nil }

  /// What a person touches: what is presented last, the tab that is shown.
  var front: NavigationController { host.navigation.scene.topNavigation ?? host.navigation }

  /// Runs the statement that writes what was typed.
  private func write(_ data: TypedData) -> String {
    do throws(LuaError) {
      try watchdog.watch(host.interruption) { () throws(LuaError) in
        let chunk = try script.load("local nav = ... \(data.lua(on: "nav"))", name: "=page")
        _ = try script.call(chunk, [script.module.export(front)])
      }
      return ""
    } catch {
      troubles.append(Problem(.script, words(error)))
      return "error: \(error.message)"
    }
  }

  private func happened(_ event: Event) {
    events.append(EventLine.json(event))
    switch event.name {
    case .decision: decisions += 1
    case .question: asked = host.navigation.question
    case .answer: asked = nil
    case .fault, .quarantine: troubles.append(Problem(fault: event))
    case .reload, .unload:
      guard let name = event.plugin else { return }
      troubles.removeAll { $0.plugin.isExactly(name) && $0.kind == .fault }
    default: break
    }
    if troubles.count > Self.maxTroubles { troubles.removeFirst() }
  }

  /// What is to be told to the person at the page: what came up, and what is odd in the plugins as
  /// they are loaded.
  var problems: [Problem] {
    troubles + unreadable
      + host.plugins.flatMap { plugin in
        plugin.warnings.map { Problem(.warning, $0.text, plugin: plugin.name) }
      }
  }

  /// How far the transitions that run have come; nil at rest.
  var progress: [Double]? {
    let all = host.navigation.scene.navigations.compactMap { $0.transition?.progress }
    return all.isEmpty ? nil : all
  }

  private static var maxTroubles: Int { 100 }
}

extension Stage {
  func loadPlugins(_ folders: [String]) {
    for entry in folders.flatMap({ PluginFolder.entries(in: $0) }) {
      if case .success(let source) = entry.source { load(source.path) }
    }
    unreadable = Self.unreadable(in: folders)
  }

  /// What is named as a plugin and cannot be read as one.
  static func unreadable(in folders: [String]) -> [Problem] {
    folders.flatMap { PluginFolder.entries(in: $0) }.compactMap { entry in
      guard case .failure(let error) = entry.source else { return nil }
      return Problem(.load, error.message, path: entry.path)
    }
  }

  /// Loads a plugin's file, or loads it anew; where that fails the one that is there goes on.
  func load(_ path: String) {
    troubles.removeAll { $0.kind == .load && $0.path.isExactly(path) }
    do throws(PluginError) {
      if let plugin = plugin(at: path) {
        try host.reload(plugin)
      } else {
        try host.load(path)
      }
    } catch {
      troubles.append(Problem(.load, error.message, path: path))
    }
  }

  /// The file is gone: so is the plugin, and what was wrong with it.
  func unload(_ path: String) {
    troubles.removeAll { $0.path.isExactly(path) }
    if let plugin = plugin(at: path) { host.unload(plugin) }
  }

  private func plugin(at path: String) -> Plugin? {
    let real = Files.realPath(path)
    return host.plugins.first {
      $0.path.isExactly(path) || real != nil && $0.realPath.isExactly(real)
    }
  }

  /// Loads every plugin that has a file anew, those too that failed before.
  func reloadPlugins(_ folders: [String]) {
    let loaded = host.plugins.compactMap { $0.path }
    let found = folders.flatMap { PluginSource.plugins(in: $0) }.map { $0.path }
    for path in loaded + found.filter({ !loaded.contains($0) }) { load(path) }
    unreadable = Self.unreadable(in: folders)
  }

  /// The script was saved and cannot be played any more: what stands stays.
  func stay(despite failure: Problem) {
    troubles.removeAll { $0.kind == .script }
    troubles.append(failure)
  }

  /// Tells of something besides.
  func tell(_ problem: Problem) {
    troubles.append(problem)
  }
}

extension Problem {
  fileprivate init(fault event: Event) {
    let message = event["message"]?.description ?? ""
    let hook = event["hook"]?.description
    let owner = event.plugin.map { "plugin '\($0)'" } ?? "the script"
    let text =
      hook.map { "\(message) (\($0) of \(owner))" }
      ?? "\(owner) is quarantined: its last three calls failed"
    self.init(.fault, text, plugin: event.plugin)
  }
}

extension OperationResult {
  /// What came of it. It does not depend on how many controllers there were before: their numbers are
  /// left out.
  fileprivate var words: String {
    switch self {
    case .done, .undecided, .stack, .tabs: ""
    case .outcome(let outcome): outcome.kind.rawValue + (outcome.reason.map { ": \($0)" } ?? "")
    case .controller(let controller): controller.named
    case .refused(let refusal): refusal.text
    }
  }
}
