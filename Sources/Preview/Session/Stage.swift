internal import Lua
internal import Navigation
internal import PluginHost
internal import Scripting
internal import Support

/// A host and its script, played from the start; made anew whenever time is turned back.
final class Stage {
  let host: NavigationHost
  let pictures: any ScreenSource
  private let script: ScriptSession
  private let watchdog: Watchdog
  /// What happened, each a line of JSON.
  private(set) var events = EventLines()
  /// The same as `navhost run --json` prints it.
  private var traced = EventLines()
  /// What came up: plugins that cannot be loaded, hooks that fail, the script.
  private var troubles: [Problem] = []
  /// Whether the script was played without an error.
  private(set) var isPlayed = true

  /// Loads the plugins and plays the script. Where it fails, nothing of it is left but the problem.
  static func play(_ scene: PreviewScene, _ watchdog: Watchdog) -> Stage? {
    guard let stage = try? Stage(scene, watchdog) else { return nil }
    stage.loadPlugins(scene.folders)
    guard let source = scene.script, let problem = stage.play(source) else { return stage }
    guard let empty = try? Stage(scene, watchdog) else { return nil }
    empty.loadPlugins(scene.folders)
    empty.troubles.append(problem)
    empty.isPlayed = false
    return empty
  }

  private init(_ scene: PreviewScene, _ watchdog: Watchdog) throws(LuaError) {
    host = NavigationHost(NavigationController.Configuration(profile: scene.profile))
    self.watchdog = watchdog
    pictures = scene.pictures()
    script = try ScriptSession(host: host)
    script.pictures = pictures
    host.onLog = scene.log
    host.onReport = { [unowned self] message in troubles.append(Problem(.script, message)) }
    script.onEvent = { [unowned self] event in happened(event) }
  }

  private func play(_ script: PreviewScene.Script) -> Problem? {
    do {
      let source = try script.read()
      try watchdog.watch(self.script.interruptTarget) { () throws(LuaError) in
        try self.script.run(source, name: script.name)
      }
      return nil
    } catch let error as LuaError {
      if error.code == .exit, error.exitStatus == 0 { return nil }
      return Problem(.script, words(error))
    } catch {
      return Problem(.script, (error as? FileError)?.message ?? "\(error)")
    }
  }

  private func words(_ error: LuaError) -> String {
    switch error.code {
    case .interrupted: "stopped: it ran for \(Int(watchdog.patience)) s without an end"
    case .exit: "the script ended itself with status \(error.exitStatus)"
    default: error.message
    }
  }
}

extension Stage {
  /// Does what a person, or the clock, did. What came of it, in words.
  func perform(_ input: Input) -> String {
    if case .layOut(let width, let height, let direction) = input {
      host.navigation.changeScreen(width: width, height: height, direction: direction)
      return ""
    }
    guard let text = input.lua else { return "" }
    do {
      let results = try watchdog.watch(script.interruptTarget) { () throws(LuaError) in
        try script.call(try script.load(isCovered ? onTop(text) : "return " + text, name: "=page"))
      }
      return results.map(described).joined(separator: ": ")
    } catch {
      troubles.append(Problem(.script, words(error)))
      return "error: \(error.message)"
    }
  }

  /// Whether something is presented: a person touches that, and not what is below.
  var isCovered: Bool { !host.navigation.scene.presentations.isEmpty }

  private func onTop(_ text: String) -> String {
    "local front = nav while front.presented do front = front.presented end return front"
      + text.dropFirst("nav".count)
  }

  private func described(_ value: LuaValue) -> String {
    switch value {
    case .object(let object): script.describe(object)
    case .string(let text): text
    case .boolean(let flag): "\(flag)"
    default: value.isNil ? "" : value.described
    }
  }

  private func happened(_ event: Event) {
    events.append(EventLine.json(event))
    traced.append(event.json)
    switch event.name {
    case .fault, .quarantine: troubles.append(Problem(fault: event))
    case .reload, .unload:
      guard let name = event.plugin else { return }
      troubles.removeAll { $0.plugin == name && $0.kind == .fault }
    default: break
    }
    if troubles.count > Self.maxTroubles { troubles.removeFirst() }
  }

  /// What is to be told to the person at the page: what came up, and what is odd in the plugins as
  /// they are loaded.
  var problems: [Problem] {
    troubles
      + host.plugins.flatMap { plugin in
        plugin.warnings.map { Problem(.warning, $0.text, plugin: plugin.name) }
      }
  }

  /// The events as `navhost run --json` prints them.
  var eventsAsJSON: ArraySlice<String> { traced[0..<traced.end] }

  /// How far the transitions that run have come; nil at rest.
  var progress: [Double]? {
    let all = host.navigation.scene.navigations.compactMap(\.transition?.progress)
    return all.isEmpty ? nil : all
  }

  private static var maxTroubles: Int { 100 }
}

extension Stage {
  private func loadPlugins(_ folders: [String]) {
    for folder in folders {
      for source in PluginSource.plugins(in: folder) { load(source.path) }
    }
  }

  /// Loads a plugin's file, or loads it anew; where that fails the one that is there goes on.
  func load(_ path: String) {
    troubles.removeAll { $0.kind == .load && $0.path == path }
    do {
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
    troubles.removeAll { $0.path == path }
    if let plugin = plugin(at: path) { host.unload(plugin) }
  }

  private func plugin(at path: String) -> Plugin? {
    let real = Files.realPath(path)
    return host.plugins.first { $0.path == path || real != nil && $0.realPath == real }
  }

  /// Loads every plugin that has a file anew, those too that failed before.
  func reloadPlugins(_ folders: [String]) {
    let loaded = host.plugins.compactMap(\.path)
    let found = folders.flatMap { PluginSource.plugins(in: $0) }.map(\.path)
    for path in loaded + found.filter({ !loaded.contains($0) }) { load(path) }
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
