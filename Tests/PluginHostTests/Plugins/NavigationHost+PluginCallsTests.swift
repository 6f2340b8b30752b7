import Expectations
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("What plugins can call")
struct PluginCallsTests {
  @Test(
    "a question that is none is an error of the hook",
    arguments: [
      ("", "confirm needs a message, a string, got nothing"),
      ("5", "confirm needs a message, a string, got 5"),
      ("'?', 5", "confirm: options must be a table, got 5"),
      ("'?', {okay = 'x'}", "confirm: unknown option 'okay'"),
      ("'?', {ok = 5}", "'ok' must be a string in UTF-8, got 5"),
      ("'?', {destructive = 1}", "'destructive' must be true or false, got 1"),
    ])
  func wrongQuestion(arguments: String, message: String) throws {
    try run(
      """
      local h = use("p.lua") nav.setStack {"A", "B"}
      eq("popped", (nav.tapBack())) eq(1, #h.faults)
      assert(h.faults[1].message:find([[\(message)]], 1, true), h.faults[1].message)
      """, with: ["p.lua": "return {shouldPop = function() return confirm(\(arguments)) end}"])
  }

  @Test("what is printed is text, its parts apart by tabs; other values are their types")
  func log() throws {
    let fixture = try Fixture([
      "p.lua": """
      return {shouldPop = function(c)
        print("a", "b\\27", "\\xff") log.warn("n", tostring(5)) log.error() log.debug("d")
      end}
      """
    ])
    try fixture.run("use('p.lua') nav.setStack {'A', 'B'} nav.tapBack()")
    expectEqual(fixture.log.map(\.level), [.print, .warn, .error, .debug])
    #expect(fixture.log.allSatisfy { $0.plugin == "p" && !$0.message.contains("\u{1B}") })
    #expect(fixture.log[at: 0]?.message.hasPrefix("a\tb") == true)
    #expect(fixture.log[at: 1]?.message == "n\t5" && fixture.log[at: 2]?.message == "")
  }
}
