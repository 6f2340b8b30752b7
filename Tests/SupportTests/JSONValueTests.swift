import Expectations
import NavhostSupport
import Testing

@Suite struct JSONValueTests {
  private let value = JSONValue.object([
    .init("text", .string("a")), .init("yes", .boolean(true)), .init("three", .integer(3)),
    .init("half", .number(0.5)), .init("four", .number(4)), .init("list", .array([.null])),
    .init("none", .null),
  ])

  @Test func aMemberIsFoundByItsKey() {
    expectEqual(value["text"], .string("a"))
    expectEqual(value["none"], .null)
    #expect(value["other"] == nil)
    #expect(JSONValue.string("text")["text"] == nil)
    expectEqual(
      value.members?.map(\.key), ["text", "yes", "three", "half", "four", "list", "none"])
  }

  @Test func eachValueIsWhatItIsAndNothingElse() {
    let members = value.members?.map(\.value) ?? []
    expectEqual(members.map(\.text), ["a", nil, nil, nil, nil, nil, nil])
    expectEqual(members.map(\.boolean), [nil, true, nil, nil, nil, nil, nil])
    expectEqual(members.map(\.integer), [nil, nil, 3, nil, 4, nil, nil])
    expectEqual(members.map(\.number), [nil, nil, 3, 0.5, 4, nil, nil])
    expectEqual(members.map(\.array), [nil, nil, nil, nil, nil, [.null], nil])
    #expect(members.allSatisfy { $0.members == nil })
  }

  @Test(arguments: [1e300, .infinity, .nan, 0x1p63])
  func aNumberThatNoIntegerHoldsIsNone(_ number: Double) {
    #expect(JSONValue.number(number).integer == nil)
  }

  @Test func itIsWrittenAsItWasRead() throws {
    let text =
      #"{"a":[1,-2.5,true,false,null,{}],"b":{"c":"x\n","d":[]},"a b":9223372036854775807}"#
    var json = JSONWriter()
    json.value(try JSONParser.parse(text.utf8))
    expectEqual(json.text, text)
  }
}
