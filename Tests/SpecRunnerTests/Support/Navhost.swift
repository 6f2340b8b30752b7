import Foundation

/// The program, run as a user does.
struct Navhost {
  var status: Int32
  var output: String
  var errors: String

  /// Runs it to its end. What it writes goes to files, so that it never waits for a reader.
  init(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws {
    let scratch = try Folder(["out": "", "err": ""])
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: scratch.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: scratch.url.appending(path: "err"))
    try process.run()
    let watchdog = Task.detached {
      try await Task.sleep(for: .seconds(60))
      kill(process.processIdentifier, SIGKILL)
    }
    defer { watchdog.cancel() }
    process.waitUntilExit()
    status = process.terminationStatus
    output = try scratch.read("out")
    errors = try scratch.read("err")
  }

  static var executable: URL {
    #if os(macOS)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
    #else
      let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #endif
    return tests.deletingLastPathComponent().appending(path: "navhost")
  }

  /// The last line that it wrote to standard output.
  var lastLine: String {
    output.split(separator: "\n").last.map(String.init) ?? ""
  }
}
