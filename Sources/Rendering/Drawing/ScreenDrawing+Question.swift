internal import Navigation

extension ScreenDrawing {
  /// The open question as a sheet at the bottom.
  func draw(_ question: Question, _ writer: inout SVGWriter) {
    writer.rect(frame, fill: Color.black.with(alpha: options.theme == .dark ? 0.48 : 0.28))
    let width = min(self.width - 16, 480)
    let x = (self.width - width) / 2
    let message = TextStyle(size: 15, color: palette.secondaryLabel, anchor: .middle)
    let lines = LineFitting.wrapped(question.message, message, width: width - 40, count: 6)
    let messageHeight = Double(lines.count) * 20 + 28
    let button = 56.0
    let bottom = height - 26
    let cancel = Rect(x: x, y: bottom - button, width: width, height: button)
    let sheet = Rect(
      x: x, y: cancel.y - 8 - button - messageHeight, width: width, height: messageHeight + button)
    writer.rect(sheet, radius: 14, fill: sheetColor)
    for (number, line) in lines.enumerated() {
      writer.text(
        line, x: self.width / 2, y: sheet.y + 14 + Double(number) * 20 + 15, message)
    }
    let line = Rect(x: x, y: sheet.maxY - button - 0.25, width: width, height: 0.5)
    writer.rect(line, fill: palette.separator)
    let tint = question.destructive ? palette.red : palette.blue
    drawButton(
      question.ok, .regular, tint, Rect(x: x, y: line.y, width: width, height: button), &writer)
    writer.rect(cancel, radius: 14, fill: options.theme == .dark ? sheetColor : .white)
    drawButton(question.cancel, .semibold, palette.blue, cancel, &writer)
  }

  private var sheetColor: Color {
    options.theme == .dark ? Color(packed: 0x2C2C2E) : Color(packed: 0xF9F9FB)
  }

  private func drawButton(
    _ text: String, _ weight: TextStyle.Weight, _ color: Color, _ frame: Rect,
    _ writer: inout SVGWriter
  ) {
    let style = TextStyle(size: 20, weight: weight, color: color, anchor: .middle)
    let fitted = LineFitting.fitted(text, style, width: frame.width - 32)
    writer.text(fitted, x: frame.center.x, y: frame.center.y + 7, style)
  }
}
