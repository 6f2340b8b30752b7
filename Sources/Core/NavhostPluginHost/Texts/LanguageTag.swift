/// A language's code, without case and with `-` between its parts.
package struct LanguageTag: Hashable {
  private var bytes: [UInt8]

  package init(_ code: String) {
    bytes = code.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "_"): UInt8(ascii: "-")
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }

  private init(bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// The code, and then each time without its last part: `zh-hans-cn`, `zh-hans`, `zh`.
  package var shorter: [LanguageTag] {
    var tags = [self]
    var rest = bytes[...]
    while let end = rest.lastIndex(of: UInt8(ascii: "-")) {
      rest = rest[..<end]
      tags.append(LanguageTag(bytes: rest))
    }
    return tags
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
