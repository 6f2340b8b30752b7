import Foundation

/// The built program, run as a user does.
struct Program {
  var status: Int32
  var output: String
  var errors: String

  /// Runs it to its end. Its output goes to files, so that it never waits for a reader.
  ///
  /// - Parameter mixesErrors: errors come in the output, where they were written.
  init(
    _ arguments: [String], input: String = "", in folder: URL? = nil,
    environment: [String: String] = [:], mixesErrors: Bool = false
  ) throws {
    let scratch = try Scratch(["in": input, "out": "", "err": ""])
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? scratch.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: scratch.url.appending(path: "in"))
    let out = try FileHandle(forWritingTo: scratch.url.appending(path: "out"))
    process.standardOutput = out
    process.standardError =
      mixesErrors ? out : try FileHandle(forWritingTo: scratch.url.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try scratch.read("out")
    errors = try scratch.read("err")
  }

  static var executable: URL {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "navhost")
  }

  /// Runs `navhost repl` with lines piped in.
  static func repl(
    _ lines: [String], _ arguments: [String] = [], in folder: URL? = nil
  ) throws -> Program {
    try Program(
      ["repl"] + arguments, input: lines.map { $0 + "\n" }.joined(), in: folder)
  }
}
