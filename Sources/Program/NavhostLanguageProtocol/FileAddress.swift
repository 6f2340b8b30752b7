internal import NavhostSupport

/// Paths of files as the addresses that editors send: `file:///a/b%20c.lua`.
package enum FileAddress {
  /// The path; nil for what is no file of this machine.
  package static func path(_ address: String) -> String? {
    let scheme = "file://"
    guard address.lowercased().hasPrefix(scheme) else { return nil }
    let rest = address.utf8.dropFirst(scheme.utf8.count)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(Substring(rest[..<slash]))
    guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
    guard let bytes = decoded(rest[slash...]), !bytes.contains(0) else { return nil }
    return String(utf8: bytes)
  }

  package static func address(_ path: String) -> String {
    "file://" + RelativeReference.text(path)
  }

  private static func decoded(_ text: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy(isHexadecimal),
        let code = UInt8(Substring(digits), radix: 16)
      else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
