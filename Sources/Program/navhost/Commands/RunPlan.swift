internal import NavhostCommandLine
internal import NavhostExploration
internal import NavhostFontTables
internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSupport

/// A script that is run with plugins. All of it are plain values, and each has the value that the parser gives it
/// where nobody names one.
struct RunPlan {
  /// The script, then its arguments.
  var words: [String]
  /// Notes about arguments of the script that are spelt like options.
  var notes: [String] = []
  var plugins = PluginFolders()
  var json = false
  var strict = false
  var profile = Profile.ios17
  var texts = HostTexts()
  var limits = Limits()
  var recording = SessionRecording()

  func run() throws {
    notes.forEach(Output.error)
    let source = try ScriptFile.script(words[0])
    let host = NavigationHost(.init(profile: profile), limits: limits, text: TextMetrics())
    host.onLog = LogPrinter.print
    host.onReport = Output.error
    texts.put(into: host)
    let session = try ScriptSession.open(host)
    session.pictures = Pictures()
    if json { try EventStream.start(host) } else { FaultPrinter.start(host) }
    host.onWarning = { Output.error($0.text) }
    let troubles = StrictProblems()
    if strict { troubles.watch(session) }
    let recorder = try recording.start(session)
    try SessionRecording.record {
      recorder
    } _: {
      let loaded = try plugins.load(into: host)
      try play(source, session)
      try check(troubles)
      try loaded.check()
    }
  }

  /// Runs the script. One that leaves with 0 is done.
  private func play(_ source: [UInt8], _ session: ScriptSession) throws {
    Interrupt.watch(session.host.interruption)
    do {
      try session.run(
        script: source, name: ScriptFile.name(words[0]), arguments: Array(words.dropFirst()))
    } catch {
      var failure = Failure(scriptError: error)
      let line = Self.line(of: error.message, in: source)
      failure.message = failure.message.withHint(session.hint(error.message, line: line))
      if failure.status != .done { throw failure }
    }
  }

  /// The line of the script that an error names: `FILE:LINE: …`.
  private static func line(of message: String, in source: [UInt8]) -> String? {
    let parts = message.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let number = Int(parts[1]), number > 0 else { return nil }
    let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return number <= lines.count ? String(decoding: lines[number - 1], as: UTF8.self) : nil
  }

  /// - Throws: `Failure` where `--strict` was given and something was not well.
  private func check(_ troubles: StrictProblems) throws {
    guard troubles.count > 0 else { return }
    throw Failure.strict(troubles.count)
  }
}

extension RunPlan {
  /// `run [--no-plugins] [--record FILE] SCRIPT [ARG...]`; nil where the words are anything else.
  init?(plain words: ArraySlice<String>) {
    guard words.first == "run" else { return nil }
    var script = words.dropFirst()
    let withoutPlugins = script.first == "--no-plugins"
    if withoutPlugins { script.removeFirst() }
    let record = script.first == "--record" ? script.dropFirst().first : nil
    if record != nil { script = script.dropFirst(2) }
    guard let path = script.first, !path.hasPrefix("-"), record?.hasPrefix("-") != true else {
      return nil
    }
    self.init(words: Array(script))
    // The names of options are made only if they are needed.
    if script.contains(where: { $0.hasPrefix("-") }) { notes = ScriptCommand.run.notes(self.words) }
    plugins.withoutPlugins = withoutPlugins
    recording.file = record
  }
}

extension String {
  /// With a hint at the end of its first line.
  func withHint(_ hint: String) -> String {
    guard !hint.isEmpty else { return self }
    let end = firstIndex(of: "\n") ?? endIndex
    return self[..<end] + hint + self[end...]
  }
}
