import Foundation
import Navigation
import PluginHost
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

  @Test func embedding() throws {
    let folder = try Folder()
    try folder.write(draft, to: "draft.lua")
    let plugin = folder.url.appending(path: "draft.lua").path
    #expect(try leaveUnsavedLetter(plugin: plugin) == "Leave without saving? Leave: popped")
  }

  @Test func aPolicyInSwift() {
    #expect(leaveStarred() == [.deferred, .blocked, .popped])
  }

  @Test func hostingAFolder() throws {
    let folder = try Folder()
    try folder.write(draft, to: "draft.lua")
    try folder.write("return 7", to: "broken.lua")
    let (host, problems) = hostFolder(folder.url.path)
    #expect(host.plugins.map(\.name) == ["draft"])
    #expect(problems.count == 1)
    #expect(problems.first?.contains("broken.lua") == true)

    #expect(reload("draft", in: host) == "version 1.0.0")
    try folder.write("return {", to: "draft.lua")
    #expect(reload("draft", in: host).hasPrefix("still version 1.0.0: "))
    #expect(reload("other", in: host) == "no such plugin")
  }

  @Test func scripting() {
    #expect(runScript("nav.setRoot('A'); nav.push('B')") == "2 on the stack")
    #expect(runScript("nav.push(7)").hasPrefix("try.lua:1: "))
  }
}
