internal import NavhostPluginCheck
internal import NavhostSupport

/// Plugins run here with each statement on a line of its own; this tells which line of the file one is.
final class FileLines {
  private var files: [String: SpreadText] = [:]

  /// The text that is run in the place of a file.
  func spread(_ path: String, _ bytes: [UInt8]) -> [UInt8] {
    let text = SpreadText(file: path, bytes: bytes)
    files[path] = text
    return text.bytes
  }

  /// The line of the file.
  func line(_ line: Int, of file: String) -> Int {
    guard let lines = files[file]?.lines, line >= 1, line <= lines.count else { return line }
    return lines[line - 1]
  }

  /// A text with the lines of the files in it: `FILE:LINE:`.
  func restored(_ text: String) -> String {
    files.keys.sorted().reduce(text) { restored($0, file: $1) }
  }

  /// Lua shows no more than the end of a long path.
  private static let shownPath = 40

  private func restored(_ text: String, file: String) -> String {
    let mark = String(file.suffix(Self.shownPath)) + ":"
    var restored = ""
    var rest = text[...]
    for place in text.places(of: mark) {
      restored += text[rest.startIndex..<place.upperBound]
      rest = text[place.upperBound...]
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits) else { continue }
      restored += "\(line(number, of: file))"
      rest = rest.dropFirst(digits.count)
    }
    return restored + rest
  }
}

extension ProofReport {
  /// Names the lines of the files in the place of those that were run.
  mutating func restoreLines(_ lines: FileLines) {
    findings = findings.map { finding in
      var finding = finding
      finding.line = lines.line(finding.line, of: finding.file)
      finding.message = lines.restored(finding.message)
      return finding
    }
    cuts = cuts.map { lines.restored($0) }
  }
}
