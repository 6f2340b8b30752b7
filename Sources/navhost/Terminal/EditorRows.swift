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
