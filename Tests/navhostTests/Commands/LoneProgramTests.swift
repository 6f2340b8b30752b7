import Expectations
import Foundation
import ProgramSupport
import Testing

/// Each of the programs by itself: in a folder without the others, run from an empty folder.
@Suite struct LoneProgramTests {
  private static func run(
    _ name: String, _ words: [String], input: String = ""
  ) throws -> ProgramRun {
    let folder = try Folder()
    let program = folder.url.appending(path: name)
    let built = ProgramRun.navhost.deletingLastPathComponent().appending(path: name)
    try folder.copyProgram(built, to: name)
    return try ProgramRun(
      words, program: program, input: input, environment: ["PATH": "/usr/bin:/bin"])
  }

  private static func frame(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  @Test(arguments: ProgramRun.programs)
  func `A program says its version and has a help`(name: String) throws {
    try expectEqual(Self.run(name, ["--version"]).output, "0.2.0\n")
    let help = try Self.run(name, ["--help"])
    #expect(help.output.contains("USAGE: \(name.replacing("-", with: " "))"), "\(help.output)")
    expectEqual(help.status, 0)
  }

  @Test func `navhost runs a script`() throws {
    let run = try Self.run("navhost", ["run", "-"], input: "print(nav.setRoot('A').class)")
    expectEqual(run.output, "A\n")
    expectEqual(run.errors, "")
  }

  @Test func `navhost-preview serves its page`() throws {
    let missing = try Self.run("navhost-preview", ["missing.lua"])
    expectEqual(missing.errors, "navhost: missing.lua: No such file or directory\n")
    let folder = try Folder()
    let built = ProgramRun.navhost.deletingLastPathComponent()
    try folder.copyProgram(built.appending(path: "navhost-preview"), to: "navhost-preview")
    let line = """
      ./navhost-preview >address & server=$!
      until [ -s address ] || ! kill -0 $server; do sleep 0.1; done
      kill -INT $server; wait $server; echo $?; cat address
      """
    let run = try ProgramRun(shell: line, in: folder.url)
    #expect(
      run.output.contains(/^(0|130)\nhttp:\/\/127\.0\.0\.1:\d+\/\?token=\w+\n/), "\(run.output)")
  }

  /// SwiftNIO's names are in each program that links it, also if its symbols are left out.
  @Test func `Only navhost-preview links SwiftNIO`() throws {
    let folder = ProgramRun.navhost.deletingLastPathComponent()
    let names = ProgramRun.programs.joined(separator: " ")
    let run = try ProgramRun(shell: "grep -alF 7NIOCore \(names)", in: folder)
    expectEqual(run.output, "navhost-preview\n")
  }

  @Test func `navhost-lsp serves an editor`() throws {
    let said = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ].map(Self.frame).joined()
    let run = try Self.run("navhost-lsp", [], input: said)
    #expect(run.output.contains("capabilities"))
    expectEqual(run.status, 0)
  }

  @Test func `navhost-debug serves an editor`() throws {
    let folder = try Folder(["s.lua": "print(1)"])
    let said = [
      #"{"seq":1,"type":"request","command":"initialize","arguments":{"adapterID":"navhost"}}"#,
      #"{"seq":2,"type":"request","command":"disconnect"}"#,
    ].map(Self.frame).joined()
    let run = try Self.run("navhost-debug", [folder.path("s.lua")], input: said)
    #expect(run.output.contains("supportsStepBack"))
    expectEqual(run.status, 0)
  }

  @Test func `navhost-trace generates and replays sessions`() throws {
    let sessions = try Self.run("navhost-trace", ["generate", "--count", "2"]).output
    let run = try Self.run("navhost-trace", ["replay", "--check"], input: sessions)
    expectEqual(run.output.split(separator: "\n").count, 2)
    expectEqual(run.status, 0)
  }

  @Test func `navhost-app exports a script`() throws {
    let run = try Self.run(
      "navhost-app", ["export", "--xcuitest", "-"],
      input: "nav.setRoot('A') nav.push('B') nav.tapBack()")
    #expect(run.output.contains("XCTestCase"))
    expectEqual(run.status, 0)
  }
}
