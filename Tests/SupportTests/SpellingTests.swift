import Expectations
import Testing

@testable import NavhostSupport

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("shoudlPop", "shouldPop", 1),
    ("ShouldPop", "shouldPop", 0), ("ab", "ba", 1),
  ])
  func distances(_ one: String, _ other: String, _ expected: Int) {
    expectEqual(Spelling.distance(one, other), expected)
    expectEqual(Spelling.distance(other, one), expected)
  }

  @Test func theNearestIsOfferedAndAnAmbiguousOneIsNotCertain() {
    let names = ["push", "pop", "popTo", "didPush"]
    expectEqual(Spelling.nearest(to: "pussh", among: names), "push")
    expectEqual(Spelling.certain("pussh", among: names), "push")
    #expect(Spelling.nearest(to: "zebra", among: names) == nil)
    #expect(Spelling.certain("xop", among: ["pop", "top"]) == nil)
  }

  @Test func hints() {
    expectEqual(Spelling.hint("tset", among: ["run", "test"]), "; did you mean 'test'?")
    expectEqual(Spelling.hint("zebra", among: ["run", "test"]), "")
    expectEqual(Spelling.hint("B", among: ["A", "C"]), "", "of one letter, any other is near")
    expectEqual(Spelling.hint("a", among: ["A", "C"]), "; did you mean 'A'?")
  }
}
