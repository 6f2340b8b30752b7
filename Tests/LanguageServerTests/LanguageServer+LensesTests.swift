import Expectations
import NavhostLanguageProtocol
import NavhostSupport
import Testing

@testable import NavhostLanguageServer

@Suite struct LensesTests {
  private func titles(_ file: String, _ editor: Editor) -> [String] {
    let lenses = editor.request("textDocument/codeLens", .record(editor.document(file))).array ?? []
    return lenses.map { lens in
      let line = (lens["range"]?["start"]?["line"]?.integer ?? -1) + 1
      return "\(line) \(lens["command"]?["title"]?.text ?? "")"
    }
  }

  @Test func `A controllers line tells how many plugins decide`() throws {
    var files = Draft.files
    files["plugins/all.lua"] = "return { gestureShouldBegin = function() end }"
    files["plugins/titles.lua"] = "return { backTitle = function() return \"x\" end }"
    files["plugins/others.lua"] =
      "return { controllers = \"!Editor\", shouldPush = function() end }"
    let editor = try Editor(files)
    expectEqual(
      titles(Draft.plugin, editor),
      [
        "3 2 plugins decide for Editor", "5 2 rules for every value", "1 run its spec",
      ])
    expectEqual(
      titles(Draft.spec, editor),
      [
        "2 2 plugins decide for Home", "4 2 plugins decide for Draft",
        "4 2 plugins decide for Editor", "5 2 plugins decide for Draft",
        "6 2 plugins decide for Draft", "1 run this spec", "3 run 'holds' of this spec",
      ])
    expectEqual(titles(Draft.scene, editor), [])
  }

  @Test func `A lens does what it says`() throws {
    let editor = try Editor(Draft.files) { path, filter in "\(path.suffix(8)) \(filter ?? "all")" }
    func run(_ command: String, _ arguments: [String]) -> JSONValue {
      editor.request(
        "workspace/executeCommand",
        .record([
          ("command", .string(command)), ("arguments", .array(arguments.map { .string($0) })),
        ]))
    }
    let spec = editor.address(Draft.spec)
    expectEqual(run("navhost.runSpec", [spec]), .string("spec.lua all"))
    expectEqual(run("navhost.runSpec", [spec, "holds"]), .string("spec.lua holds"))
    expectEqual(editor.heard.last?["params"]?["message"], .string("spec.lua holds"))
    #expect(run("navhost.runSpec", [editor.address("no.lua")]).text?.contains("no spec") == true)
    expectEqual(run("navhost.showPlugins", ["Draft"]), .string("Draft: draft"))
    expectEqual(run("navhost.showPlugins", ["Home"]), .string("no plugin decides for Home"))
    expectEqual(run("navhost.showPlugins", [])["code"]?.integer, -32602)
    expectEqual(run("rm", ["-rf"])["code"]?.integer, -32602)
  }
}
