import Expectations
import NavhostLanguageProtocol
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostLanguageServer

@Suite struct DiagnosticsTests {
  @Test func `Findings come as one types, with the version`() throws {
    let editor = try Editor(Draft.files)
    editor.open(Draft.plugin)
    expectEqual(editor.diagnostics(Draft.plugin), [])
    editor.replace("shouldPop", with: "shuoldPop", in: Draft.plugin)
    expectEqual(editor.diagnostics(Draft.plugin), ["2 unknown-hook shuoldPop"])
    editor.replace("\"edgeGesture\"", with: "\"edgeGestur\"", in: Draft.plugin)
    expectEqual(
      editor.diagnostics(Draft.plugin),
      [
        "3 unknown-value \"edgeGestur\"", "3 unknown-hook shuoldPop",
      ])
    editor.replace("shuoldPop", with: "shouldPop", in: Draft.plugin)
    editor.replace("\"edgeGestur\"", with: "\"edgeGesture\"", in: Draft.plugin)
    expectEqual(editor.diagnostics(Draft.plugin), [])
  }

  @Test func `Places count UTF-16 units`() throws {
    let editor = try Editor(["plugins/a.lua": ""])
    editor.open("plugins/a.lua", "return { x = '𝄞é', shuoldPop = function() end }")
    let last = editor.heard.last?["params"]?["diagnostics"]?.array?.first
    expectEqual(
      last?["range"],
      TextRange(
        TextPosition(line: 0, character: 20), TextPosition(line: 0, character: 29)
      ).json)
  }

  @Test func `Behind a syntax error the rest is told`() throws {
    let editor = try Editor(["plugins/a.lua": ""])
    editor.open(
      "plugins/a.lua",
      """
      return {
        shuoldPop = function(controller)
          if then end
        end,
        priority = "high",
      }
      """)
    expectEqual(
      editor.diagnostics("plugins/a.lua"),
      [
        "1 unknown-hook shuoldPop", "1 syntax then", "1 wrong-type \"high\"",
      ])
  }

  @Test func `A file that is not open is told, too, and so is one that is gone`() throws {
    let editor = try Editor(["plugins/a.lua": "return { shuoldPop = function() end }"])
    expectEqual(editor.diagnostics("plugins/a.lua"), ["- unknown-hook shuoldPop"])
    try editor.folder.remove("plugins/a.lua")
    editor.notify("workspace/didChangeWatchedFiles", .null)
    expectEqual(editor.diagnostics("plugins/a.lua"), [])
    expectEqual(editor.heard.last?["params"]?["diagnostics"], .array([]))
  }

  @Test func `Two plugins of a name are told as soon as there are two`() throws {
    let editor = try Editor([
      "plugins/a.lua": "return { name = \"one\" }", "plugins/b.lua": "return { name = \"two\" }",
    ])
    editor.open("plugins/b.lua")
    editor.replace("two", with: "one", in: "plugins/b.lua")
    expectEqual(editor.diagnostics("plugins/b.lua"), ["2 duplicate-name \"one\""])
  }
}
