import Expectations
import NavhostNavigation
import Testing

@Suite struct AppDataTests {
  @Test(
    arguments: [
      (true, "true"), (3, "3"), (0.5, "0.5"), ("a\"b\\\n", "\"a\\\"b\\\\\\n\""), ([], "{}"),
      ([1, [2, 3]], "{1, {2, 3}}"), (["b": 1, "a": [true]], "{b = 1, a = {true}}"),
      (["2a": 1, "": 2], "{[\"2a\"] = 1, [\"\"] = 2}"), (.bytes([0xFF, 0]), "\"\\xff\\x00\""),
      ("\u{1B}[2J\u{202E}", "\"\\u{1b}[2J\\u{202e}\""), (.table([.init(2, "x")]), "{[2] = \"x\"}"),
    ] as [(AppData, String)])
  func isShownAsLuaWritesIt(_ data: AppData, _ text: String) {
    expectEqual("\(data)", text)
  }

  @Test func fieldsAreFoundByTheirKeys() {
    let data: AppData = ["id": 3, "list": ["x", "y"]]
    expectEqual(data["id"], 3)
    expectEqual(data["list"]?[2], "y")
    #expect(data["no"] == nil)
    #expect(AppData.string("text")["id"] == nil)
  }
}
