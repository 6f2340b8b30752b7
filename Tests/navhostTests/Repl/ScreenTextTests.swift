import Expectations
import ProgramSupport
import Testing

@testable import navhost

/// The phone, drawn in text.
@Suite struct ScreenTextTests {
  @Test func `The screen shows a swipe under way and a question`() throws {
    let scratch = try Folder(["asks.lua": ReplFixture.asks])
    let fixture = try ReplFixture()
    try fixture.enter("nav.setRoot('Home')", "nav.push('Next')")
    try fixture.enter("nav.pan{from = {1, 400}, to = {195, 400}, release = false}")
    #expect(try fixture.enter(".screen").contains("50 %"))
    try fixture.enter("nav.touch('cancelled', 195, 400)", "nav.settle()")
    try fixture.enter(".use \(scratch.path)/asks.lua", "nav.push('Draft')", "nav.tapBack()")
    let screen = try fixture.enter(".screen")
    #expect(screen.contains("Throw it away?"))
    #expect(screen.contains("[ Keep ]   [ Throw! ]"))
  }

  @Test func `What the bar and the screen hold is named`() throws {
    let fixture = try ReplFixture()
    #expect(try fixture.enter(".screen").contains("an empty stack"))
    try fixture.enter(
      "nav.setRoot{class = 'Home', title = 'Home'}",
      "nav.push{class = 'Map', barColor = {'#ff0000', '#0000ff'}, regions = {"
        + "{name = 'Map', frame = {0, 100, 390, 300}, handles = 'horizontal'}}}")
    let screen = try fixture.enter(".screen")
    #expect(screen.contains("region Map: horizontal"))
    #expect(screen.contains("bar #ff0000 → #0000ff, back #"))
    try fixture.enter("nav.top.barHidden = true")
    #expect(try fixture.enter(".screen").contains("  bar hidden"))
    #expect(try !fixture.enter(".screen").contains("├"))
  }

  @Test(arguments: [
    ("customBackButton = true, backTitle = 'Close'", "[Close]"),
    ("customBackButton = true, backTitle = ''", "[custom]"),
    ("backTitle = 'Away'", "│ ‹ Away"), ("backTitle = ''", "│ ‹ "),
  ])
  func `The back button is what it is on the phone`(settings: String, shown: String) throws {
    let fixture = try ReplFixture()
    try fixture.enter("nav.setRoot('Home')", "nav.push{class = 'Draft', \(settings)}")
    #expect(try fixture.enter(".screen").contains(shown))
  }

  @Test func `From the right to the left it begins at the right`() throws {
    let fixture = try ReplFixture()
    try fixture.enter(
      "nav.reset{direction = 'rtl'}", "nav.setRoot{class = 'Home', title = 'Home'}",
      "nav.push('Draft')")
    let lines = try fixture.enter(".screen").split(separator: "\n")
    #expect(lines.allSatisfy { Columns.width($0) == 48 })
    #expect(lines[at: 1]?.hasSuffix("Home › │") == true)
    #expect(lines.contains { $0.hasSuffix("Draft, controller 2, 2 of 2│") })
  }
}
