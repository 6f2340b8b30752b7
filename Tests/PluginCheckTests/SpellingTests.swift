import Testing

@testable import PluginCheck

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("shoudlPop", "shouldPop", 1),
    ("ShouldPop", "shouldPop", 0), ("ab", "ba", 1),
  ])
  func distances(_ one: String, _ other: String, _ expected: Int) {
    #expect(Spelling.distance(one, other) == expected)
    #expect(Spelling.distance(other, one) == expected)
  }

  @Test func theNearestIsOfferedAndAnAmbiguousOneIsNotCertain() {
    let names = ["push", "pop", "popTo", "didPush"]
    #expect(Spelling.nearest(to: "pussh", among: names) == "push")
    #expect(Spelling.certain("pussh", among: names) == "push")
    #expect(Spelling.nearest(to: "zebra", among: names) == nil)
    #expect(Spelling.certain("xop", among: ["pop", "top"]) == nil)
  }

  @Test(arguments: [
    ("*", "Foo", true), ("Foo", "Foo", true), ("Foo*", "FooBar*", true), ("F?o", "Foo", true),
    ("F?o", "F*o", false), ("Foo", "Foo*", false), ("*Bar", "Foo*Bar", true),
    ("A*B*C", "AxByC", true),
    ("A*B*C", "AxBy", false), ("foo", "Foo", false),
  ])
  func patternsCoverOneAnother(_ outer: String, _ inner: String, _ expected: Bool) {
    #expect(PatternRule.covers(outer, inner) == expected)
  }
}
