@preconcurrency internal import Glibc

/// Draws rows at a terminal, each time over those before.
struct EditorScreen {
  /// The row in which the cursor stands, from the first that was drawn.
  private var cursorRow = 0

  /// Draws rows in place of what was drawn before.
  mutating func draw(_ rows: EditorRows) {
    let below = rows.rows.count - 1 - rows.cursor.row
    var text = clearing + rows.rows.joined(separator: "\r\n") + "\r"
    if below > 0 { text += "\u{1B}[\(below)A" }
    if rows.cursor.column > 0 { text += "\u{1B}[\(rows.cursor.column)C" }
    cursorRow = rows.cursor.row
    write("\u{1B}[?25l" + text + "\u{1B}[?25h")
  }

  /// Takes away what was drawn; what is written next stands in its place.
  mutating func clear() {
    write(clearing)
    cursorRow = 0
  }

  /// Leaves what was drawn, with a mark behind it, and goes to the next line; the cursor has to stand
  /// at the end.
  mutating func finish(_ mark: String = "") {
    write(mark + "\r\n")
    cursorRow = 0
  }

  /// Clears the whole screen.
  mutating func clearAll() {
    write("\u{1B}[H\u{1B}[2J")
    cursorRow = 0
  }

  private var clearing: String {
    (cursorRow > 0 ? "\u{1B}[\(cursorRow)A" : "") + "\r\u{1B}[J"
  }

  private func write(_ text: String) {
    Output.write(text, to: stdout)
    fflush(stdout)
  }
}
