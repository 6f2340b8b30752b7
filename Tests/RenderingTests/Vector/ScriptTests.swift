import Expectations
import Testing

@testable import NavhostRendering

@Suite("Kinds of writing")
struct ScriptTests {
  @Test(
    "what comes after ideographs and has another baseline is a piece of its own",
    arguments: [
      ("家族 عائلة", ["家族 ", "عائلة"]), ("家族 family ไทย 家", ["家族 family ", "ไทย 家"]),
      ("한국어 עברית", ["한국어 ", "עברית"]), ("عائلة 家族", ["عائلة 家族"]), ("家族 family", ["家族 family"]),
      ("", [""]), ("123", ["123"]),
    ])
  func pieces(_ text: String, _ pieces: [String]) {
    expectEqual(Script.pieces(of: text).map(String.init), pieces)
  }
}
