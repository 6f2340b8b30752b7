import Testing

@testable import Support

@Suite struct JSONValueTests {
  @Test func readsEveryKindOfValue() throws {
    let text = #" {"a": [1, -2.5e2, true, false, null], "b": {"c": "x"}, "d": []} "#
    let value = try JSONValue(text)
    #expect(value["a"]?.arrayValue?.map(\.numberValue) == [1, -250, nil, nil, nil])
    #expect(value["a"]?.arrayValue?[2].booleanValue == true)
    #expect(value["a"]?.arrayValue?.last == .null)
    #expect(value["b"]?["c"]?.stringValue == "x")
    #expect(value["d"] == .array([]))
    #expect(value["e"] == nil)
    #expect(try JSONValue("7").integerValue == 7)
    #expect(try JSONValue("7.5").integerValue == nil)
  }

  @Test func readsEscapes() throws {
    let value = try JSONValue(#""a\"\\\/\b\f\n\r\té\ud83d\ude00""#)
    #expect(value.stringValue == "a\"\\/\u{8}\u{C}\n\r\té😀")
  }

  @Test(arguments: [
    "", "{", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "01", "1.", "+1", "1e", "nul", "\"a",
    "\"\\x\"", "\"\\ud800\"", "\"\\u12\"", "\"\n\"", "1 2", "1e999", "--1",
  ])
  func refusesWhatIsNoJSON(_ text: String) {
    #expect(throws: JSONError.self) { try JSONValue(text) }
  }

  @Test func refusesDeepNestingAndBadUTF8() {
    #expect(throws: JSONError.self) { try JSONValue(String(repeating: "[", count: 100_000)) }
    #expect(throws: Never.self) {
      try JSONValue(String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
    }
    #expect(throws: JSONError.self) { try JSONValue([0x22, 0xFF, 0x22]) }
  }

  @Test(arguments: ["", "plain", "a\"b\\c\nd\re\tf", "\u{1}\u{1F}\u{7F}", "é😀\u{2028}"])
  func whatIsWrittenIsReadAsItWas(_ text: String) throws {
    #expect(try JSONValue(JSONText.string(text)).stringValue == text)
  }
}
