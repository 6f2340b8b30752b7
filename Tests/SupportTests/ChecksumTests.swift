import Support
import Testing

@Suite("Checksums and letters of files")
struct ChecksumTests {
  @Test("the checksum of PNG chunks")
  func checksum() {
    #expect(CRC32.checksum(Array("IEND".utf8)) == 0xAE42_6082)
    #expect(CRC32.checksum(Array("IE".utf8), Array("ND".utf8)) == 0xAE42_6082)
  }

  @Test(
    "bytes as letters",
    arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func base64(_ bytes: String, _ letters: String) {
    #expect(Base64.text(Array(bytes.utf8)) == letters)
    #expect(Base64.decode(letters.utf8) == Array(bytes.utf8))
  }
}
