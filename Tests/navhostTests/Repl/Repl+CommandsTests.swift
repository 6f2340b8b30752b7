import Expectations
import NavhostNavigation
import NavhostPluginHost
import ProgramSupport
import Testing

@testable import navhost

@Suite struct ReplCommandsTests {
  @Test func `help and help() tell what the stubs say`() throws {
    let fixture = try ReplFixture()
    #expect(try fixture.enter(".help push").hasPrefix("nav.push(spec"))
    #expect(try fixture.enter(".help shouldPop").contains("shouldPop(controller, pop)"))
    #expect(try fixture.error(".help pusch").message.contains("did you mean 'push'?"))
  }

  @Test func `A command that is none is an error with the nearest`() throws {
    let fixture = try ReplFixture()
    try expectEqual(
      fixture.error(".scren").message, "stdin:1: no command .scren; did you mean '.screen'?")
    #expect(try fixture.error(".wxyzzy").message.contains(".help lists those there are"))
    try expectEqual(fixture.enter(".5 + 1"), "1.5")
  }

  @Test func `stack, screen, explain and events show what stands`() throws {
    let fixture = try ReplFixture()
    try expectEqual(fixture.enter(".stack"), "the stack is empty")
    try expectEqual(fixture.enter(".explain"), "nothing was decided yet")
    try fixture.enter("nav.setRoot{class = 'Home', title = 'Inbox'}", "nav.push('Draft')")
    try expectEqual(
      fixture.enter(".stack"),
      """
      2  Draft  -        id 2  top
      1  Home   "Inbox"  id 1  root
      """)
    let screen = try fixture.enter(".screen")
    #expect(screen.contains("│ ‹ Inbox"))
    #expect(screen.contains("Draft, controller 2, 2 of 2"))
    let widths = Set(screen.split(separator: "\n").map(Columns.width))
    expectEqual(widths, [48])
    try fixture.enter("nav.tapBack()")
    #expect(try fixture.enter(".explain").hasPrefix("pop popped"))
    try expectEqual(fixture.enter(".events 2").split(separator: "\n").count, 2)
    #expect(try fixture.error(".events x").message.contains("needs a number"))
  }

  @Test func `budget tells the limits`() throws {
    let scratch = try Folder(["asks.lua": ReplFixture.asks])
    let fixture = try ReplFixture()
    try fixture.enter(".use \(scratch.path)/asks.lua")
    let text = try fixture.enter(".budget")
    #expect(text.contains("a hook      500,000 units"))
    #expect(text.contains("asks"))
  }

  @Test func `quit leaves`() throws {
    try expectEqual(ReplFixture().repl.enter(".quit"), .left(0))
  }

  @Test func `help tells what is known of a command and of a name at once`() throws {
    let fixture = try ReplFixture()
    let text = try fixture.enter(".help events")
    #expect(
      text.hasPrefix(".events [N]: the last N events (10)\n\n") && text.contains("nav.events"))
    try expectEqual(fixture.enter(".help .use"), ".use FILE: load a plugin, or a folder of them")
  }

  @Test func `events tells what happened, when, and to whom`() throws {
    let fixture = try ReplFixture()
    try expectEqual(fixture.enter(".events 0"), "nothing happened yet")
    try fixture.enter("nav.setRoot('Home')", "nav.advance(0.5)", "nav.push('Draft')")
    let all = try fixture.enter(".events 100")
    #expect(all.contains(#/\n?[0-9]+ +0\.5 s +push +- +.*Draft/#))
    try expectEqual(fixture.enter(".events 1").split(separator: "\n").count, 1)
    try expectEqual(
      fixture.error(".events -1").message, "stdin:7: .events needs a number, got '-1'")
  }

  @Test func `A recording needs a file, and somebody who records`() throws {
    let fixture = try ReplFixture()
    #expect(try fixture.error(".record").message.hasSuffix(".record needs a file"))
    #expect(try fixture.error(".record x").message.hasSuffix("nothing is recorded here"))
  }
}
