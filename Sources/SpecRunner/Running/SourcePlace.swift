/// The place that an error message of Lua begins with.
struct SourcePlace: Equatable {
  var file: String
  var line: Int

  /// Reads `FILE:LINE: ` at the beginning of a message; nil where there is none.
  init?(_ message: String) {
    guard let first = message.split(separator: "\n", maxSplits: 1).first else { return nil }
    let parts = first.split(separator: ":", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst().dropLast() {
      guard let line = Int(parts[index]), line > 0, parts[index + 1].hasPrefix(" ")
      else { continue }
      file = parts[..<index].joined(separator: ":")
      self.line = line
      return
    }
    return nil
  }
}
