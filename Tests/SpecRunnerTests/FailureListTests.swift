import Expectations
import Testing

@testable import NavhostSpecRunner

/// What failed by one cause is told once.
@Suite struct FailureListTests {
  private func text(_ problems: [(String, SpecProblem)]) -> String {
    var list = FailureList(PrettyStyle(colors: false))
    for (title, problem) in problems { list.add(title, [problem]) }
    return list.text()
  }

  private func problem(_ line: Int, _ words: String) -> SpecProblem {
    SpecProblem(.failure, "f:\(line): \(words)", file: "f", line: line)
  }

  @Test func oneExplanationIsOneCause() {
    let why = "Expected the pop to be popped\nWhy:\n  held.shouldPop: false at plugins/held.lua:7"
    expectEqual(
      text([("a", problem(1, why)), ("b", problem(2, why)), ("c", problem(3, why))]),
      """

      1) a
         f:1: Expected the pop to be popped
         Why:
           held.shouldPop: false at plugins/held.lua:7
         2 more by the same cause:
           b
           c

      """)
  }

  /// Another value at another place may be wrong for another reason.
  @Test func theSameWordsElsewhereAreTwo() {
    #expect(
      text([("a", problem(1, "not equal")), ("b", problem(2, "not equal"))]).contains("2) b"))
    #expect(
      !text([("a", problem(1, "not equal")), ("b", problem(1, "not equal"))]).contains("2) b"))
    let other = problem(1, "at p.lua:2")
    #expect(text([("a", problem(1, "at p.lua:1")), ("b", other)]).contains("2) b"))
  }

  /// One line of a traceback is the place in the message.
  @Test(arguments: [([], false), (["f:1: in main chunk"], false), (["f:1: a", "f:2: b"], true)])
  func aTracebackHasTwoLinesOrMore(lines: [String], isShown: Bool) {
    var problem = problem(1, "no")
    problem.traceback = lines
    expectEqual(text([("a", problem)]).contains("stack traceback:"), isShown)
  }
}
