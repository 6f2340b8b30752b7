internal import NavhostNavigation

/// Where the cells of a table lie, from its top left corner. Equal cells below each other are merged
/// if the cells to the left of them are.
struct TableLayout {
  static let title = TextStyle(size: 16, weight: .semibold, color: .black)
  static let note = TextStyle(size: 12, color: .black)
  static let head = TextStyle(size: 12, weight: .semibold, color: .black)
  static let code = TextStyle(size: 12, color: .black, isMonospaced: true)
  static let body = TextStyle(size: 13, color: .black)
  static let lineHeight = 18.0
  static let padding = 12.0
  /// The width of the sign before an answer, with the space after it.
  static let signWidth = 24.0
  private static let headHeight = 32.0
  private static let (maxColumn, maxAnswer, maxLines) = (230.0, 380.0, 24)

  struct Cell {
    var column: Int
    var frame: ScreenRect
    var lines: [String]
    /// Any value will do.
    var isAny: Bool
  }

  let sheet: TableSheet
  /// The left edges of the columns, that of the answer, and the right edge.
  let edges: [Double]
  private(set) var cells: [Cell] = []
  /// The answers' frames and lines.
  private(set) var answers: [(frame: ScreenRect, lines: [String])] = []
  private(set) var height: Double
  var width: Double { edges.last ?? 0 }
  var head: ScreenRect { ScreenRect(x: 0, y: 0, width: width, height: Self.headHeight) }

  init(_ sheet: TableSheet) {
    self.sheet = sheet
    let texts = sheet.columns.indices.map { column in
      sheet.rows.map { Self.lines(of: $0.cells[column]) }
    }
    let answers = sheet.rows.map {
      LineFitting.wrapped(
        $0.answer, Self.body, width: Self.maxAnswer - Self.signWidth, count: Self.maxLines)
    }
    var edges = [0.0]
    for (column, name) in sheet.columns.enumerated() {
      let most = texts[column].joined().map { Self.code.width(of: $0) }.max() ?? 0
      let width = max(Self.head.width(of: name), most)
      edges.append((edges.last ?? 0) + width.rounded(.up) + 2 * Self.padding)
    }
    let most = answers.joined().map { Self.body.width(of: $0) }.max() ?? 0
    let answerWidth = max(most + Self.signWidth, Self.head.width(of: "answer"))
    edges.append((edges.last ?? 0) + answerWidth.rounded(.up) + 2 * Self.padding)
    self.edges = edges
    height = Self.headHeight
    place(texts, answers)
  }

  private mutating func place(_ texts: [[[String]]], _ answers: [[String]]) {
    let spans = spans()
    let tops = tops(texts, answers, spans)
    for (column, starts) in spans.enumerated() {
      for (place, first) in starts.enumerated() {
        let end = place + 1 < starts.count ? starts[place + 1] : sheet.rows.count
        let frame = ScreenRect(
          x: edges[column], y: tops[first], width: edges[column + 1] - edges[column],
          height: tops[end] - tops[first])
        cells.append(
          Cell(
            column: column, frame: frame, lines: texts[column][first],
            isAny: sheet.rows[first].cells[column].isEmpty))
      }
    }
    let left = edges[edges.count - 2]
    self.answers = answers.enumerated().map { row, lines in
      let frame = ScreenRect(
        x: left, y: tops[row], width: width - left, height: tops[row + 1] - tops[row])
      return (frame, lines)
    }
    height = tops.last ?? Self.headHeight
  }

  /// The rows at which a cell begins, for each column.
  private func spans() -> [[Int]] {
    var spans: [[Int]] = []
    for column in sheet.columns.indices {
      let before = spans.last
      spans.append(
        sheet.rows.indices.filter { row in
          row == 0 || before?.contains(row) == true
            || sheet.rows[row].cells[column] != sheet.rows[row - 1].cells[column]
        })
    }
    return spans
  }

  /// The upper edges of the rows, and the lower edge of the last.
  private func tops(
    _ texts: [[[String]]], _ answers: [[String]], _ spans: [[Int]]
  ) -> [Double] {
    var heights = answers.map { Self.height(of: $0) }
    for (column, starts) in spans.enumerated() {
      for (place, first) in starts.enumerated() {
        let end = place + 1 < starts.count ? starts[place + 1] : sheet.rows.count
        let missing = Self.height(of: texts[column][first]) - heights[first..<end].reduce(0, +)
        if missing > 0 { heights[end - 1] += missing }
      }
    }
    return heights.reduce(into: [Self.headHeight]) { $0.append(($0.last ?? 0) + $1) }
  }

  private static func height(of lines: [String]) -> Double {
    Double(max(1, lines.count)) * lineHeight + 14
  }

  private static func lines(of values: [String]) -> [String] {
    if values.isEmpty { return ["any"] }
    return LineFitting.wrapped(
      values.joined(separator: ", "), code, width: maxColumn, count: maxLines)
  }
}
