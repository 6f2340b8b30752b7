import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct PatternRuleTests {
  static let planted: [Planted] = [
    Planted(
      "impossible-pattern", "excludes all of it", "return { controllers = { «\"Foo\", \"!Foo\" } }"),
    Planted(
      "impossible-pattern", "'!Draft*'", "return { controllers = { «\"DraftList\", \"!Draft*\" } }"),
    Planted("impossible-pattern", "an empty pattern", "return { controllers = «\"\" }"),
    Planted("impossible-pattern", "every class", "return { controllers = «\"!*\" }"),
    Planted("impossible-pattern", "excludes nothing", "return { controllers = { \"A\", «\"!\" } }"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  @Test(arguments: [
    ("*", "Foo", true), ("Foo", "Foo", true), ("Foo*", "FooBar*", true), ("F?o", "Foo", true),
    ("F?o", "F*o", false), ("Foo", "Foo*", false), ("*Bar", "Foo*Bar", true),
    ("A*B*C", "AxByC", true),
    ("A*B*C", "AxBy", false), ("foo", "Foo", false),
  ])
  func patternsCoverOneAnother(_ outer: String, _ inner: String, _ expected: Bool) {
    expectEqual(PatternRule.covers(outer, inner), expected)
  }
}
