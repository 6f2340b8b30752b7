import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("Where the cells of a table lie")
struct TableLayoutTests {
  private let sheet = TableSheet.ofEditor

  @Test("equal cells below each other are one, where those before them are one") func spans() {
    let layout = TableLayout(sheet)
    let first = layout.cells.filter { $0.column == 0 }
    #expect(first.map(\.lines) == [["\"escape\""], ["\"backButton\""], ["any"]])
    let heights = layout.answers.map(\.frame.height)
    #expect(first[0].frame.height == heights[0] + heights[1])
    // `true` of two sources are two.
    #expect(layout.cells.filter { $0.column == 1 }.map(\.lines).count == 4)
  }

  @Test("no cell is narrower than its text, and long answers are broken") func room() {
    var long = sheet
    long.rows[1].answer = "no: " + String(repeating: "much to say ", count: 30)
    long.rows[0].cells[0] = (1...20).map { "\"value \($0)\"" }
    let layout = TableLayout(long)
    #expect(layout.answers[1].lines.count > 1)
    for cell in layout.cells {
      for line in cell.lines {
        #expect(TableLayout.code.width(of: line) <= cell.frame.width - 2 * TableLayout.padding + 1)
      }
      #expect(Double(cell.lines.count) * TableLayout.lineHeight <= cell.frame.height)
    }
  }

  @Test("a table without columns or rows has a head")
  func empty() {
    let layout = TableLayout(TableSheet(title: "t", note: "n", columns: [], rows: []))
    #expect(layout.cells.isEmpty && layout.answers.isEmpty)
    #expect(layout.height == layout.head.height && layout.width > 0)
  }

  @Test("columns stand side by side, rows below each other, down to the end")
  func places() {
    let layout = TableLayout(sheet)
    #expect(layout.edges == layout.edges.sorted() && layout.edges.count == 4)
    #expect(layout.answers.first?.frame.y == layout.head.height)
    #expect(layout.answers.last?.frame.maxY == layout.height)
    for (row, next) in zip(layout.answers, layout.answers.dropFirst()) {
      #expect(row.frame.maxY == next.frame.y)
    }
    #expect(layout.cells.filter(\.isAny).map(\.lines) == [["any"], ["any"]])
  }
}
