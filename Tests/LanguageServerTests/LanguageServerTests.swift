import Expectations
import NavhostLanguageProtocol
import NavhostSupport
import Testing

@testable import NavhostLanguageServer

@Suite struct LanguageServerTests {
  private func code(_ messages: [OutgoingMessage]) -> Int? {
    messages.first?.json["error"]?["code"]?.integer
  }

  private func request(_ method: String) -> IncomingMessage {
    .request(id: .whole(1), method: method, params: .record([]))
  }

  @Test func `A session has a beginning and an end`() {
    let server = LanguageServer(version: "1")
    expectEqual(code(server.answer(request("textDocument/hover"))), -32002)
    #expect(server.answer(.notification(method: "textDocument/didOpen", params: .null)).isEmpty)
    #expect(code(server.answer(request("initialize"))) == nil)
    expectEqual(code(server.answer(request("initialize"))), -32600)
    expectEqual(code(server.answer(request("no/such"))), -32601)
    #expect(server.answer(.notification(method: "no/such", params: .null)).isEmpty)
    #expect(server.answer(.notification(method: "$/cancelRequest", params: .null)).isEmpty)
    #expect(server.answer(.response).isEmpty)
    expectEqual(code(server.answer(.wrong(id: .null, ResponseError(.parseError, "no")))), -32700)
    expectEqual(code(server.answer(request("textDocument/hover"))), -32602)
    #expect(code(server.answer(request("shutdown"))) == nil)
    expectEqual(code(server.answer(request("textDocument/hover"))), -32600)
    #expect(server.status == nil)
    #expect(server.answer(.notification(method: "exit", params: .null)).isEmpty)
    expectEqual(server.status, 0)
    #expect(server.answer(request("shutdown")).isEmpty)
  }

  @Test func `Whoever goes without a word is told by the status`() {
    let early = LanguageServer(version: "1")
    _ = early.answer(.notification(method: "exit", params: .null))
    expectEqual(early.status, 1)
    let gone = LanguageServer(version: "1")
    _ = gone.answer(request("initialize"))
    _ = gone.answer(request("shutdown"))
    gone.end()
    expectEqual(gone.status, 1)
  }

  @Test func `What it can do is told`() throws {
    let server = LanguageServer(version: "1")
    let result = try #require(server.answer(request("initialize")).first?.json["result"])
    let can = try #require(result["capabilities"])
    expectEqual(can["positionEncoding"]?.text, "utf-16")
    expectEqual(can["textDocumentSync"]?["change"]?.integer, 2)
    expectEqual(
      can["completionProvider"]?["triggerCharacters"], .array([.string("."), .string("\"")]))
    for name in ["hover", "definition", "references", "inlayHint"] {
      #expect(can["\(name)Provider"]?.boolean == true, "\(name)")
    }
    #expect(can["renameProvider"] != nil && can["codeLensProvider"] != nil)
  }

  /// Whatever a request lacks, there is an answer.
  @Test(arguments: [
    "hover", "completion", "definition", "references", "prepareRename", "rename", "codeLens",
    "inlayHint",
  ])
  func `A request with wrong parameters has an answer`(name: String) throws {
    let editor = try Editor(Draft.files)
    let wrong: [JSONValue] = [
      .null, .array([]), .record([]), .record([("textDocument", .whole(1))]),
      .record(editor.document(Draft.plugin)),
      .record(editor.document(Draft.plugin) + [("position", .record([("line", .whole(-1))]))]),
      .record(
        editor.document("gone.lua") + [("position", TextPosition(line: 0, character: 0).json)]),
      .record(
        editor.document(Draft.plugin) + [
          ("position", TextPosition(line: 999, character: 999).json), ("newName", .string("a")),
          ("range", .whole(1)),
        ]),
    ]
    for params in wrong { _ = editor.request("textDocument/\(name)", params) }
    let codes = wrong.map { editor.request("textDocument/\(name)", $0)["code"]?.integer }
    expectEqual(codes[at: 0], -32602)
    #expect(codes.allSatisfy { [nil, -32602, -32803].contains($0) })
  }

  @Test func `Files that others change are asked for where the editor can tell of them`() {
    let server = LanguageServer(version: "1")
    let can: JSONValue = .record([("dynamicRegistration", .boolean(true))])
    let params: JSONValue = .record([
      (
        "capabilities",
        .record([("workspace", .record([("didChangeWatchedFiles", can)]))])
      )
    ])
    _ = server.answer(.request(id: .whole(1), method: "initialize", params: params))
    let asked = server.answer(.notification(method: "initialized", params: .null)).map(\.json)
    expectEqual(asked.map { $0["method"]?.text }, ["client/registerCapability"])
  }
}
