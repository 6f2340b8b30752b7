internal import NavhostNavigation

/// Tables one below the other.
package enum TablePicture {
  /// The picture of the tables; of none, that there are none.
  package static func picture(
    of sheets: [TableSheet], _ options: PictureOptions = PictureOptions()
  ) -> Picture {
    let palette = Palette(options.theme)
    let layouts = sheets.map(TableLayout.init)
    let width = max(minWidth, layouts.map { $0.width }.max() ?? 0) + 2 * margin
    let heights = layouts.map { headHeight + $0.height }
    let height = max(
      2 * margin + heights.reduce(0, +) + gap * Double(max(0, heights.count - 1)),
      2 * margin + headHeight)
    let size = ScreenSize(width: width, height: height)
    var writer = SVGWriter()
    writer.rect(ScreenRect(x: 0, y: 0, width: width, height: height), fill: palette.page)
    if sheets.isEmpty {
      writer.text(
        "No decision table", x: margin, y: margin + 16, TableLayout.title.colored(palette.label))
    }
    var top = margin
    for (layout, height) in zip(layouts, heights) {
      let drawing = TableDrawing(layout, palette, x: margin, width: width - 2 * margin)
      drawing.drawHead(&writer, y: top)
      drawing.drawTable(&writer, y: top + headHeight)
      top += height + gap
    }
    let names = sheets.map { $0.title }.joined(separator: ", ")
    return Picture(
      writer, size: size, scale: options.scale,
      title: sheets.isEmpty ? "No decision table" : "Decision tables: \(names)")
  }

  private static let (margin, gap) = (28.0, 32.0)
  private static let minWidth = 420.0
  /// The height of the line above a table.
  private static let headHeight = 32.0
}
