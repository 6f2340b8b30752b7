import Foundation
import ProgramSupport

/// The program, which gets Ctrl-C once it has written `ready`. The statement that writes it has to be
/// the one that is to be stopped: in the time between two nothing runs that Ctrl-C could stop.
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
    var first = Data()
    while !first.contains(UInt8(ascii: "\n")) {
      let more = stdout.fileHandleForReading.availableData
      if more.isEmpty { break }
      first += more
    }
    process.interrupt()
    let rest = stdout.fileHandleForReading.readDataToEndOfFile()
    output = String(decoding: first + rest, as: UTF8.self)
    errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  private static let unbuffered = "io.stdout:setvbuf('no') and nil\n"
}
