import Testing

@testable import Traces

@Suite struct TraceJSONParserTests {
  @Test("a key that comes twice is an error, in small objects and large ones", arguments: 2..<12)
  func keysTwice(_ count: Int) {
    let keys = (1..<count).map { "\"k\($0)\": \($0)" } + ["\"k1\": 0"]
    let text = "{" + keys.joined(separator: ", ") + "}"
    #expect(throws: TraceJSONParser.Problem.self) { try TraceJSONParser.parse(text.utf8) }
  }
}
