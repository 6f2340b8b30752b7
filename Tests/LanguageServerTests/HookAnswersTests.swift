import Expectations
import Foundation
import NavhostLanguageProtocol
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostLanguageServer

@Suite struct HookAnswersTests {
  private static let plugin = """
    return {
      controllers = "Page",
      gestureShouldBegin = function() return true end,
      shouldPop = function(controller)
        return not controller.props.held
      end,
      shouldPush = function() end,
      backTitle = function() return "x" end,
    }

    """

  /// Records what a scene does in the folder, and packs it.
  private func record(_ scene: String, as name: String, in folder: Folder) throws {
    try folder.write("s.lua", scene)
    let recording = folder.path("recorded-\(UUID().uuidString)")
    try expectEqual(ProgramRun(["run", "--record", recording, "s.lua"], in: folder.url).status, 0)
    try folder.write(name, try ProgramRun(["trace", "pack", recording], in: folder.url).output)
  }

  private func hints(_ editor: Editor, _ file: String, lines: Int = 99) -> [String] {
    let range = TextRange(
      TextPosition(line: 0, character: 0), TextPosition(line: lines, character: 0))
    let params: JSONValue = .record(editor.document(file) + [("range", range.json)])
    return (editor.request("textDocument/inlayHint", params).array ?? []).map { hint in
      let position = try? TextPosition(hint["position"])
      let place = position.map { "\($0.line + 1):\($0.character)" } ?? "nowhere"
      return "\(place) \(hint["label"]?.text ?? "")"
    }
  }

  @Test(arguments: ["plugins/guard.lua", "plugins/guard/init.lua"])
  func `Hooks bear what they answered last`(path: String) throws {
    let editor = try Editor([path: Self.plugin])
    expectEqual(hints(editor, path), [])
    let name = FilePath.folder(path) + "/session.packed"
    try record(
      "nav.setStack{\"Home\", {class = \"Page\", props = {held = true}}} nav.tapBack()", as: name,
      in: editor.folder)
    expectEqual(hints(editor, path), ["4:34 → false"])
    try record(
      "nav.setStack{\"Home\", \"Page\"} nav.pan{from = {2, 400}, to = {300, 400}} nav.push(\"Page\")",
      as: name, in: editor.folder)
    expectEqual(hints(editor, path), ["3:33 → true", "4:34 → true", "7:25 → nil"])
    expectEqual(hints(editor, path, lines: 3), ["3:33 → true"])
  }

  @Test func `The newest recording counts, and what is none is passed over`() throws {
    let path = "plugins/guard.lua"
    let editor = try Editor([path: Self.plugin, "plugins/broken.packed": "{}\nno session"])
    expectEqual(hints(editor, path), [])
    try record(
      "nav.setStack{\"Home\", \"Page\"} nav.tapBack()", as: "plugins/a.packed", in: editor.folder)
    let old = Date(timeIntervalSince1970: 1_000_000)
    for name in ["plugins/broken.packed", "plugins/a.packed"] {
      try FileManager.default.setAttributes(
        [.modificationDate: name.contains("broken") ? old : old + 10],
        ofItemAtPath: editor.folder.path(name))
    }
    expectEqual(hints(editor, path), ["4:34 → true"])
    try FileManager.default.setAttributes(
      [.modificationDate: old - 10], ofItemAtPath: editor.folder.path("plugins/a.packed"))
    expectEqual(hints(editor, path), [])
  }
}
