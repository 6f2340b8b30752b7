/// How wide text is on a terminal.
enum Columns {
  static func width(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width($1) }
  }

  /// The text filled up with spaces, or cut with an ellipsis, to just that width.
  static func fit(_ text: String, _ columns: Int) -> String {
    let width = width(text)
    if width <= columns { return text + String(repeating: " ", count: columns - width) }
    guard columns > 0 else { return "" }
    var short = ""
    var used = 0
    for character in text {
      let width = self.width(character)
      if used + width > columns - 1 { break }
      short.append(character)
      used += width
    }
    return short + "…" + String(repeating: " ", count: columns - 1 - used)
  }

  /// The text, cut with an ellipsis where it is wider.
  static func cut(_ text: String, _ columns: Int) -> String {
    width(text) <= columns ? text : fit(text, columns)
  }

  /// The text with as many spaces before as after, to that width.
  static func center(_ text: String, _ columns: Int) -> String {
    let room = columns - width(text)
    guard room > 0 else { return fit(text, columns) }
    let before = String(repeating: " ", count: room / 2)
    return before + text + String(repeating: " ", count: room - room / 2)
  }

  /// Rows of a table, each column as wide as its widest cell.
  static func table(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? width($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : fit(cell, widths[column])
      }
      return cells.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func width(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return first.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}
