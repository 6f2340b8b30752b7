import Expectations
import ProgramSupport
import Testing

@Suite struct StatementTimerTests {
  @Test func `time tells what a statement took, and what plugins used`() throws {
    let scratch = try Folder([
      "busy.lua": "return {shouldPop = function() for i = 1, 99 do end end}"
    ])
    let run = try ProgramRun.repl(
      [".time", ".use busy.lua", "nav.setStack{'A', 'B'}", "nav.tapBack()", ".time", "1"],
      in: scratch.url)
    let lines = run.output.split(separator: "\n").map(String.init)
    let told = try #require(lines.first { $0.contains("busy") && $0.contains("in its last call") })
    #expect(
      told.contains(#/^[0-9.]+ (µs|ms|s), [0-9,]+ units, busy [0-9,]+ units in its last call$/#))
    expectEqual(lines.last, "1")
  }
}
