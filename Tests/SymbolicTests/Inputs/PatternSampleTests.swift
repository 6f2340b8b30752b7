import Expectations
import Testing

@testable import NavhostSymbolic

/// Strings that patterns are found in.
@Suite struct PatternSampleTests {
  @Test(arguments: [
    ("abc", "abc"), ("^abc$", "abc"), ("%d+", "1"), ("^(%a%u)", "aA"), ("%.%%", ".%"),
    ("[xyz]", "x"), ("[%d]*", "1"), ("[^a]", "1"), ("a.c", "aac"), ("x-y?", "xy"), ("", ""),
    ("%l%s%p%x%w%S", "a !aaa"), ("%D%A%W", "a1!"), ("a$b", "a$b"),
  ])
  func aPatternHasOne(pattern: String, sample: String) {
    expectEqual(PatternSample.text(pattern), sample)
  }

  @Test(arguments: ["%", "[abc", "[%"]) func abrokenOneHasNone(pattern: String) {
    #expect(PatternSample.text(pattern) == nil)
  }
}
