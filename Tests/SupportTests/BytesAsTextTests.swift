import Expectations
import NavhostSupport
import Testing

@Suite struct BytesAsTextTests {
  @Test(
    "bytes as letters",
    arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func base64(_ bytes: String, _ letters: String) {
    expectEqual(Base64.text(Array(bytes.utf8)), letters)
    expectEqual(Base64.decode(letters.utf8), Array(bytes.utf8))
  }

  @Test(arguments: ["Zg=", "Zg", "Z===", "====", "Zm=v", "Zg==Zg==", "Zm 9", "Zm9*"])
  func whatIsNoBase64IsRefused(_ letters: String) {
    #expect(Base64.decode(letters.utf8) == nil)
  }

  @Test func everyByteComesBack() {
    let bytes = (0...255).map { UInt8($0) }
    expectEqual(Base64.decode(Base64.encode(bytes)), bytes)
    expectEqual(Base64.text([0xFB, 0xEF, 0xFF]), "++//")
  }
}
