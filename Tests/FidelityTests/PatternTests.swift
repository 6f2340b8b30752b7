import Expectations
import NavhostSupport
import Testing

@testable import NavhostFidelity

@Suite struct PatternTests {
  private func callbacks(_ names: String) -> [Callback] {
    names.split(separator: " ").map { Callback(line: 1, name: String($0), fields: []) }
  }

  @Test(arguments: [
    ("a b", "a b"), ("a? b", "b"), ("a? b", "a b"), ("a* b", "b"), ("a* b", "a a a b"),
    ("a+ b", "a b"), ("a+ b", "a a b"), ("a* a b", "a a b"), ("", ""), ("a* b? c*", ""),
    ("a* b a+", "b a a"),
  ])
  func `What is expected fits`(_ pattern: String, _ names: String) {
    #expect(Pattern(pattern).firstMisfit(in: callbacks(names)) == nil)
  }

  @Test(arguments: [
    ("a b", "a", 1), ("a b", "a c", 1), ("a b", "a b c", 2), ("a b", "b a", 0),
    ("a? b", "a a b", 1), ("a+ b", "b", 0), ("a* b", "a a", 2), ("", "a", 0), ("a", "", 0),
  ])
  func `What is not is told by its place`(_ pattern: String, _ names: String, _ place: Int) {
    expectEqual(Pattern(pattern).firstMisfit(in: callbacks(names)), place)
  }

  @Test func `Fields that are named have to be the same`() {
    let callback = Callback(
      line: 3, name: "bar.shouldPop",
      fields: [
        .init("screen", .string("Two")), .init("depth", .integer(2)),
        .init("answer", .boolean(true)),
      ])
    expectEqual(callback.text, "bar.shouldPop(screen=Two, depth=2, answer=true)")
    for good in ["", "(depth=2)", "(screen=Two,answer=true)"] {
      #expect(Pattern("bar.shouldPop\(good)").firstMisfit(in: [callback]) == nil)
    }
    for bad in ["(depth=3)", "(screen=Two,answer=false)", "(which=edge)"] {
      expectEqual(Pattern("bar.shouldPop\(bad)").firstMisfit(in: [callback]), 0)
    }
  }

  @Test func `It is written as it is read`() {
    let text = "a(x=1,y=two)+ b? c* d(z=true)"
    expectEqual(Pattern(text).text, text)
  }

  @Test func `A long log takes no stack`() {
    let many = callbacks(Array(repeating: "a", count: 200_000).joined(separator: " "))
    #expect(Pattern("a* b? a+").firstMisfit(in: many) == nil)
  }
}
