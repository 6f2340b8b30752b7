import Expectations
import NavhostLanguageProtocol
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostLanguageServer

@Suite struct DocumentsTests {
  @Test func `A document that is too large is told, and none any more once it is shorter`() throws {
    let editor = try Editor()
    editor.open("big.lua", String(repeating: "-- no end\n", count: 110_000))
    expectEqual(
      editor.heard.last?["params"]?["message"]?.text, "big.lua: larger than 1 MiB, not checked")
    expectEqual(editor.ask("hover", "«no", in: "big.lua"), .null)
    editor.change("big.lua", [.record([("text", .string("local x = 1"))])])
    expectEqual(editor.diagnostics("big.lua").map { $0.prefix(14) }, ["2 unused-local"])
  }

  @Test func `What is no file, and edits that fit nothing, do no harm`() throws {
    let editor = try Editor()
    editor.open("new.lua", "local x = 1")
    expectEqual(editor.diagnostics("new.lua"), ["1 unused-local x"])
    editor.change("new.lua", [.null, .record([("text", .whole(1))])])
    editor.change("new.lua", [.record([("range", .whole(1)), ("text", .string("x"))])])
    editor.change("other.lua", [.record([("text", .string("x"))])])
    editor.change("new.lua", [.record([("text", .string("\u{1B}Lua"))])])
    expectEqual(editor.diagnostics("new.lua").map { $0.prefix(10) }, ["4 bytecode"])
    let untitled: JSONValue = .record([
      ("uri", .string("untitled:One")), ("version", .whole(1)), ("text", .string("local y = 1")),
    ])
    editor.notify("textDocument/didOpen", .record([("textDocument", untitled)]))
    expectEqual(editor.heard.last?["params"]?["uri"]?.text, "untitled:One")
    expectEqual(editor.heard.last?["params"]?["diagnostics"]?.array?.count, 1)
  }
}
