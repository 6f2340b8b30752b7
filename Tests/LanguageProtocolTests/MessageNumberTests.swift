import Expectations
import NavhostLanguageProtocol
import NavhostSupport
import Testing

@Suite struct MessageNumberTests {
  @Test(arguments: [
    (JSONValue.integer(7), 7), (.number(7), 7), (.integer(-1), -1),
    (.integer(.max), Int(Int32.max)), (.integer(.min), -Int(Int32.max)),
    (.number(1e300), Int(Int32.max)), (.number(-1e300), -Int(Int32.max)),
  ])
  func `What is too large is the nearest that is not`(_ json: JSONValue, _ place: Int) {
    expectEqual(JSONValue?.some(json).place, place)
  }

  @Test func `What is no whole number is none`() {
    for json in [JSONValue.number(0.5), .string("1"), .null, .array([]), nil] {
      #expect(json.place == nil)
    }
  }

  @Test func `A position far away is the end of the text`() throws {
    let lines = TextLines(Array("a\nb".utf8))
    let far = JSONValue.record([("line", .integer(.max)), ("character", .number(1e300))])
    expectEqual(lines.offset(of: try TextPosition(far)), 3)
    let before = JSONValue.record([("line", .integer(.min)), ("character", .whole(0))])
    #expect(throws: ResponseError.self) { try TextPosition(before) }
  }
}
