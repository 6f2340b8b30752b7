internal import NavhostNavigation

/// Draws a table with what stands above it.
struct TableDrawing {
  private let layout: TableLayout
  private let palette: Palette
  private let x: Double
  private let width: Double

  init(_ layout: TableLayout, _ palette: Palette, x: Double, width: Double) {
    self.layout = layout
    self.palette = palette
    self.x = x
    self.width = width
  }

  /// Who decides what, and how many cases there are.
  func drawHead(_ writer: inout SVGWriter, y: Double) {
    let note = TableLayout.note.colored(palette.secondaryLabel)
    let title = TableLayout.title.colored(palette.label)
    let room = width - note.width(of: layout.sheet.note) - 16
    let text = LineFitting.fitted(layout.sheet.title, title, width: room)
    writer.text(text, x: x, y: y + 16, title)
    writer.text(
      layout.sheet.note, x: x + title.width(of: text) + 12, y: y + 16, note)
  }

  func drawTable(_ writer: inout SVGWriter, y: Double) {
    let frame = ScreenRect(x: 0, y: 0, width: layout.width, height: layout.height)
    writer.moved(x, y) { writer in
      writer.clipped(to: frame, radius: 8) { writer in
        writer.rect(layout.head, fill: palette.placeholder)
        drawTints(&writer)
        drawNames(&writer)
        for cell in layout.cells { draw(cell, &writer) }
        for (row, answer) in zip(layout.sheet.rows, layout.answers) {
          draw(row, answer.lines, in: answer.frame, &writer)
        }
        drawLines(&writer)
      }
      writer.rect(frame, radius: 8, fill: nil, stroke: palette.edge)
    }
  }

  /// What failed stands on red.
  private func drawTints(_ writer: inout SVGWriter) {
    for (row, answer) in zip(layout.sheet.rows, layout.answers) where row.tone == .fault {
      writer.rect(answer.frame, fill: palette.page.blended(with: palette.red, at: 0.12))
    }
  }

  private func drawNames(_ writer: inout SVGWriter) {
    let style = TableLayout.head.colored(palette.secondaryLabel)
    for (name, left) in zip(layout.sheet.columns + ["answer"], layout.edges) {
      writer.text(name, x: left + TableLayout.padding, y: layout.head.center.y + 4.4, style)
    }
  }

  private func draw(_ cell: TableLayout.Cell, _ writer: inout SVGWriter) {
    let style = cell.isAny ? TableLayout.note : TableLayout.code
    let color = cell.isAny ? palette.secondaryLabel : palette.label
    draw(cell.lines, style.colored(color), in: cell.frame, &writer)
  }

  private func draw(
    _ row: TableSheet.Row, _ lines: [String], in frame: ScreenRect, _ writer: inout SVGWriter
  ) {
    let center = ScreenPoint(x: frame.x + TableLayout.padding + 8, y: frame.center.y)
    switch row.tone {
    case .plain: sign(.dash, palette.secondaryLabel, at: center, &writer)
    case .yes: sign(.check, palette.green, at: center, &writer)
    case .no: sign(.cross, palette.orange, at: center, &writer)
    case .fault: sign(.warning, palette.red, at: center, &writer)
    case .color(let color):
      writer.circle(center, radius: 8, fill: color, stroke: palette.edge)
    }
    let color = row.tone == .fault ? palette.red : palette.label
    draw(
      lines, TableLayout.body.colored(color), in: frame, indent: TableLayout.signWidth, &writer)
  }

  private func sign(
    _ sign: Sign, _ color: ColorValue, at center: ScreenPoint, _ writer: inout SVGWriter
  ) {
    sign.draw(&writer, at: center, radius: 8, color: color, ink: palette.page)
  }

  private func draw(
    _ lines: [String], _ style: TextStyle, in frame: ScreenRect, indent: Double = 0,
    _ writer: inout SVGWriter
  ) {
    let height = Double(lines.count) * TableLayout.lineHeight
    var y = frame.center.y - height / 2 + 13.2
    for line in lines {
      writer.text(line, x: frame.x + TableLayout.padding + indent, y: y, style)
      y += TableLayout.lineHeight
    }
  }

  /// Above each cell, and between the columns.
  private func drawLines(_ writer: inout SVGWriter) {
    for frame in layout.cells.map({ $0.frame }) + layout.answers.map({ $0.frame }) {
      line(ScreenRect(x: frame.x, y: frame.y - 0.5, width: frame.width, height: 1), &writer)
    }
    for edge in layout.edges.dropFirst().dropLast() {
      line(ScreenRect(x: edge - 0.5, y: 0, width: 1, height: layout.height), &writer)
    }
  }

  private func line(_ frame: ScreenRect, _ writer: inout SVGWriter) {
    writer.rect(frame, fill: palette.separator)
  }
}
