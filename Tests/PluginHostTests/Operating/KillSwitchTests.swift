import Foundation
import Navigation
import PluginHost
import ScriptFixture
import Testing

@Suite("A host that is switched off asks nobody")
struct KillSwitchTests {
  private func fixture(_ plugin: String) throws -> Fixture {
    let fixture = try Fixture(["guard.lua": plugin])
    try fixture.host.load(fixture.folder.appending(path: "guard.lua").path)
    let navigation = fixture.host.navigation
    for name in ["Home", "Letter"] { navigation.push(navigation.makeController(className: name)) }
    return fixture
  }

  @Test func noHookIsAskedOrTold() throws {
    let fixture = try fixture(
      """
      return {
        shouldPop = function() return false end, backTitle = function() return "No" end,
        didPop = function() print("told") end,
      }
      """)
    let host = fixture.host
    #expect(host.navigation.bar.back?.title == "No")
    #expect(host.navigation.tapBack().kind == .blocked)
    host.isEnabled = false
    #expect(host.navigation.bar.back?.title == "Back")
    #expect(host.navigation.tapBack().kind == .popped)
    #expect(fixture.log.isEmpty)
  }

  @Test func anOpenQuestionIsDropped() throws {
    let fixture = try fixture("return {shouldPop = function() return confirm('Leave?') end}")
    #expect(fixture.host.navigation.tapBack().kind == .deferred)
    fixture.host.isEnabled = false
    #expect(fixture.host.navigation.question == nil)
    #expect(fixture.host.navigation.answer(true) == nil)
    #expect(fixture.host.navigation.tapBack().kind == .popped)
  }

  @Test func switchedOnAgainTheyAreAskedAsBefore() throws {
    let fixture = try fixture("return {shouldPop = function() return false end}")
    fixture.host.isEnabled = false
    fixture.host.isEnabled = true
    #expect(fixture.host.navigation.tapBack().kind == .blocked)
  }
}
