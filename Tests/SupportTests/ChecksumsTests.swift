import Expectations
import NavhostSupport
import Testing

@Suite struct ChecksumsTests {
  @Test("the checksum of PNG chunks")
  func checksum() {
    expectEqual(CRC32.checksum(Array("IEND".utf8)), 0xAE42_6082)
    expectEqual(CRC32.checksum(Array("IE".utf8), Array("ND".utf8)), 0xAE42_6082)
  }

  /// The example of FIPS 180-4 for one block.
  @Test func theExampleOfTheStandard() {
    expectEqual(
      SHA256.text(Array("abc".utf8)),
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  /// Lengths around the ends of blocks, by the hashes that Python's `hashlib` gives.
  @Test(arguments: [
    (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (3, "b361d0f9a938a2bb4fbdc9c21dc5a859788041b0040919d8a811c1888184f4df"),
    (55, "576a1bf8d4478657e6dc4af9398544765c2a92cde28478b019235cfed315fc09"),
    (56, "9b20501dfd1d99161c257950f3444f3e49230c351c5c8e0943ef369f85f5205d"),
    (63, "30b345906b493f06f69444b6521113511c242f30e29840462950035043682f1e"),
    (64, "d8bc63b4fc1156e5e7d95a418b9bf54cd3174bedbc2db40f74895349b229b3c0"),
    (65, "1ee23b0fbcaecc1aff4a9e8f1645f35ab2c8e13609cd73b68df8b5e3f63ce073"),
    (119, "7a6589821178918ca8d9edaba5abfc1e9b2669564f4469b66885379c1530b2c8"),
    (120, "655250427d56b1b0eeb8497d21428704273458a01772d6881b65c0abac0f8a98"),
    (200, "b531abd8dae7232c861ac9f50aff9952d29c8d4c3772551cc5bce5d39d2cd08d"),
  ])
  func everyLengthIsPadded(_ count: Int, _ expected: String) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
    expectEqual(SHA256.text(bytes), expected)
  }
}
