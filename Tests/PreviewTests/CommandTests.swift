import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import Preview

/// `navhost preview` as a process.
@Suite struct CommandTests {
  /// Starts it; what `body` gets is the process and the first line that it prints.
  private func run(
    _ arguments: [String] = [], _ body: (Process, String) throws -> Void
  ) throws -> Int32 {
    let folder = try Folder()
    let process = Process()
    process.executableURL = ProgramRun.navhost
    process.arguments = ["preview"] + arguments
    process.currentDirectoryURL = folder.url
    let pipe = Pipe()
    process.standardOutput = pipe
    // Ctrl-C works, too, where whoever starts the program has the signal blocked, as threads of a
    // pool have.
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    try process.run()
    pthread_sigmask(SIG_SETMASK, &before, nil)
    defer { if process.isRunning { process.terminate() } }
    var line: [UInt8] = []
    while let byte = try pipe.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
      line.append(byte)
    }
    try body(process, String(decoding: line, as: UTF8.self))
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func port(_ address: String) throws -> Int {
    try #require(
      address.split(separator: ":").last?.split(separator: "/").first.flatMap { Int($0) })
  }

  @Test func theAddressIsTheFirstLineAndCtrlCFreesThePort() throws {
    var taken = 0
    let status = try run { process, address in
      #expect(address.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/\?token=[0-9a-f]{32}/) != nil)
      taken = try port(address)
      let socket = try RawSocket(port: taken)
      let second = try ProgramRun(["preview", "--port", "\(taken)"])
      expectEqual(second.status, 3)
      expectEqual(second.output, "")
      expectEqual(
        second.errors,
        "navhost: port \(taken) is taken: choose another, or leave --port out for one that is free\n"
      )
      kill(process.processIdentifier, SIGINT)
      withExtendedLifetime(socket) {}
    }
    expectEqual(status, 130)
    let again = try run(["--port", "\(taken)"]) { process, address in
      let port = try port(address)
      expectEqual(port, taken)
      kill(process.processIdentifier, SIGINT)
    }
    expectEqual(again, 130)
  }

  @Test func whatCannotBeReadIsAnError() throws {
    let missing = try ProgramRun(["preview", "missing.lua"])
    expectEqual(missing.status, 1)
    expectEqual(missing.output, "")
    #expect(missing.errors.hasPrefix("navhost: missing.lua: "))
    try expectEqual(ProgramRun(["preview", "--port", "70000"]).status, 2)
    try expectEqual(ProgramRun(["preview", "--plugins", "nowhere"]).status, 3)
  }
}
