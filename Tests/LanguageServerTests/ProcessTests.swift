import Expectations
import Foundation
import NavhostLanguageProtocol
import NavhostSupport
import ProgramSupport
import Testing

/// The built program, as an editor starts it.
@Suite struct ProcessTests {
  private let program = StartedServer()

  @Test func `A whole session`() throws {
    let folder = try Folder(Draft.files)
    let plugin: JSONValue = .record([
      ("uri", .string(FileAddress.address(folder.path(Draft.plugin)))), ("version", .whole(1)),
      ("text", .string(Draft.files[Draft.plugin] ?? "")),
    ])
    let place: [(String, JSONValue)] = [
      ("textDocument", plugin), ("position", TextPosition(line: 4, character: 6).json),
    ]
    let edit: JSONValue = .record([
      (
        "range",
        TextRange(TextPosition(line: 4, character: 2), TextPosition(line: 4, character: 11)).json
      ),
      ("text", .string("shuoldPop")),
    ])
    let changed: JSONValue = .record([
      ("textDocument", .record([("uri", plugin["uri"] ?? .null), ("version", .whole(2))])),
      ("contentChanges", .array([edit])),
    ])
    let (messages, run) = try program.run(
      program.initialize(folder)
        + program.notification("textDocument/didOpen", .record([("textDocument", plugin)]))
        + program.request(2, "textDocument/hover", .record(place))
        + program.notification("textDocument/didChange", changed)
        + program.request(3, "textDocument/codeLens", .record(place))
        + program.request(4, "no/such")
        + program.request(5, "shutdown") + program.notification("exit"), in: folder)
    #expect(run.status == 0 && run.errors == "")
    func answer(_ id: Int) -> JSONValue? { messages.first { $0["id"]?.integer == id } }
    expectEqual(answer(1)?["result"]?["serverInfo"]?["name"]?.text, "navhost")
    #expect(
      answer(2)?["result"]?["contents"]?["value"]?.text?.hasPrefix("shouldPop(controller") == true)
    expectEqual(answer(3)?["result"]?.array?.count, 2)
    expectEqual(answer(4)?["error"]?["code"]?.integer, -32601)
    expectEqual(answer(5)?["result"], .null)
    let versions = messages.filter { $0["method"] != nil }.compactMap {
      $0["params"]?["version"]?.integer
    }
    expectEqual(versions, [1, 2])
    expectEqual(
      messages.last { $0["method"] != nil }?["params"]?["diagnostics"]?.array?.first?["code"],
      .string("unknown-hook"))
  }

  @Test func `A client that goes away, and one that goes too early`() throws {
    let folder = try Folder()
    let ends: [(String, Int32)] = [
      ("", 1), (program.initialize(folder), 1), (program.notification("exit"), 1),
      (program.initialize(folder) + program.request(2, "shutdown"), 1),
      (program.initialize(folder) + program.notification("exit"), 1),
      (
        program.initialize(folder) + program.request(2, "shutdown") + program.notification("exit"),
        0
      ),
      (program.initialize(folder) + "Content-Length: 50\r\n\r\n{", 1),
    ]
    for (input, status) in ends {
      let run = try program.run(input, in: folder).run
      #expect(run.status == status, "\(input.suffix(60))")
      expectEqual(run.errors.isEmpty, status == 0)
    }
  }

  @Test(arguments: ["hello\n", "{\"id\":1}", "Content-Length: x\r\n\r\n", "\u{0}\u{0}\u{0}\n"])
  func `Bytes that are no frame are an error and the end`(bytes: String) throws {
    let folder = try Folder()
    let (messages, run) = try program.run(program.initialize(folder) + bytes, in: folder)
    expectEqual(run.status, 1)
    #expect(run.errors.contains("frame"))
    #expect(messages.count == 2 || bytes.count < 10)
  }

  @Test func `A body that is no JSON is answered, and the session goes on`() throws {
    let folder = try Folder()
    let (messages, run) = try program.run(
      program.initialize(folder) + "Content-Length: 1\r\n\r\n{" + "Content-Length: 0\r\n\r\n"
        + program.request(2, "shutdown") + program.notification("exit"), in: folder)
    expectEqual(run.status, 0)
    expectEqual(messages.compactMap { $0["error"]?["code"]?.integer }, [-32700, -32700])
  }

  @Test func `Standard output that nobody reads is an end`() throws {
    let folder = try Folder([
      "input": program.initialize(try Folder()) + program.request(2, "shutdown")
    ])
    let run = try ProgramRun(
      shell: "navhost lsp < input > /dev/full; echo status $?", in: folder.url)
    expectEqual(run.lastLine, "status 1")
  }
}
