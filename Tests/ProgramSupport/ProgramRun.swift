public import Foundation

/// The built program, run as a user does, to its end.
///
/// What it reads and writes are files, so that neither side ever waits for the other.
public struct ProgramRun {
  public var status: Int32
  public var output: String
  public var errors: String

  /// Runs `navhost`, or another program, with the arguments.
  ///
  /// - Parameters:
  ///   - program: The file to run; `navhost` by default.
  ///   - folder: where it runs; a new one by default.
  ///   - environment: what is set besides.
  ///   - mixesErrors: errors come in the output, where they were written.
  public init(
    _ arguments: [String], program: URL = navhost, in folder: URL? = nil, input: String = "",
    environment: [String: String] = [:], mixesErrors: Bool = false
  ) throws {
    let files = try Streams(input: input, together: mixesErrors)
    var all = Self.environment(home: files.folder.url)
    all.merge(environment) { $1 }
    status = try Self.run(program, arguments, in: folder ?? files.folder.url, all, files)
    output = try files.folder.read("output")
    errors = try files.folder.read("errors")
  }

  /// Runs a line of shell that finds `navhost`, at home in the folder; `output` has what it writes,
  /// errors among it.
  public init(shell line: String, in folder: URL, input: String = "") throws {
    let files = try Streams(input: input, together: true)
    let shell = URL(filePath: "/bin/sh")
    status = try Self.run(
      shell, ["-c", line], in: folder, Self.environment(home: folder), files)
    output = try files.folder.read("output")
    errors = ""
  }

  /// The last line that it wrote to standard output.
  public var lastLine: String {
    output.split(separator: "\n").last.map(String.init) ?? ""
  }

  /// What `NAVHOST_PROGRAM` names, or the executable product, which is built into the folder of the tests.
  public static var navhost: URL {
    if let named = ProcessInfo.processInfo.environment["NAVHOST_PROGRAM"] {
      return URL(filePath: named)
    }
    #if os(macOS)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
    #else
      let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #endif
    return tests.deletingLastPathComponent().appending(path: "navhost")
  }

  /// The six programs. The others are beside `navhost`.
  public static let programs = [
    "navhost", "navhost-preview", "navhost-lsp", "navhost-debug", "navhost-trace", "navhost-app",
  ]

  private static func run(
    _ executable: URL, _ arguments: [String], in folder: URL, _ environment: [String: String],
    _ files: Streams
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = files.input
    process.standardOutput = files.output
    process.standardError = files.errors
    try process.run()
    let identifier = process.processIdentifier
    // Ends what hangs, so that a run of the tests ends. It is no measure of speed.
    let watchdog = Task.detached {
      try await Task.sleep(for: .seconds(600))
      kill(identifier, SIGKILL)
    }
    defer { watchdog.cancel() }
    process.waitUntilExit()
    return process.terminationStatus
  }

  static func environment(home: URL) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    let path = environment["PATH"] ?? "/usr/bin:/bin"
    environment["PATH"] = navhost.deletingLastPathComponent().path + ":" + path
    environment["HOME"] = home.path
    environment["XDG_STATE_HOME"] = nil
    return environment
  }
}

/// The files behind a run's three streams.
private struct Streams {
  let folder: Folder
  let input: FileHandle
  let output: FileHandle
  let errors: FileHandle

  init(input text: String, together: Bool) throws {
    folder = try Folder(["input": text, "output": "", "errors": ""])
    input = try FileHandle(forReadingFrom: folder.url.appending(path: "input"))
    output = try FileHandle(forWritingTo: folder.url.appending(path: "output"))
    errors =
      together ? output : try FileHandle(forWritingTo: folder.url.appending(path: "errors"))
  }
}
