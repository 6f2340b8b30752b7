import Expectations
import NavhostSupport
import Testing

@Suite("JSON is written")
struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return json.text
  }

  @Test("as objects, lists and lines, with commas between")
  func structure() {
    let text = text { json in
      json.beginObject()
      json.field("a", 1)
      json.key(escaping: "b\"c")
      json.beginArray()
      json.boolean(true)
      json.null()
      json.string("x")
      json.endArray()
      json.key("d")
      json.beginObject()
      json.endObject()
      json.endObject()
      json.endLine()
      json.beginArray()
      json.endArray()
    }
    expectEqual(text, "{\"a\":1,\"b\\\"c\":[true,null,\"x\"],\"d\":{}}\n[]")
  }

  @Test(
    "so that texts come back", arguments: ["", "plain", "é \u{1F600}", "a\"\\\n\r\t\u{1}\u{7F}b"])
  func strings(_ text: String) throws {
    let line = self.text { $0.string(text) }
    #expect(line.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    try expectEqual(JSONParser.parse(line.utf8).text, text)
  }

  @Test("with whole numbers as they are")
  func integers() {
    for value in [0, 7, 10, 99, 100, 1_234_567, -1, -10, Int.max, Int.min] {
      expectEqual(text { $0.integer(value) }, String(value))
    }
  }

  @Test("with seconds to a millionth, as Swift writes the number")
  func seconds() {
    var random = SeededRandom(seed: 7)
    var values = [
      0, 0.00001, 0.0001, 0.000123, 0.35, 1, 1.5, 10, 99.999999, 123456.7, 9e8, 1e9, 1e12,
    ]
    for power in 1...14 {
      let most = (0..<power).reduce(1) { value, _ in value * 10 }
      for _ in 0..<200 { values.append(Double(random.below(most)) / 1e6) }
    }
    for value in values {
      let rounded = (value * 1e6).rounded() / 1e6
      let expected = rounded == rounded.rounded() ? "\(Int(rounded))" : rounded.description
      expectEqual(text { $0.seconds(value) }, expected)
    }
  }

  @Test("into the room of what was written before")
  func writesAnew() {
    var json = JSONWriter()
    json.string(String(repeating: "long ", count: 100))
    json.removeAll()
    #expect(json.isEmpty)
    json.integer(5)
    expectEqual(json.text, "5")
    var list = JSONWriter()
    list.beginArray()
    list.raw(array: json)
    list.endArray()
    expectEqual(list.text, "[[5]]")
  }
}
