internal import ArgumentParser
internal import FontTables
internal import Lua
internal import Platform
internal import PluginHost
internal import Scripting
internal import Support
internal import Traces

/// `navhost sessions`.
struct SessionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sessions", abstract: "Print packed sessions that are made up.",
    discussion: """
      A person looks around in an app, edits, and goes back in every way there is; no plugin is loaded. \
      The same seed prints the same sessions. SCENE is a script that each session starts from.
      """)

  @Option(help: "How many sessions to print.")
  var count = 1

  @Option(help: "Where the random numbers start.")
  var seed: UInt64 = 1

  @Option(help: "The number of the first session, from 0: parts of a large set can be made apart.")
  var from = 0

  @Argument(help: "A script that sets the scene (- for standard input).", completion: .file())
  var scene: String?

  func validate() throws {
    if count < 0 { throw ValidationError("--count must not be negative") }
    if from < 0 { throw ValidationError("--from must not be negative") }
    if from.addingReportingOverflow(count).overflow {
      throw ValidationError("--from and --count are more sessions than can be numbered")
    }
  }

  func run() throws {
    do {
      let maker = try SessionMaker(seed: seed, scene: try scene.map(MadeScene.init(path:)))
      var output = SessionLines()
      for number in from..<(from + count) {
        SessionLines.write(try maker.session(number).line)
        output.progress(1)
      }
      try output.end()
    } catch let error as LuaError {
      throw Failure(scriptError: error)
    } catch let error as TraceError {
      throw Failure(.cannotStart, error.message)
    }
  }
}

extension MadeScene {
  /// - Throws: `FileError` where it cannot be read.
  init(path: String) throws {
    let (source, name) = (try ScriptFile.read(path), ScriptFile.name(path))
    let session = try ScriptSession(host: NavigationHost(text: TextMetrics()))
    self.init(
      on: session.host,
      set: { try session.run(source, name: name) },
      renew: session.renewHost)
  }
}

/// `navhost import`.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Make a recording of touches that another program recorded.",
    discussion: """
      Prints the lines of a recording; navhost pack takes them. SCENE is a script that sets the screens \
      up that the touches were made on.
      """)

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case rrweb
  }

  @Argument(help: "What the file is: rrweb.")
  var kind: Kind

  @Argument(help: "The file (- for standard input).", completion: .file())
  var file: String

  @Argument(help: "A script that sets the scene.", completion: .file())
  var scene: String?

  func run() throws {
    do {
      let importer = RrwebImport()
      let reader = try LineReader(file, limit: 256 << 20)
      var number = 0
      while let line = try reader.next() {
        number += 1
        guard case .line(let bytes) = line.whole else {
          throw TraceError("line \(number): longer than 256 MiB")
        }
        if bytes.contains(where: { $0 > 0x20 }) { try importer.read(bytes, number: number) }
      }
      let lines = try importer.lines(on: try scene.map(MadeScene.init(path:)))
      SessionLines.write(Array(lines.dropLast()))
      Output.note("\(importer.touches) touches; \(RrwebImport.notes)")
    } catch let error as LuaError {
      throw Failure(scriptError: error)
    } catch let error as TraceError {
      throw Failure(.failed, "\(ScriptFile.name(file)): \(error.message)")
    }
  }
}

extension LineReader.Line {
  /// The line, whether it has its end or not.
  fileprivate var whole: LineReader.Line {
    if case .unfinished(let bytes) = self { .line(bytes) } else { self }
  }
}

/// What the commands that read sessions have in common: lines to standard output, and whether one of
/// them told an error.
struct SessionLines {
  private(set) var count = 0
  private(set) var hasErrors = false
  /// At a terminal, unless the lines themselves go there.
  private let showsProgress =
    Descriptor.standardError.isTerminal && !Descriptor.standardOutput.isTerminal
  private var shown = 0

  static func write(_ bytes: [UInt8]) {
    Stream.output.writeLine(bytes)
  }

  mutating func write(_ error: ErrorLine) {
    hasErrors = true
    Self.write(error.line)
  }

  mutating func sawError() { hasErrors = true }

  /// Says how far it is, on standard error.
  mutating func progress(_ sessions: Int) {
    count += sessions
    guard showsProgress, count - shown >= 1000 else { return }
    shown = count
    Stream.errors.write("\r\(count) sessions")
  }

  /// - Throws: status 1 where there was an error line, or `fails` says so.
  func end(fails: Bool = false) throws {
    if shown > 0 { Stream.errors.write("\r\u{1B}[K") }
    if hasErrors || fails { throw Failure(.failed) }
  }
}
