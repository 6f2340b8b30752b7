/// Words as a shell reads them.
package enum ShellText {
  /// A word that stands in a line of a comment or a message: quoted where a shell would take it for
  /// anything else. Control characters are shown as escapes, so that it stays one line.
  package static func word(_ text: String) -> String {
    let text = Plain.name(text)
    if !text.isEmpty, text.utf8.allSatisfy(isPlain) { return text }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: "+"),
      UInt8(ascii: "="), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }
}
