import Expectations
import ProgramSupport
import Testing

@testable import navhost

/// What is known of a name.
@Suite struct ReplHelpTests {
  @Test func `help prints what is known of a function`() throws {
    let run = try ProgramRun.repl([
      "help(nav.push)", "help 'shouldPop'", "help(string.format)", "help(5)", "nav.setRoot 'A'",
      "help(nav.top)", "help(nav)",
    ])
    #expect(run.output.hasPrefix("nav.push(spec"))
    #expect(run.output.contains("shouldPop(controller, pop): a decision hook"))
    #expect(run.output.contains("Lua's own: www.lua.org/manual/5.4/manual.html#pdf-string.format"))
    #expect(run.output.contains("nothing is known of"))
    expectEqual(run.errors, "")
  }

  @Test func `help tells what was probably meant`() throws {
    let run = try ProgramRun.repl([#"help("pann")"#, #"help("nav.pann")"#, #"help("zzzzzz")"#])
    expectEqual(
      run.output,
      """
      nothing is known of pann; did you mean 'pan'?
      nothing is known of nav.pann; did you mean 'nav.pan'?
      nothing is known of zzzzzz

      """)
  }

  @Test func `A question mark behind a name tells what is known of it`() throws {
    let fixture = try ReplFixture()
    #expect(try fixture.enter("nav.pan?").contains("duration (number, s, default 0.25)"))
    #expect(try fixture.enter(" string.format ?").hasPrefix("string.format(format, …)"))
    try expectEqual(
      fixture.error("nav.pann?").message,
      "stdin:3: nothing is known of 'nav.pann'; did you mean 'nav.pan'?")
  }

  @Test(arguments: [
    ("nav.pan?", "nav.pan"), ("  c:hook ? ", "c:hook"), ("_x1?", "_x1"), ("nav.pan", nil),
    ("?", nil), ("1?", nil), ("a b?", nil), ("f()?", nil), ("", nil),
  ])
  func `A question mark asks for a name`(line: String, topic: String?) {
    expectEqual(ReplHelp.topic(asked: line), topic)
  }

  @Test func `A hint names a function of nav as it was asked for`() {
    expectEqual(ReplHelp.hint("nav.pussh"), "; did you mean 'nav.push'?")
    expectEqual(ReplHelp.hint("pussh"), "; did you mean 'push'?")
    expectEqual(ReplHelp.hint("nav.zzzzzz"), "")
  }
}
