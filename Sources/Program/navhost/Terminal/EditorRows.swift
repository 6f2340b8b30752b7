internal import NavhostPlatform

/// Text laid out in rows of a terminal: lines that are too long go on in the next row.
struct EditorRows {
  /// Each with its colours, none of which goes on in the next row.
  private(set) var rows = [""]
  private(set) var cursor = (row: 0, column: 0)
  private let columns: Int
  private let style: Style
  private var used = 0
  private var role: Style.Role?

  init(columns: Int, _ style: Style) {
    self.columns = max(columns, 4)
    self.style = style
  }

  mutating func add(_ text: String, _ role: Style.Role? = nil) {
    for character in text { add(character, role) }
  }

  mutating func add(_ character: Character, _ role: Style.Role? = nil) {
    if character.isNewline { return breakLine() }
    let shown = character == "\t" ? "  " : String(character)
    let width = Columns.width(shown)
    if used + width > columns { breakLine() }
    open(role)
    rows[rows.count - 1] += shown
    used += width
  }

  /// The cursor stands where the next character comes.
  mutating func markCursor() {
    if used >= columns { breakLine() }
    cursor = (rows.count - 1, used)
  }

  mutating func breakLine() {
    open(nil)
    rows.append("")
    used = 0
  }

  /// Ends the colours.
  mutating func close() {
    open(nil)
  }

  /// At most so many rows, those around the cursor.
  func fitted(_ most: Int) -> EditorRows {
    guard rows.count > most, most > 0 else { return self }
    var fitted = self
    let start = min(max(0, cursor.row - most / 2), rows.count - most)
    fitted.rows = Array(rows[start..<start + most])
    fitted.cursor.row -= start
    return fitted
  }

  private mutating func open(_ new: Style.Role?) {
    guard style.isColoured, new != role else { return }
    if role != nil { rows[rows.count - 1] += "\u{1B}[0m" }
    if let new { rows[rows.count - 1] += "\u{1B}[\(new.rawValue)m" }
    role = new
  }
}

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
    Stream.output.write(text)
    Stream.output.flush()
  }
}
