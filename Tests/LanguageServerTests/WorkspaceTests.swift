import LanguageProtocol
import ProgramSupport
import Support
import Testing

@testable import LanguageServer

@Suite struct WorkspaceTests {
  @Test func `What an editor has open counts, not what stands on the disk`() throws {
    let editor = try Editor(["plugins/a.lua": "return { shuoldPop = function() end }"])
    editor.open("plugins/a.lua", "return {}")
    #expect(editor.diagnostics("plugins/a.lua") == [])
    let document = editor.document("plugins/a.lua")
    editor.notify("textDocument/didClose", .record(document))
    #expect(editor.diagnostics("plugins/a.lua").count == 1)
  }

  @Test func `The root itself may hold the plugins`() throws {
    let editor = try Editor([
      "guard.lua": "return { shuoldPop = function() end }",
      "draft/init.lua": "return { shouldPop = function() return require('help') end }",
      "draft/help.lua": "nav.push('X')", "scene.lua": "nav.pussh('X')",
    ])
    #expect(editor.diagnostics("guard.lua") == ["- unknown-hook shuoldPop"])
    #expect(editor.diagnostics("draft/help.lua") == ["- not-in-sandbox nav"])
    #expect(editor.diagnostics("scene.lua") == ["- unknown-field pussh"])
  }

  @Test func `A folder of a thousand plugins`() throws {
    let files = (1...1000).map { ("plugins/p\($0).lua", "return { shouldPop = function() end }") }
    let editor = try Editor(Dictionary(uniqueKeysWithValues: files))
    editor.open("plugins/p500.lua")
    editor.replace("shouldPop", with: "shuoldPop", in: "plugins/p500.lua")
    #expect(editor.diagnostics("plugins/p500.lua") == ["2 unknown-hook shuoldPop"])
    #expect(editor.server.workspace.all.count == 1000)
  }
}
