import Testing

@testable import NavhostDebugAdapter

@Suite struct NumberedTests {
  @Test func numbersCountFromOneAndStay() {
    var texts = Numbered(["a"])
    #expect(texts.number(of: "b") == 2 && texts.number(of: "a") == 1 && texts.number(of: "b") == 2)
    #expect(texts.add("a") == 3 && texts[3] == "a")
    for none in [0, -1, 4, .min, .max] { #expect(texts[none] == nil) }
  }
}
