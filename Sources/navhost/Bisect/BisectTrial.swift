internal import FontTables
internal import Lua
internal import PluginHost
internal import Scripting
internal import SpecRunner
internal import Support

/// What is run again and again, each time with other plugins.
protocol BisectTrial {
  /// Whether it fails with these plugins of the folder.
  ///
  /// - Throws: `Failure` where it cannot be run, or somebody stopped it.
  func fails(with choice: PluginChoice, of folder: String) throws -> Bool
}

/// Specs: one of them fails.
struct SpecTrial: BisectTrial {
  private let files: [String]

  /// - Throws: `Failure` where a path is not there, or there is no spec.
  init(_ paths: [String]) throws {
    do {
      files = try SpecFinder.files(at: paths)
    } catch let error as SpecError {
      throw Failure(error)
    }
    guard !files.isEmpty else {
      throw Failure(
        .failed, "no spec files (*_spec.lua) in \(paths.map(Plain.name).joined(separator: ", "))")
    }
  }

  func fails(with choice: PluginChoice, of folder: String) throws -> Bool {
    var suite = SpecSuite()
    suite.pictures = { Pictures() }
    suite.onOpen = { session in
      session.host.pluginChoice = choice
      session.checksAndProves()
    }
    suite.onRenew = { _ = $0.loadAll(in: folder) }
    suite.onTarget = { Interrupt.watch($0) }
    var summary = SpecSummary()
    do {
      for file in files { try suite.run(file) { summary.count($0) } }
    } catch let error as SpecError {
      throw Failure(error)
    }
    if summary.failed == 0, summary.tests == 0 { throw Failure(.failed, "no test ran") }
    return summary.failed > 0
  }
}

/// A script: it does not end with 0.
struct ScriptTrial: BisectTrial {
  private let name: String
  private let source: [UInt8]
  private let arguments: [String]

  /// - Parameter words: the script's path and its arguments.
  /// - Throws: `FileError` where it cannot be read.
  init(_ words: [String]) throws {
    name = ScriptFile.name(words[0])
    source = try ScriptFile.read(words[0])
    arguments = Array(words.dropFirst())
  }

  func fails(with choice: PluginChoice, of folder: String) throws -> Bool {
    let host = NavigationHost(text: TextMetrics())
    host.pluginChoice = choice
    let session = try ScriptSession.open(host)
    session.pictures = Pictures()
    _ = host.loadAll(in: folder)
    Interrupt.watch(host.interruption)
    defer { Interrupt.watch(nil) }
    do {
      try session.run(source, name: name, arguments: arguments)
      return false
    } catch {
      let failure = Failure(scriptError: error)
      if failure.status == .interrupted { throw failure }
      return failure.status != .done
    }
  }
}
