import Expectations
import Testing

@testable import navhost

@Suite struct HistoryTests {
  @Test func `Entries are gone through, and the draft comes back`() {
    var history = History(["one", "two"])
    let steps = [(-1, "dra"), (-1, "two"), (-1, "one"), (1, "one"), (1, "two"), (1, "dra")]
    let texts = steps.map { history.move($0.0, from: $0.1) }
    expectEqual(texts, ["two", "one", nil, "two", "dra", nil])
  }

  @Test func `Those with a beginning are gone through alone`() {
    var history = History(["nav.push('A')", "print(1)", "nav.pop()"])
    let texts = ["nav", "nav.pop()"].map { history.move(-1, from: $0, prefix: "nav") }
    expectEqual(texts, ["nav.pop()", "nav.push('A')"])
  }

  @Test func `The same statement twice is one entry`() {
    var history = History()
    let added = ["a", "a", "b"].map { history.add($0) }
    expectEqual(added, [true, false, true])
    expectEqual(history.entries, ["a", "b"])
  }

  @Test func `The newest entry that goes on is suggested`() {
    let history = History(["nav.push('A')", "nav.push('B')"])
    expectEqual(history.suggestion(for: "nav.p"), "ush('B')")
    #expect(history.suggestion(for: "nav.push('B')") == nil)
    #expect(history.suggestion(for: " ") == nil)
  }
}
