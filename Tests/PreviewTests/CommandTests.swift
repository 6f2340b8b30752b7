import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import NavhostPreview

/// `navhost preview` as a process.
@Suite struct CommandTests {
  /// Starts navhost with Ctrl-C blocked, as a thread of a pool would. Ctrl-C works nevertheless. `body` receives
  /// the started navhost and the first line that it prints.
  private func run(
    _ arguments: [String] = [], _ body: (StartedProgram, String) throws -> Void
  ) throws -> Int32 {
    let program = try StartedProgram(["preview"] + arguments, blocked: [SIGINT])
    try program.wait { program.output.contains("\n") }
    try body(program, String(program.output.prefix { $0 != "\n" }))
    return try program.finish()
  }

  private func port(_ address: String) throws -> Int {
    try #require(
      address.split(separator: ":").last?.split(separator: "/").first.flatMap { Int($0) })
  }

  @Test func theAddressIsTheFirstLineAndCtrlCFreesThePort() throws {
    var taken = 0
    let status = try run { program, address in
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
      program.interrupt()
      withExtendedLifetime(socket) {}
    }
    expectEqual(status, 130)
    let again = try run(["--port", "\(taken)"]) { program, address in
      let port = try port(address)
      expectEqual(port, taken)
      program.interrupt()
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

  @Test(arguments: [
    (["--port", "0", "--save", "f.html", "s.lua"], 2, "--save and --port cannot be combined"),
    (["--save", "f.html"], 2, "--save requires a script"),
    (["--save", "f.html", "missing.lua"], 1, "missing.lua: "),
    (["--save", "s.lua", "s.lua"], 1, "s.lua: is there and is no page of navhost preview --save"),
    (["--save", "f.html", "p.lua"], 2, "p.lua: a plugin, not a script; use 'navhost check p.lua'"),
    (["--save", "f.html", "--plugins", "nowhere", "s.lua"], 3, "nowhere"),
  ])
  func `A film that cannot be made leaves no page`(
    _ words: [String], _ status: Int32, _ message: String
  ) throws {
    let folder = try Folder([
      "s.lua": "nav.setRoot('A')",
      "p.lua": "return { shouldPop = function() return false end }",
    ])
    let run = try ProgramRun(["preview"] + words, in: folder.url)
    expectEqual(run.status, status)
    #expect(run.errors.contains(message), "\(run.errors)")
    expectEqual(try folder.read("s.lua"), "nav.setRoot('A')")
    #expect(!FileManager.default.fileExists(atPath: folder.path("f.html")))
  }

  @Test func `A film takes the place of an earlier one, and may come from standard input`() throws {
    let folder = try Folder(["s.lua": "print('hello') nav.setRoot('A')"])
    let run = try ProgramRun(["preview", "--save", "f.html", "s.lua"], in: folder.url)
    expectEqual(run.output, "hello\n")
    expectEqual(run.errors, "")
    let again = try ProgramRun(
      ["preview", "--save", "f.html", "-"], in: folder.url, input: "nav.setRoot('FromInput')")
    expectEqual(again.status, 0, "\(again.errors)")
    #expect(try folder.read("f.html").contains("FromInput"))
  }
}
