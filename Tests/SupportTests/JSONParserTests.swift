import Expectations
import Testing

@testable import NavhostSupport

@Suite struct JSONParserTests {
  @Test func readsEveryKindOfValue() throws {
    let text = #" {"a": [1, -2.5e2, true, false, null], "b": {"c": "x"}, "d": []} "#
    let value = try JSONParser.parse(text.utf8)
    expectEqual(value["a"]?.array?.map(\.number), [1, -250, nil, nil, nil])
    #expect(value["a"]?.array?[2].boolean == true)
    expectEqual(value["a"]?.array?.last, .null)
    expectEqual(value["b"]?["c"]?.text, "x")
    expectEqual(value["d"], .array([]))
    #expect(value["e"] == nil)
    try expectEqual(JSONParser.parse("7".utf8).integer, 7)
    #expect(try JSONParser.parse("7.5".utf8).integer == nil)
  }

  @Test func readsEscapes() throws {
    let value = try JSONParser.parse(#""a\"\\\/\b\f\n\r\té\ud83d\ude00""#.utf8)
    expectEqual(value.text, "a\"\\/\u{8}\u{C}\n\r\té😀")
  }

  @Test(arguments: [
    "", "{", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "01", "1.", "+1", "1e", "nul", "\"a",
    "\"\\x\"", "\"\\ud800\"", "\"\\u12\"", "\"\n\"", "1 2", "1e999", "--1",
  ])
  func refusesWhatIsNoJSON(_ text: String) {
    #expect(throws: JSONParser.Problem.self) { try JSONParser.parse(text.utf8) }
  }

  @Test func aByteOrderMarkIsNamed() {
    let text = Array("\u{FEFF}{}".utf8)
    let expected = JSONParser.Problem(
      column: 1, message: "a byte order mark: write the text without it")
    #expect(throws: expected) { try JSONParser.parse(text) }
    #expect(throws: expected) { try JSONParser.texts(["a"], in: text[...]) }
    #expect(throws: expected) { try JSONParser.members(in: text[...]) }
    #expect(try! JSONParser.parse("\"\u{FEFF}\"".utf8) == .string("\u{FEFF}"))
  }

  @Test func refusesDeepNestingAndBadUTF8() {
    #expect(throws: JSONParser.Problem.self) {
      try JSONParser.parse(repeatElement(UInt8(ascii: "["), count: 100_000))
    }
    #expect(throws: Never.self) {
      try JSONParser.parse(
        (String(repeating: "[", count: 64) + String(repeating: "]", count: 64)).utf8)
    }
    #expect(throws: JSONParser.Problem.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
  }

  @Test(arguments: ["", "plain", "a\"b\\c\nd\re\tf", "\u{1}\u{1F}\u{7F}", "é😀\u{2028}"])
  func whatIsWrittenIsReadAsItWas(_ text: String) throws {
    try expectEqual(JSONParser.parse(JSONText.string(text).utf8).text, text)
  }

  @Test(
    "the texts of some keys are read without the rest, whatever stands between and however written")
  func textsOfSomeKeys() throws {
    func texts(_ line: String) throws -> [String?] {
      try JSONParser.texts(["kind", "by"], in: Array(line.utf8)[...])
    }
    try expectEqual(texts(#"{"kind":"pop","by":null}"#), ["pop", nil])
    try expectEqual(
      texts(#" { "é" : "x", "byte" : [ "]" ], "by" : "a\"b", "kind":7 } "#), [nil, "a\"b"])
    try expectEqual(texts(#"{"k\u0069nd":"pop","b":{"by":"x"}}"#), ["pop", nil])
    try expectEqual(texts("{}"), [nil, nil])
    for wrong in [
      #"{"by":"a","by":"b"}"#, #"{"by":"a","b\u0079":"b"}"#, #"{"by" "a"}"#, #"{"by":"a"#, #"{"by"#,
      #"{by:"a"}"#, "{\"b\u{1}y\":1}", #"{"by":"a"} 1"#, "[]", "", #"{"by":}"#,
    ] {
      #expect(throws: JSONParser.Problem.self) { try texts(wrong) }
    }
    #expect(throws: JSONParser.Problem.self) {
      try JSONParser.texts(["by"], in: [0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])
    }
  }

  @Test("a key that comes twice is an error, in small objects and large ones", arguments: 2..<12)
  func keysTwice(_ count: Int) {
    let keys = (1..<count).map { "\"k\($0)\": \($0)" } + ["\"k1\": 0"]
    let text = "{" + keys.joined(separator: ", ") + "}"
    #expect(throws: JSONParser.Problem.self) { try JSONParser.parse(text.utf8) }
  }
}
