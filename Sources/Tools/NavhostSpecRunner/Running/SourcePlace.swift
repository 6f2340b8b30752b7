internal import NavhostSupport

/// The place that an error message of Lua begins with.
struct SourcePlace: Equatable {
  var file: String
  var line: Int

  /// Nil if the file is not known.
  init?(file: String, line: Int) {
    guard !file.isEmpty else { return nil }
    self.file = file
    self.line = line
  }

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

/// Lines of source files, each file read once.
struct SourceLines {
  private var files: [ExactName: [String]] = [:]

  /// The n-th line of a file, from 1, without the space around it; nil where there is none.
  mutating func line(_ number: Int, of file: String) -> String? {
    let lines = files[file] ?? Self.read(file)
    files[file] = lines
    guard number >= 1, number <= lines.count else { return nil }
    let text = lines[number - 1].drop { $0 == " " || $0 == "\t" }
    return text.isEmpty ? nil : Self.plain(text)
  }

  private static func read(_ file: String) -> [String] {
    guard !file.isEmpty, let bytes = try? Files.read(file) else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Without control characters, and not too long for a terminal.
  private static func plain(_ line: Substring) -> String {
    let text = Plain.oneLine(String(line))
    return text.count > 200 ? String(text.prefix(199)) + "…" : text
  }
}
