/// Which tests are run: those whose full name has one of the texts, and none of the excluded ones.
///
/// A text that begins with `#` is a tag: it has to be in the name as a whole word.
package struct SpecFilter: Equatable, Sendable {
  /// Where there is none, every test is wanted.
  package var wanted: [String]
  package var excluded: [String]

  package init(wanted: [String] = [], excluded: [String] = []) {
    self.wanted = wanted
    self.excluded = excluded
  }

  /// Whether nothing is left out.
  package var isEmpty: Bool { wanted.isEmpty && excluded.isEmpty }

  /// Whether a test of that full name is run.
  package func admits(_ name: String) -> Bool {
    if excluded.contains(where: { Self.has(name, $0) }) { return false }
    return wanted.isEmpty || wanted.contains { Self.has(name, $0) }
  }

  private static func has(_ name: String, _ text: String) -> Bool {
    let name = Array(name.utf8)
    let text = Array(text.utf8)
    guard text.count <= name.count else { return false }
    let isTag = text.first == UInt8(ascii: "#")
    return (0...(name.count - text.count)).contains { start in
      let end = start + text.count
      return name[start..<end].elementsEqual(text)
        && (!isTag || end == name.count || !isWordByte(name[end]))
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
