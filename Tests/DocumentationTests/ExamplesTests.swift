import Expectations
import Foundation
import NavhostNavigation
import NavhostPluginHost
import NavhostPolicyBundles
import ProgramSupport
import Testing

/// The Swift that pages quote does what they say.
@Suite struct ExamplesTests {
  private let draft = """
    return {
      version = "1.0.0",
      shouldPop = function(controller)
        if controller.props.unsaved then return confirm("Leave without saving?") end
      end,
    }
    """

  /// With the plugin that the README begins with.
  @Test func embedding() throws {
    let block = try #require(try Page("README.md").blocks.first { $0.fileName != nil })
    let folder = try Folder()
    try folder.write("keep_draft.lua", block.text)
    let plugin = folder.url.appending(path: "keep_draft.lua").path
    try expectEqual(leaveLetter(plugin: plugin), ["deferred", "Discard the draft?", "popped"])
  }

  @Test func stacksInStacks() throws {
    let block = try #require(try Page("README.md").blocks.first { $0.fileName != nil })
    let folder = try Folder(["keep_draft.lua": block.text])
    try expectEqual(
      leaveMail(plugin: folder.path("keep_draft.lua")),
      ["deferred", "Discard the draft?", "popped"])
  }

  @Test func aBundle() throws {
    let folder = try Folder(["download/a.lua": ""])
    let store = PolicyBundleStore(
      folder: folder.url.appending(path: "store").path,
      verifier: PolicyBundleVerifier { _, _ in true })
    var lines: [String] = []
    let found = policies(
      download: folder.url.appending(path: "download").path, installation: "me", store: store,
      bundled: "app"
    ) { lines.append($0) }
    #expect(
      found == "app" && lines.count == 1 && lines[at: 0]?.contains("navhost-bundle.json") == true)
  }

  @Test func aPolicyInSwift() {
    expectEqual(leaveStarred(), [.deferred, .blocked, .popped])
  }

  @Test func hostingAFolder() throws {
    let folder = try Folder()
    try folder.write("draft.lua", draft)
    try folder.write("broken.lua", "return 7")
    let (host, events, problems) = try hostFolder(folder.url.path)
    defer { withExtendedLifetime(events) {} }
    expectEqual(host.plugins.map(\.name), ["draft"])
    expectEqual(problems.count, 1)
    #expect(problems.first?.contains("broken.lua") == true)

    expectEqual(reload("draft", in: host), "version 1.0.0")
    try folder.write("draft.lua", "return {")
    #expect(reload("draft", in: host).hasPrefix("still version 1.0.0: "))
    expectEqual(reload("other", in: host), "no such plugin")
  }

  /// The recording is played by the program.
  @Test func recording() throws {
    let block = try #require(try Page("README.md").blocks.first { $0.fileName != nil })
    let folder = try Folder(["plugins/keep_draft.lua": block.text])
    let outcome = try recordLetter(
      plugin: folder.path("plugins/keep_draft.lua"), to: folder.path("app.trace"))
    expectEqual(outcome, .deferred)
    #expect(!(try folder.read("app.trace").contains("Dear Bob")))
    let packed = try ProgramRun(["trace", "pack", "app.trace"], in: folder.url)
    let run = try ProgramRun(
      ["trace", "replay", "--plugins", "plugins", "--check"], in: folder.url, input: packed.output)
    expectEqual(run.status, 0, "\(run.output)")
    #expect(run.output.contains("\"deferred\":1"))
  }

  @Test func scripting() {
    expectEqual(runScript("nav.setRoot('A'); nav.push('B')"), "2 on the stack")
    #expect(runScript("nav.push(7)").hasPrefix("try.lua:1: "))
  }
}
