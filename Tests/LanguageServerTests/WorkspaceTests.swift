import Expectations
import NavhostLanguageProtocol
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostLanguageServer

@Suite struct WorkspaceTests {
  @Test func `What an editor has open counts, not what stands on the disk`() throws {
    let editor = try Editor(["plugins/a.lua": "return { shuoldPop = function() end }"])
    editor.open("plugins/a.lua", "return {}")
    expectEqual(editor.diagnostics("plugins/a.lua"), [])
    let document = editor.document("plugins/a.lua")
    editor.notify("textDocument/didClose", .record(document))
    expectEqual(editor.diagnostics("plugins/a.lua").count, 1)
  }

  @Test func `The root itself may hold the plugins`() throws {
    let editor = try Editor([
      "guard.lua": "return { shuoldPop = function() end }",
      "draft/init.lua": "return { shouldPop = function() return require('help') end }",
      "draft/help.lua": "nav.push('X')", "scene.lua": "nav.pussh('X')",
    ])
    expectEqual(editor.diagnostics("guard.lua"), ["- unknown-hook shuoldPop"])
    expectEqual(editor.diagnostics("draft/help.lua"), ["- not-in-sandbox nav"])
    expectEqual(editor.diagnostics("scene.lua"), ["- unknown-field pussh"])
  }

  @Test func `What is told of the files is what check tells of the folder`() throws {
    let editor = try Editor([
      "plugins/x.lua": "return { name = \"one\", shuoldPop = function() end }",
      "plugins/x/init.lua": "return { name = \"one\" }", "plugins/x/more.lua": "nav.push('X')",
      "plugins/x/x_spec.lua": "it('a', function() local b = nav.pussh() end)",
      "scene.lua": "if then\nlocal y = 1\nnav.push{clas = 'X'}",
    ])
    try editor.folder.link("plugins/y.lua", to: "x.lua")
    let run = try ProgramRun(["check", "--json", "."], in: editor.folder.url)
    let checked = try JSONParser.parse(run.output.utf8).array ?? []
    let wanted = checked.map { found in
      "\(found["file"]?.text ?? "") \(found["line"]?.integer ?? 0) \(found["rule"]?.text ?? "")"
    }
    let root = editor.address("").count + 1
    let told = editor.heard.flatMap { message in
      (message["params"]?["diagnostics"]?.array ?? []).map { found in
        let line = (found["range"]?["start"]?["line"]?.integer ?? -1) + 1
        let file = message["params"]?["uri"]?.text?.dropFirst(root) ?? ""
        return "\(file) \(line) \(found["code"]?.text ?? "")"
      }
    }
    #expect(Set(told) == Set(wanted) && told.count == wanted.count && wanted.count >= 6)
  }

  @Test func `Only plugins that a host would find are counted`() throws {
    let plugin = "return { controllers = 'A', shouldPop = function() return true end }"
    let editor = try Editor([
      "a.lua": plugin, "plugins/b.lua": plugin, "plugins/c/init.lua": plugin,
      "examples/d.lua": plugin, "examples/e/init.lua": plugin,
    ])
    let hover = editor.ask("hover", "'«A'", in: "a.lua")
    expectEqual(hover["contents"]?["value"]?.text, "class A\ndecided by a, b, c")
  }

  @Test func `A folder of a thousand plugins`() throws {
    let files = (1...1000).map { ("plugins/p\($0).lua", "return { shouldPop = function() end }") }
    let editor = try Editor(Dictionary(uniqueKeysWithValues: files))
    editor.open("plugins/p500.lua")
    editor.replace("shouldPop", with: "shuoldPop", in: "plugins/p500.lua")
    expectEqual(editor.diagnostics("plugins/p500.lua"), ["2 unknown-hook shuoldPop"])
    expectEqual(editor.server.workspace.all.count, 1000)
  }
}
