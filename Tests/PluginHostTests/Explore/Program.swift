import Foundation

/// The program, run as a user does.
struct Program {
  let status: Int32
  let output: String
  let errors: String

  /// Runs it to its end. What it writes goes to files, so that it never waits for a reader.
  init(_ arguments: [String], in folder: URL) throws {
    let name = UUID().uuidString
    let out = FileManager.default.temporaryDirectory.appending(path: "\(name).out")
    let err = FileManager.default.temporaryDirectory.appending(path: "\(name).err")
    for file in [out, err] { try Data().write(to: file) }
    defer { for file in [out, err] { try? FileManager.default.removeItem(at: file) } }
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "navhost")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: out, encoding: .utf8)
    errors = try String(contentsOf: err, encoding: .utf8)
  }
}
