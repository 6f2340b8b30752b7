import Expectations
import NavhostSupport
import Testing

@Suite("Bytes become text")
struct UTF8TextTests {
  private func text(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBytes { String(utf8: $0) }
  }

  @Test(
    "where they are UTF-8",
    arguments: ["", "a", "plain text of some length", "é", "a\u{1F600}b", "\0"])
  func valid(_ text: String) {
    expectEqual(self.text(Array(text.utf8)), text)
    expectEqual(String(utf8: Array(text.utf8)), text)
  }

  @Test(
    "else they do not",
    arguments: [[0x80], [0x61, 0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0x80]]
      as [[UInt8]])
  func invalid(_ bytes: [UInt8]) {
    #expect(text(bytes) == nil)
    #expect(String(utf8: bytes) == nil)
  }
}
