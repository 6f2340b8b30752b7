import Expectations
import Foundation
import ProgramSupport
import Testing

/// `navhost debug` as a program: its streams and its status.
@Suite struct DebugStreamsTests {
  private func frame(_ number: Int, _ command: String, _ arguments: String = "{}") -> String {
    let body = """
      {"seq":\(number),"type":"request","command":"\(command)","arguments":\(arguments)}
      """
    return "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private var beginning: String {
    frame(1, "initialize") + frame(2, "launch") + frame(3, "configurationDone")
  }

  private func folder(_ script: String) throws -> Folder {
    try Folder([
      "s.lua": script, "plugins/loud.lua": "print('loaded') return { backTitle = function() end }",
    ])
  }

  private func run(_ script: String, _ input: String) throws -> ProgramRun {
    let folder = try folder(script)
    defer { withExtendedLifetime(folder) {} }
    return try ProgramRun(["debug", "s.lua", "one"], in: folder.url, input: input)
  }

  /// A body as it stands in a frame.
  private func has(_ run: ProgramRun, _ parts: String...) -> Bool {
    run.output.components(separatedBy: "Content-Length").contains { frame in
      parts.allSatisfy { frame.contains($0) }
    }
  }

  @Test func whateverIsWrittenArrivesInFrames() throws {
    let script = """
      print(arg[0], ..., io.read())
      io.stdout:write("héllo ")
      os.execute("echo shell; cat")
      print(io.popen("echo popen"):read())
      """
    let folder = try folder(script)
    try folder.write("input", beginning)
    let shell = """
      { cat input; until [ -e over ] || grep -qs terminated out; do sleep 0.1; done; } |
        { navhost debug s.lua one > out; status=$?; : > over; exit $status; } && cat out
      """
    let run = try ProgramRun(shell: shell, in: folder.url)
    #expect(run.status == 0 && run.errors == "", "\(run)")
    #expect(run.output.hasPrefix("Content-Length: "))
    #expect(has(run, "\"stdout\"", "s.lua\\tone\\tnil"))
    #expect(has(run, "\"stdout\"", "héllo "))
    #expect(has(run, "\"stdout\"", "shell\\n"))
    #expect(has(run, "\"stdout\"", "popen\\n"))
    #expect(has(run, "\"console\"", "[loud] loaded"))
    #expect(has(run, "\"exited\"", "\"exitCode\":0"))
  }

  @Test func theEndOfTheInputEndsAScript() throws {
    let run = try run("while true do end", beginning)
    #expect(run.status == 0 && run.errors == "")
  }

  @Test(arguments: ["garbage\n\n", "Content-Length: x\r\n\r\n{}", "Content-Length: 99\r\n\r\n{"])
  func bytesThatAreNoFrameEndIt(_ bytes: String) throws {
    let run = try run("while true do end", beginning + bytes)
    expectEqual(run.status, 1)
    #expect(run.errors.hasPrefix("navhost: "))
  }

  @Test func aScriptThatIsNotThereIsTold() throws {
    let missing = try ProgramRun(["debug", "missing.lua"], input: beginning)
    #expect(missing.status == 1 && missing.output == "" && missing.errors.contains("missing.lua"))
    try expectEqual(ProgramRun(["debug"], input: "").status, 2)
    try expectEqual(ProgramRun(["debug", "-"], input: "").status, 2)
  }
}
