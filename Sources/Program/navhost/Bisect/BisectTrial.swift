internal import NavhostCommandLine
internal import NavhostFontTables
internal import NavhostLua
internal import NavhostLuaSyntax
internal import NavhostPluginHost
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSpecRunner
internal import NavhostSupport

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
  private let texts: HostTexts
  private var options: SpecOptions

  /// - Throws: `Failure` where a path is not there, or there is no spec.
  init(_ paths: [String], _ texts: HostTexts) throws {
    self.texts = texts
    options = SpecOptions(paths: paths)
    do {
      files = try SpecFinder.files(at: paths)
      options.busted = try BustedFile.read(options) { Interrupt.watch($0) }
    } catch let error as SpecError {
      throw Failure(error)
    }
    guard !files.isEmpty else {
      throw Failure(
        .failed, "no spec files (*_spec.lua) in \(paths.map(Plain.name).joined(separator: ", "))")
    }
    for file in files { try Self.checkSyntax(of: file) }
  }

  /// One that is no Lua fails with any plugins, and says nothing of them.
  private static func checkSyntax(of file: String) throws {
    let source = SourceText(file: file, bytes: try Files.read(file))
    do throws(SyntaxError) {
      _ = try Parser.parse(source)
    } catch {
      throw Failure(
        .failed, "\(Plain.name(file)):\(source.line(of: error.offset)): \(error.message)")
    }
  }

  func fails(with choice: PluginChoice, of folder: String) throws -> Bool {
    var suite = SpecSuite(options)
    suite.pictures = { Pictures() }
    suite.onOpen = { [texts] session in
      texts.put(into: session.host)
      session.host.pluginChoice = choice
      session.checksAndProves()
    }
    suite.onRenew = { _ = $0.loadEntries(of: folder) }
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
  private let texts: HostTexts

  /// - Parameter words: the script's path and its arguments.
  /// - Throws: `FileError` where it cannot be read.
  init(_ words: [String], _ texts: HostTexts) throws {
    self.texts = texts
    name = ScriptFile.name(words[0])
    source = try ScriptFile.script(words[0])
    arguments = Array(words.dropFirst())
  }

  func fails(with choice: PluginChoice, of folder: String) throws -> Bool {
    let host = NavigationHost(text: TextMetrics())
    host.pluginChoice = choice
    texts.put(into: host)
    let session = try ScriptSession.open(host)
    session.pictures = Pictures()
    _ = host.loadEntries(of: folder)
    Interrupt.watch(host.interruption)
    defer { Interrupt.watch(nil) }
    do {
      try session.run(script: source, name: name, arguments: arguments)
      return false
    } catch {
      let failure = Failure(scriptError: error)
      if failure.status == .interrupted || error.code == .plugin { throw failure }
      return failure.status != .done
    }
  }
}
