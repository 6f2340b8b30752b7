/// Values as JSON writes them.
package enum JSONText {
  /// A string with its quotes.
  package static func string(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return json.text
  }

  /// A string, or null.
  package static func orNull(_ text: String?) -> String { text.map { string($0) } ?? "null" }

  /// A number; null where it is not finite.
  package static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// An object of fields whose values are JSON already; `isSpaced`: with blanks, for people.
  package static func object(_ fields: [(String, String)], isSpaced: Bool = false) -> String {
    let colon = isSpaced ? ": " : ":"
    let members = fields.map { string($0.0) + colon + $0.1 }
    return "{" + members.joined(separator: isSpaced ? ", " : ",") + "}"
  }

  /// A list of values that are JSON already.
  package static func list(_ values: [String], isSpaced: Bool = false) -> String {
    "[" + values.joined(separator: isSpaced ? ", " : ",") + "]"
  }

  /// A list of strings.
  package static func strings(_ texts: [String], isSpaced: Bool = false) -> String {
    list(texts.map { string($0) }, isSpaced: isSpaced)
  }

  /// A list of values that are JSON already, one a line.
  package static func lines(_ values: [String], indent: String = "") -> String {
    guard !values.isEmpty else { return "[]" }
    let inner = values.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "[\n\(inner)\n\(indent)]"
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would obey it rather than show it: C0, C1, ends of lines and paragraphs, and
  /// the marks that turn the direction of what follows.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether nobody sees it: a control character, one without width (joiners, marks of order, soft
  /// hyphens, selectors of variants), or a tag.
  package var isHidden: Bool {
    isControl || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
  }
}

/// Text from Lua, made fit to be shown on one line.
package enum Plain {
  /// The text without control characters and at most `limit` characters long.
  package static func line(_ text: String, limit: Int) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return text
    }
    let short = text.unicodeScalars.prefix(limit * 4)
    if short.count <= limit, !short.contains(where: { $0.isControl }) { return text }
    var clean = ""
    for scalar in short where !scalar.isControl { clean.unicodeScalars.append(scalar) }
    return clean.count > limit ? String(clean.prefix(limit - 1)) + "…" : clean
  }

  /// The text with control characters written as escapes, newlines and tabs kept.
  package static func escaped(_ text: String, limit: Int) -> String {
    let short = text.unicodeScalars.prefix(limit)
    var clean = ""
    for scalar in short {
      if scalar.isControl, scalar != "\n", scalar != "\t" {
        clean += "\\\(scalar.value)"
      } else {
        clean.unicodeScalars.append(scalar)
      }
    }
    return short.endIndex < text.unicodeScalars.endIndex ? clean + "…" : clean
  }

  /// The text on one line, control characters as escapes, a tab as two spaces.
  package static func oneLine(_ text: String) -> String {
    mapped(text) { scalar in
      guard scalar.isControl else { return nil }
      return scalar == "\n" ? "\\n" : scalar == "\t" ? "  " : "\\\(scalar.value)"
    }
  }

  /// The name of a file as it stands in a message or in a comment of a program: control characters as
  /// escapes, so that it is one line whoever made the file.
  package static func name(_ text: String) -> String {
    mapped(text) { scalar in
      guard scalar.isControl else { return nil }
      return scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// The text on one line, control characters as Lua writes them in a string.
  package static func asInLua(_ text: String) -> String {
    mapped(text) { $0.isControl ? LuaText.control($0) : nil }
  }

  /// The text with control characters as escapes, so that a terminal shows them and obeys none.
  /// Newlines and tabs are kept.
  package static func forTerminal(_ text: String) -> String {
    mapped(text) { scalar in
      guard scalar.isControl, scalar != "\t", scalar != "\n" else { return nil }
      return "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// The text with U+FFFD in place of each control character: it is as long as it was.
  package static func sameLength(_ text: String) -> String {
    mapped(text) { $0 == "\t" || $0.value >= 32 && $0.value != 127 ? nil : "\u{FFFD}" }
  }

  /// Bytes that are not UTF-8 as text: those beyond ASCII as escapes.
  package static func bytes(_ bytes: [UInt8]) -> String {
    bytes.map { $0 < 0x80 ? String(Unicode.Scalar($0)) : "\\\($0)" }.joined()
  }

  /// The text with other text in place of some characters.
  private static func mapped(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    guard text.unicodeScalars.contains(where: { replacement($0) != nil }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let other = replacement(scalar) {
        result += other
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
