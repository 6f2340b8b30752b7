package import NavhostNavigation

/// A table of what is answered for each group of cases, as a picture shows it.
package struct TableSheet: Equatable, Sendable {
  /// What kind of answer it is.
  package enum Tone: Equatable, Sendable {
    /// No opinion, or a text.
    case plain
    case yes, no
    /// Something failed.
    case fault
    /// The answer is a colour.
    case color(ColorValue)
  }

  package struct Row: Equatable, Sendable {
    /// The values of each column that it is for; empty where any will do.
    package var cells: [[String]]
    package var answer: String
    package var tone: Tone

    package init(cells: [[String]], answer: String, tone: Tone) {
      self.cells = cells
      self.answer = answer
      self.tone = tone
    }
  }

  /// What is decided, and by whom.
  package var title: String
  /// What stands on the right of it, small.
  package var note: String
  /// The names of the columns, without that of the answer.
  package var columns: [String]
  package var rows: [Row]

  package init(title: String, note: String, columns: [String], rows: [Row]) {
    self.title = title
    self.note = note
    self.columns = columns
    self.rows = rows
  }
}
