import Foundation
import ProgramSupport

/// The program, which gets Ctrl-C once it has written a line.
struct Interrupted {
  var status: Int32
  var output: String
  var errors: String

  init(_ arguments: [String], input: String) throws {
    let process = Process()
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.executableURL = ProgramRun.navhost
    process.arguments = arguments
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    process.environment = ProcessInfo.processInfo.environment
    try process.run()
    stdin.fileHandleForWriting.write(Data((Self.unbuffered + input).utf8))
    try stdin.fileHandleForWriting.close()
    let first = stdout.fileHandleForReading.availableData
    usleep(200_000)
    process.interrupt()
    let rest = stdout.fileHandleForReading.readDataToEndOfFile()
    output = String(decoding: first + rest, as: UTF8.self)
    errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  private static let unbuffered = "io.stdout:setvbuf('no') and nil\n"
}
