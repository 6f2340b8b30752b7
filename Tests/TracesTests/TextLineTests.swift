import Expectations
import NavhostPluginHost
import NavhostSupport
import NavhostTraces
import Testing

/// Lines of a trace that say what a key gave.
@Suite struct TextLineTests {
  private static let header = "{\"navhost\":1,\"language\":\"de\"}\n"

  private func trace(_ lines: String) throws -> Trace {
    try Trace(Array((Self.header + lines).utf8))
  }

  @Test func aLineBelongsToTheStepBeforeIt() throws {
    let line = "{\"t\":0,\"op\":\"text\",\"args\":[\"k\",[1,2.0,\"x\",true],\"K\"]}\n"
    let trace = try trace(line + "{\"t\":0,\"op\":\"tapBack\",\"args\":[]}\n" + line + line)
    expectEqual(trace.header.language, "de")
    expectEqual(trace.texts.count, 1)
    expectEqual(trace.texts[at: 0]?.values, [.integer(1), .number(2), .text("x"), .boolean(true)])
    expectEqual(trace.steps.map(\.texts.count), [2])
  }

  @Test(arguments: [
    "[]", "[\"k\",\"K\"]", "[\"k\",[],1]", "[\"k\",[null],\"K\"]", "[\"k\",[[1]],\"K\"]",
  ])
  func aLineThatIsNoneIsTold(arguments: String) {
    #expect(throws: TraceError.self) {
      try trace("{\"t\":0,\"op\":\"text\",\"args\":\(arguments)}\n")
    }
  }
}
