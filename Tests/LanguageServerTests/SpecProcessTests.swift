import Expectations
import NavhostLanguageProtocol
import NavhostSupport
import ProgramSupport
import Testing

@Suite struct SpecProcessTests {
  private let program = StartedServer()

  @Test func `A lens runs a spec in a process of its own`() throws {
    let folder = try Folder([
      "plugins/a_spec.lua":
        "print('noise') it('is', function() end) it('fails', function() error('x') end)"
    ])
    let spec: JSONValue = .string(FileAddress.address(folder.path("plugins/a_spec.lua")))
    func command(_ id: Int, _ arguments: [JSONValue]) -> String {
      program.request(
        id, "workspace/executeCommand",
        .record([("command", .string("navhost.runSpec")), ("arguments", .array(arguments))]))
    }
    let (messages, run) = try program.run(
      program.initialize(folder) + command(2, [spec]) + command(3, [spec, .string("is")])
        + program.request(4, "shutdown") + program.notification("exit"), in: folder)
    expectEqual(run.status, 0)
    let told = [2, 3].map { id in messages.first { $0["id"]?.integer == id }?["result"]?.text }
    expectEqual(told, ["1 passed, 1 failed", "1 passed, 0 failed"])
  }
}
