import Expectations
import NavhostNavigation
import NavhostSupport
import Testing

@testable import NavhostTraces

/// A long session is read piece by piece, and says the same.
@Suite struct TraceStepsTests {
  private static let header = #"{"navhost":1,"screen":{}}"# + "\n"
  private static let lines =
    #"{"call":"shouldPop","id":1}"# + "\n"
    + #"{"t":0,"op":"push","nav":1,"args":["A"]}"# + "\n"
    + #"{"call":"shouldPop","id":2,"return":[true]}"# + "\n"
    + #"{"d":1,"t":0,"kind":"pop","outcome":"popped","by":"x","asked":[1]}"# + "\n"
    + #"{"call":"didPop","id":3}"# + "\n"
    + #"{"t":1,"nav":1,"touches":[[0,"began",5,400,1]]}"# + "\n" + #"{"later":1}"# + "\n"

  private func trace(_ times: Int, detailed: Bool = false) throws -> Trace {
    let text = Self.header + String(repeating: Self.lines, count: times)
    return try Trace(Array(text.utf8), detailed: detailed)
  }

  /// What can be seen of a step.
  private func told(_ step: Trace.Step) -> String {
    let action =
      switch step.action {
      case .operation(.ofStack(let name), let json):
        "\(name.rawValue) \(json["args"]?.array?.first?.text ?? "")"
      case .operation(.ofHost(let operation), _): operation.rawValue
      case .touches(let touches): "touches \(touches.entries.count)"
      }
    return "\(step.time) \(action) \(step.calls.map(\.controller))"
  }

  @Test func aLongSessionHasTheStepsOfAShortOne() throws {
    let short = try trace(2)
    let times = TraceSteps.shortSession / Self.lines.utf8.count + 10
    let long = try trace(times, detailed: true)
    expectEqual(
      short.steps.map(told),
      [
        "0.0 push A [2, 3]", "1.0 touches 1 [1]", "0.0 push A [2, 3]", "1.0 touches 1 []",
      ])
    #expect(long.steps.count == 2 * times && long.decisions.count == times)
    expectEqual(Array(long.steps.prefix(3)).map(told), Array(short.steps.prefix(3)).map(told))
    expectEqual(long.steps.last.map(told), short.steps.last.map(told))
    expectEqual(long.decisions.last?.line["asked"]?.array, [.integer(1)])
    expectEqual(short.decisions.first?.line, .null)
  }

  @Test func aMistakeInALongSessionIsToldWithItsLine() throws {
    let times = TraceSteps.shortSession / Self.lines.utf8.count + 10
    let text =
      Self.header + String(repeating: Self.lines, count: times) + "{\"t\":-1,\"op\":\"pop\"}\n"
    let error = #expect(throws: TraceError.self) { try Trace(Array(text.utf8)) }
    expectEqual(error?.message, "line \(2 + 7 * times) of the session: \"t\" must be seconds")
  }

  @Test func decisionsAreBounded() throws {
    let line = #"{"d":1,"kind":"pop","outcome":"x"}"# + "\n"
    let text = Self.header + String(repeating: line, count: TraceFormat.mostDecisions)
    try expectEqual(Trace(Array(text.utf8)).decisions.count, TraceFormat.mostDecisions)
    #expect(throws: TraceError.self) { try Trace(Array((text + line).utf8)) }
  }

  @Test func aLineThatIsTooLongIsRefused() throws {
    let most = TraceFormat.longestOfSession
    let text = #"{"t":0,"op":"push","args":["#
    for (length, isFine) in [(most, true), (most + 1, false)] {
      let filling = String(repeating: " ", count: length - text.utf8.count - 2)
      let bytes = Array((Self.header + text + filling + "]}\n").utf8)
      expectEqual((try? Trace(bytes)) != nil, isFine)
    }
  }
}
