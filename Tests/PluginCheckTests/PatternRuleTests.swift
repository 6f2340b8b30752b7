import Testing

@testable import PluginCheck

@Suite struct PatternRuleTests {
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
