import Expectations
import Testing

@testable import NavhostFidelity

@Suite struct CallbackLogTests {
  private func problem(_ text: String) -> CallbackLog.Problem? {
    do { _ = try CallbackLog(Array(text.utf8)) } catch { return error }
    return nil
  }

  private let gesture = #"{"event":"gesture","name":"tapBack"}"# + "\n"

  @Test func `A log is read gesture by gesture`() throws {
    let log = try CallbackLog(
      Array(
        """
        {"event":"phone","system":"26.1"}
        {"event":"layout","depth":1}
        {"event":"gesture","name":"tapBack"}

        {"event":"call.pop","depth":3}\r
        {"event":"pause"}
        {"event":"layout","depth":2}
        {"event":"gesture","name":"menu"}
        """.utf8))
    expectEqual(log.system, "26.1")
    expectEqual(log.sections.map(\.gesture), ["tapBack", "menu"])
    expectEqual(log.sections.map(\.line), [3, 8])
    expectEqual(log.sections.map { $0.callbacks.map(\.line) }, [[5], []])
    expectEqual(log.sections.map(\.end), [5, 8])
  }

  @Test func `What is no log is refused with its line`() {
    expectEqual(problem(""), .init(nil, "is empty"))
    expectEqual(problem("\n \n"), .init(nil, "has no gesture: tap Start before each"))
    expectEqual(problem(gesture + "nonsense")?.line, 2)
    #expect(problem(gesture + "nonsense")?.message.hasPrefix("no JSON at column 1") == true)
    expectEqual(problem(gesture + "[]"), .init(2, "no object"))
    expectEqual(problem(gesture + "{}"), .init(2, "no text \"event\""))
    expectEqual(problem(gesture + #"{"event":7}"#), .init(2, "no text \"event\""))
    expectEqual(
      problem(gesture + #"{"event":"cal.pop"}"#),
      .init(2, "no event 'cal.pop'; did you mean 'call.pop'?"))
    expectEqual(
      problem(#"{"event":"gesture","name":"tapback"}"#),
      .init(1, "no gesture 'tapback'; did you mean 'tapBack'?"))
    expectEqual(problem(#"{"event":"gesture"}"#)?.line, 1)
  }

  @Test func `Half a line is refused, wherever it ends`() throws {
    let line = #"{"event":"bar.shouldPop","screen":"Three","depth":3,"answer":true}"#
    for count in 1..<line.count {
      expectEqual(problem(gesture + line.prefix(count))?.line, 2, "\(line.prefix(count))")
    }
  }
}
