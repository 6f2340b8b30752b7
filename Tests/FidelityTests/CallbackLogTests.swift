import Testing

@testable import Fidelity

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
    #expect(log.system == "26.1")
    #expect(log.sections.map(\.gesture) == ["tapBack", "menu"])
    #expect(log.sections.map(\.line) == [3, 8])
    #expect(log.sections.map { $0.callbacks.map(\.line) } == [[5], []])
    #expect(log.sections.map(\.end) == [5, 8])
  }

  @Test func `What is no log is refused with its line`() {
    #expect(problem("") == .init(nil, "is empty"))
    #expect(problem("\n \n") == .init(nil, "has no gesture: tap Start before each"))
    #expect(problem(gesture + "nonsense")?.line == 2)
    #expect(problem(gesture + "nonsense")?.message.hasPrefix("no JSON at column 1") == true)
    #expect(problem(gesture + "[]") == .init(2, "no object"))
    #expect(problem(gesture + "{}") == .init(2, "no text \"event\""))
    #expect(problem(gesture + #"{"event":7}"#) == .init(2, "no text \"event\""))
    #expect(
      problem(gesture + #"{"event":"cal.pop"}"#)
        == .init(2, "no event 'cal.pop'; did you mean 'call.pop'?"))
    #expect(
      problem(#"{"event":"gesture","name":"tapback"}"#)
        == .init(1, "no gesture 'tapback'; did you mean 'tapBack'?"))
    #expect(problem(#"{"event":"gesture"}"#)?.line == 1)
  }

  @Test func `Half a line is refused, wherever it ends`() throws {
    let line = #"{"event":"bar.shouldPop","screen":"Three","depth":3,"answer":true}"#
    for count in 1..<line.count {
      #expect(problem(gesture + line.prefix(count))?.line == 2, "\(line.prefix(count))")
    }
  }
}
