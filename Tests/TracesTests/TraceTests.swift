import Expectations
import NavhostNavigation
import NavhostSupport
import Testing

@testable import NavhostTraces

/// The lines of a session, put together.
@Suite struct TraceTests {
  private static let header = #"{"navhost":1}"#

  private func trace(_ lines: String..., detailed: Bool = false) throws -> Trace {
    let text = ([Self.header] + lines).joined(separator: "\n") + "\n"
    return try Trace(Array(text.utf8), detailed: detailed)
  }

  @Test func callsBelongToTheStepBeforeThem() throws {
    let trace = try trace(
      #"{"t":0,"call":"shouldPop","id":1}"#, #"{"t":0,"op":"setRoot","args":["A"]}"#,
      #"{"t":1.5,"op":"tapBack","args":[]}"#,
      #"{"t":1.5,"call":"shouldPop","id":2,"hook":3,"did":[{"next":true}],"return":[false,"no"]}"#,
      #"{"t":1.5,"call":"shouldPop","id":2,"plugin":"p","fail":"late","deadline":true}"#,
      #"{"t":1.5,"call":"shouldPop","id":2,"ask":["Leave?"]}"#,
      #"{"t":1.5,"call":"shouldPop","id":2,"waits":true}"#)
    expectEqual(trace.steps.map(\.time), [0, 1.5])
    expectEqual(trace.steps.map(\.calls.count), [0, 4], "what comes before any step is nobody's")
    let calls = try #require(trace.steps[at: 1]?.calls)
    let (first, second) = (try #require(calls[at: 0]), try #require(calls[at: 1]))
    #expect(first.number == 3 && first.did.count == 1 && !first.isDeadline)
    #expect(second.plugin == "p" && second.isDeadline)
    let ends = calls.map { call in
      switch call.end {
      case .values(let values): "\(values.count) values"
      case .fails(let message): message
      case .asks(let question): "asks \(question[0].text ?? "")"
      case .waits: "waits"
      }
    }
    expectEqual(ends, ["2 values", "late", "asks Leave?", "waits"])
  }

  @Test func touchesAreALineOfThem() throws {
    let trace = try trace(
      #"{"t":2,"nav":3,"touches":[[0,"began",5,400],[0.016,"moved",9,400.5,2]]}"#)
    guard case .touches(let line)? = trace.steps.first?.action else { throw Missing() }
    #expect(line.navigation == 3 && line.entries.map(\.delay) == [0, 0.016])
    #expect(line.entries.map(\.phase) == [.began, .moved] && line.entries.map(\.finger) == [1, 2])
    expectEqual(line.entries[at: 1]?.point, ScreenPoint(x: 9, y: 400.5))
  }

  @Test func aDecisionHasItsLineWhereThatIsWanted() throws {
    let line = #"{"d":1,"kind":"pop","class":"B","outcome":"blocked","reads":[1]}"#
    let plain = try trace(line).decisions
    #expect(plain.map(\.decided.outcome) == ["blocked"] && plain[at: 0]?.line == .null)
    let detailed = try trace(line, detailed: true).decisions
    expectEqual(detailed[at: 0]?.decided, plain[at: 0]?.decided)
    expectEqual(detailed[at: 0]?.line["reads"], .array([.integer(1)]))
  }

  @Test func whatIsNewIsPassedOver() throws {
    #expect(try trace(#"{"later":1}"#, #"{"t":"soon"}"#).steps.isEmpty)
  }

  @Test(arguments: [
    (#"{"navhost":1}"#, "a second header"),
    (#"{"t":0,"op":"render"}"#, "unknown operation 'render'"),
    (#"{"t":0,"op":5}"#, "unknown operation '?'"),
    (#"{"t":-1,"op":"pop"}"#, "\"t\" must be seconds"), (#"{"op":"pop"}"#, "\"t\" must be seconds"),
    (#"{"t":0,"touches":5}"#, "\"touches\" must be a list"),
    (#"{"t":0,"touches":[[0,"began",5]]}"#, "a touch must be [seconds, phase, x, y, finger]"),
    (#"{"t":0,"touches":[[-1,"began",5,5]]}"#, "a touch must be [seconds, phase, x, y, finger]"),
    (#"{"t":0,"touches":[[0,"hover",5,5]]}"#, "a touch must be [seconds, phase, x, y, finger]"),
    (#"{"d":1,"kind":"pop"}"#, "a decision without kind or outcome"),
    (#"[1]"#, "a line must be a JSON object"),
  ])
  func whatIsWrongIsToldWithItsLine(line: String, message: String) {
    let error = #expect(throws: TraceError.self) {
      try trace(#"{"t":0,"op":"setRoot","args":["A"]}"#, line)
    }
    expectEqual(error?.message, "line 3 of the session: \(message)")
  }

  @Test func aCallNeedsItsHookAndItsController() {
    let error = #expect(throws: TraceError.self) {
      try trace(#"{"t":0,"op":"pop"}"#, #"{"call":"shouldPop"}"#)
    }
    #expect(error?.message.hasSuffix("a call without hook or controller") == true)
  }

  @Test func nothingIsNoSession() {
    let empty = #expect(throws: TraceError.self) { try Trace([]) }
    expectEqual(empty?.message, "the session is empty")
    let none = #expect(throws: TraceError.self) { try Trace(Array("{}".utf8)) }
    expectEqual(none?.message, "line 1 of the session: no session: \"navhost\" is missing")
  }

  /// Most sessions have the header of the one before; another is read as it is.
  @Test func aKnownHeaderIsTheOneOfItsLine() throws {
    let known = KnownHeader()
    let lines = [#"{"navhost":1}"#, #"{"navhost":1}"#, #"{"navhost":1,"profile":"ios26"}"#]
    let names = try lines.map {
      try Trace(Array($0.utf8), known: known).header.configuration.profile.name
    }
    expectEqual(names, ["ios17", "ios17", "ios26"])
  }

  private struct Missing: Error {}
}
