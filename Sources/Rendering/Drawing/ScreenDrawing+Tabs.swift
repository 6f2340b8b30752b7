internal import Navigation

extension ScreenDrawing {
  /// The tabs, side by side: a sign for each and what it is called.
  func draw(_ tabs: TabStrip, _ writer: inout SVGWriter) {
    var frame = TabStrip.frame(on: screen.size)
    frame.y -= top
    writer.rect(frame, fill: palette.card)
    writer.rect(
      Rect(x: 0, y: frame.y - 0.25, width: width, height: 0.5), fill: palette.separator)
    if isPlain || tabs.titles.isEmpty { return }
    let room = width / Double(tabs.titles.count)
    for (number, title) in tabs.titles.enumerated() {
      let isSelected = number == tabs.selected
      let color = isSelected ? palette.blue : palette.secondaryLabel
      let middle = placed(room * (Double(number) + 0.5))
      let sign = Rect(x: middle - 11, y: frame.y + 7, width: 22, height: 20)
      // The selected one is told by its shape, too.
      writer.rect(
        sign, radius: 6, fill: isSelected ? color : nil, stroke: color, width: 1.8)
      let style = TextStyle(size: 11, weight: .medium, color: color, anchor: .middle)
      let text = LineFitting.fitted(title, style, width: room - 8)
      writer.text(text, x: middle, y: frame.y + 42, style)
    }
  }
}
