/// Text from Lua, made fit to be shown on one line.
package enum Plain {
  /// The text without control characters and at most `limit` characters long.
  package static func line(_ text: String, limit: Int) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return text
    }
    let short = text.unicodeScalars.prefix(limit * 4)
    if short.count <= limit, !short.contains(where: \.isControl) { return text }
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
}
