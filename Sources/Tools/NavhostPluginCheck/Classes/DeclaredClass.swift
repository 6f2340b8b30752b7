internal import NavhostSupport

/// A class as sources declare it, and its superclass if that is known.
package struct DeclaredClass: Hashable {
  package var name: [UInt8]
  package var superclass: [UInt8]?

  package init(name: [UInt8], superclass: [UInt8]?) {
    self.name = name
    self.superclass = superclass
  }

  /// `LetterEditor: UIViewController`, or `LetterEditor:`.
  package var line: [UInt8] {
    name + [UInt8(ascii: ":")] + (superclass.map { [UInt8(ascii: " ")] + $0 } ?? [])
  }

  /// Whether a name can be in a list: letters, digits, `_` and what is not ASCII, no digit first, and
  /// nothing that a terminal obeys. Between backticks Swift allows others.
  package static func isName(_ name: some Collection<UInt8>) -> Bool {
    guard let first = name.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      name.allSatisfy(isOfWord), let text = String(utf8: Array(name))
    else { return false }
    return !text.unicodeScalars.contains { $0.isControl }
  }

  /// Whether a byte can be in a name.
  package static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
