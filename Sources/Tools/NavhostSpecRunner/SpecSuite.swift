internal import NavhostFontTables
package import NavhostLua
internal import NavhostNavigation
package import NavhostPluginHost
package import NavhostScripting
internal import NavhostSupport

/// Runs spec files one after the other in this process.
package struct SpecSuite {
  private let options: SpecOptions
  /// Receives what plugins and specs log.
  package var onLog: (LogLine) -> Void = { _ in }
  /// Makes the drawer of `assert.screen` and `nav.render`; nil: there are no pictures.
  package var pictures: (() -> any PictureMaker)?
  /// Called with each session before anything runs in it.
  package var onOpen: (ScriptSession) -> Void = { _ in }
  /// Called with the host before each test, before its `before_each`.
  package var onRenew: (NavigationHost) -> Void = { _ in }
  /// Makes what says which invariant is broken after an operation of a test; nil: nobody looks.
  package var makeCheck: ((ScriptSession) -> () -> String?)?
  /// Is told what a signal handler can stop, and nil when that is gone.
  package var onTarget: (LuaInterrupt?) -> Void = { _ in }

  package init(_ options: SpecOptions = SpecOptions()) {
    self.options = options
  }

  /// The files in the order in which they are run.
  package static func order(_ files: [String], _ options: SpecOptions) -> [String] {
    options.seed.map { files.shuffled(seed: $0) } ?? files
  }

  /// Why luassert and say cannot be loaded, which specs need; nil where they can.
  package static func missing() -> String? {
    do {
      let tools = SpecTools(nil)
      let host = NavigationHost(text: TextMetrics())
      let session = try ScriptSession(on: host, adding: tools.add)
      _ = try SpecLua(session, SpecOptions(), tools)
      return nil
    } catch {
      return (error as? SpecError)?.message ?? "\(error)"
    }
  }

  /// Runs a spec file in a Lua state of its own.
  ///
  /// - Throws: `SpecError` where it cannot be run, or somebody stopped it.
  package func run(_ file: String, emit: @escaping (SpecEvent) -> Void) throws {
    let source = LuaFile.chunk(try Self.read(file))
    let file = Plain.name(file)
    let start = ContinuousClock.now
    emit(.fileBegan(file))
    do {
      try run(file, source, emit: emit)
    } catch let error as LuaError {
      if error.code == .interrupted { throw SpecError(.interrupted, "interrupted") }
      throw SpecError(.cannotStart, error.message)
    }
    emit(.fileEnded(file, seconds: (ContinuousClock.now - start).inSeconds))
  }

  private func run(
    _ file: String, _ source: [UInt8], emit: @escaping (SpecEvent) -> Void
  ) throws {
    var limits = Limits()
    if let seconds = options.seconds { limits.setSeconds(seconds) }
    let host = NavigationHost(.init(profile: options.profile), limits: limits, text: TextMetrics())
    let observations = [
      host.observeLogs(onLog),
      host.observeReports { emit(.reported(file: file, message: $0)) },
    ]
    defer { withExtendedLifetime(observations) {} }
    let counts = options.coverage ? LineCounts() : nil
    host.lineCounts = counts
    let tools = SpecTools(makeCheck)
    defer { tools.folders.removeAll() }
    let session = try ScriptSession(on: host, memoryLimit: options.memory, adding: tools.add)
    session.pictures = pictures?()
    onOpen(session)
    let troubles = StrictProblems { emit(.trouble(file: file, message: $0)) }
    troubles.watch(session, options.strict ? [.loadFailures] : [])
    onTarget(session.host.interruption)
    defer { onTarget(nil) }
    let lua = try SpecLua(session, options, tools)
    lua.onRenew = onRenew
    try SpecFileRunner(file, lua, options, emit: emit).run(source)
    guard let counts else { return }
    session.module.onOperation = nil
    session.renewHost()
    for event in LineCoverage.events(counts) { emit(event) }
  }

  private static func read(_ file: String) throws(SpecError) -> [UInt8] {
    do {
      return try Files.read(file)
    } catch {
      throw SpecError(.missing, error.message)
    }
  }
}

/// Finds spec files: `*_spec.lua`.
package enum SpecFinder {
  /// The spec files at the paths, each once: a file that is named is one whatever it is called; a
  /// folder is walked, in byte order. Names that begin with a dot are passed over.
  ///
  /// - Throws: `SpecError` where a path is not there, or something that is named as a spec cannot be read.
  package static func files(at paths: [String]) throws -> [String] {
    var found: [String] = []
    for path in paths {
      if let objection = Files.objection(path) { throw SpecError(.missing, objection.message) }
      switch Files.kind(path) {
      case .missing: throw SpecError(.missing, "\(Plain.name(path)): no such file or folder")
      case .file, .other: found.append(path)
      case .folder:
        var problem: FileError?
        found += Files.below(path, suffix: "_spec.lua") { problem = problem ?? $0 }
        if let problem { throw SpecError(.missing, problem.message) }
      }
    }
    var seen: Set<ExactName> = []
    return found.filter { seen.insert(Files.realPath($0) ?? $0).inserted }
  }
}

extension Array {
  /// In an order that the seed alone decides.
  func shuffled(seed: UInt64) -> [Element] {
    var random = SeededRandom(seed: seed)
    var shuffled = self
    for last in shuffled.indices.dropFirst().reversed() {
      shuffled.swapAt(last, random.below(last + 1))
    }
    return shuffled
  }
}

extension Duration {
  /// As a number of seconds.
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
