import Expectations
import ProgramSupport
import Testing

@testable import navhost

@Suite struct ReplScreenTests {
  @Test func `The screen is drawn after each statement that changes it`() throws {
    let run = try ProgramRun.repl([
      ".screen on", "nav.setRoot('Home')", "x = 1", ".screen off", "nav.push('B')",
    ])
    expectEqual(run.output.ranges(of: "┌").count, 2)
    #expect(run.output.contains("Home, controller 1, 1 of 1"))
    #expect(!run.output.contains("B, controller 2"))
  }

  @Test func `show writes a picture where the terminal shows none`() throws {
    let scratch = try Folder()
    let run = try ProgramRun.repl(
      ["nav.setRoot('Home')", ".show home.svg", ".show home.gif"], ["--keep-going"], in: scratch.url
    )
    #expect(run.output.hasSuffix("the picture is in home.svg\n"))
    #expect(try scratch.read("home.svg").contains("<svg"))
    #expect(run.errors.contains("must end in .svg or .png"))
  }

  @Test func `What is no word of it is an error`() throws {
    let fixture = try ReplFixture()
    #expect(try fixture.error(".screen maybe").message.contains("takes on or off, got 'maybe'"))
    #expect(try fixture.error(".show").message.contains("there are no pictures here"))
    try expectEqual(fixture.enter(".screen off"), "the screen is not drawn any more")
    try expectEqual(fixture.enter(".time"), "timing each statement")
    try expectEqual(fixture.enter(".time"), "not timing any more")
  }

  @Test func `A question is answered with its own two words`() throws {
    let scratch = try Folder(["asks.lua": ReplFixture.asks])
    let fixture = try ReplFixture()
    try fixture.enter("Keep = 'a global'", "nav.setRoot('Home')", "nav.push('Draft')")
    try expectEqual(fixture.enter("Keep"), "\"a global\"")
    try expectEqual(fixture.enter(".use \(scratch.path)/asks.lua"), "asks 1.2.3")
    try expectEqual(fixture.enter("nav.tapBack()"), "\"deferred\"")
    try expectEqual(fixture.enter("nav.depth"), "2")
    #expect(try fixture.enter("keep").hasPrefix("\"blocked\""))
    try fixture.enter("nav.tapBack()")
    try expectEqual(fixture.enter("Throw"), "\"popped\"")
    try expectEqual(fixture.enter("_"), "\"popped\"")
  }

  @Test func `A hook that fails is told once`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("nav.use{name = 'bad', shouldPop = function() error('no') end}")
    for line in ["nav.setRoot('A')", "nav.push('B')", "nav.tapBack()"] { try fixture.enter(line) }
    expectEqual(fixture.repl.faults(), ["fault in bad, shouldPop: stdin:1: no"])
    expectEqual(fixture.repl.faults(), [])
    try fixture.enter("nav.reset()")
    expectEqual(fixture.repl.faults(), [])
    try fixture.enter("nav.setStack{'A', 'B'}", "nav.tapBack()")
    try fixture.enter("nav.setStack{'A', 'B'}", "nav.tapBack()")
    expectEqual(
      fixture.repl.faults(),
      [
        "fault in bad, shouldPop: stdin:1: no", "fault in bad, shouldPop: stdin:1: no",
        "bad is quarantined: mend it, then .reload bad",
      ])
    try fixture.enter("nav.hook('B', 'backTitle', function() return 5 end)", "nav.push('B')")
    #expect(fixture.repl.faults().first?.hasPrefix("fault in a hook of the script, ") == true)
  }
}
