/// Breaks text between words.
enum TextWrap {
  static func lines(_ text: String, width: Int) -> [String] {
    fill(text.split(separator: " ").map(String.init), width: width)
  }

  /// As many pieces on a line as fit, with blanks between them.
  static func fill(_ pieces: [String], width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      if !line.isEmpty, line.count + 1 + piece.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? piece : " \(piece)"
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
