import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite struct ScreenAssertionTests {
  private func run(_ folder: Folder, record: Bool = false) throws -> ProgramRun {
    try ProgramRun(
      ["test", "a_spec.lua"], in: folder.url, environment: ["NAVHOST_RECORD": record ? "1" : "0"])
  }

  private func spec(_ title: String) -> String {
    """
    it("looks as it did", function()
      nav.setRoot { class = "Home", title = "\(title)" }
      assert.screen("home")
    end)
    """
  }

  @Test func aMissingPictureIsWrittenAndFails() throws {
    let folder = try Folder(["a_spec.lua": spec("Home")])
    let first = try run(folder)
    #expect(first.status == 1 && first.output.contains("was not there"))
    #expect(try folder.read("screens/home.svg").contains(">Home</text>"))
    try expectEqual(run(folder).status, 0)
  }

  @Test func whatDiffersIsShown() throws {
    let folder = try Folder(["a_spec.lua": spec("Home")])
    _ = try run(folder)
    try folder.write("a_spec.lua", spec("Away"))
    let run = try run(folder)
    #expect(run.status == 1 && run.output.contains("screens/home.difference.svg"))
    #expect(try folder.read("screens/home.svg").contains(">Home</text>"))
    #expect(try folder.read("screens/home.new.svg").contains(">Away</text>"))
    #expect(try folder.read("screens/home.difference.svg").contains(">Away</text>"))
  }

  @Test func recordingWritesAndFails() throws {
    let folder = try Folder(["a_spec.lua": spec("Home")])
    _ = try run(folder)
    try folder.write("a_spec.lua", spec("Away"))
    try expectEqual(run(folder, record: true).status, 1)
    #expect(try folder.read("screens/home.svg").contains(">Away</text>"))
    try expectEqual(run(folder).status, 0)
  }

  @Test func aNameLeadsNowhereElse() throws {
    let folder = try Folder(["a_spec.lua": "it(\"a\", function() assert.screen(\"../x\") end)"])
    let run = try run(folder)
    #expect(run.status == 1 && run.output.contains("assert.screen needs a name"))
  }
}
