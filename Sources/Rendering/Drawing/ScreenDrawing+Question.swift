internal import Navigation

extension ScreenDrawing {
  /// The open question as a sheet at the bottom.
  func draw(_ question: Question, _ writer: inout SVGWriter) {
    writer.rect(frame, fill: Color.black.with(alpha: options.theme == .dark ? 0.48 : 0.28))
    let sheet = QuestionSheet(question, in: screen.size)
    drawMessage(question, sheet, &writer)
    let tint = question.destructive ? palette.red : palette.blue
    drawButton(question.ok, .regular, tint, sheet.ok, &writer)
    writer.rect(sheet.cancel, radius: 14, fill: options.theme == .dark ? sheetColor : .white)
    drawButton(question.cancel, .semibold, palette.blue, sheet.cancel, &writer)
  }

  /// The upper card: what is asked, and a line over the button.
  private func drawMessage(
    _ question: Question, _ sheet: QuestionSheet, _ writer: inout SVGWriter
  ) {
    writer.rect(sheet.card, radius: 14, fill: sheetColor)
    let style = QuestionSheet.message.colored(palette.secondaryLabel)
    for (number, line) in sheet.lines.enumerated() {
      let y = sheet.card.y + 29 + Double(number) * QuestionSheet.lineHeight
      writer.text(line, x: width / 2, y: y, style)
    }
    guard sheet.ok.y > sheet.card.y else { return }
    let line = Rect(x: sheet.card.x, y: sheet.ok.y - 0.5, width: sheet.card.width, height: 0.5)
    writer.rect(line, fill: palette.separator)
  }

  private var sheetColor: Color {
    options.theme == .dark ? Color(packed: 0x2C2C2E) : Color(packed: 0xF9F9FB)
  }

  private func drawButton(
    _ text: String, _ weight: TextStyle.Weight, _ color: Color, _ frame: Rect,
    _ writer: inout SVGWriter
  ) {
    let size = min(20, frame.height * 0.36)
    let style = TextStyle(size: size, weight: weight, color: color, anchor: .middle)
    let fitted = LineFitting.fitted(text, style, width: frame.width - 32)
    writer.text(fitted, x: frame.center.x, y: frame.center.y + 0.35 * size, style)
  }
}

/// Where the parts of a question's sheet are.
private struct QuestionSheet {
  static let message = TextStyle(size: 15, color: .black, anchor: .middle)
  static let lineHeight = 20.0

  /// The message in lines.
  let lines: [String]
  /// The card with the message and the first button.
  let card: Rect
  let ok: Rect
  let cancel: Rect

  init(_ question: Question, in screen: Size) {
    let width = min(screen.width - 16, 480)
    let x = (screen.width - width) / 2
    let button = min(56, screen.height / 5).rounded()
    let bottom = screen.height - min(26, screen.height / 10).rounded()
    cancel = Rect(x: x, y: bottom - button, width: width, height: button)
    ok = Rect(x: x, y: cancel.y - 8 - button, width: width, height: button)
    let room = Int(min(max((ok.y - 36) / Self.lineHeight, 0), 6))
    lines = LineFitting.balanced(question.message, Self.message, width: width - 40, count: room)
    let height = lines.isEmpty ? 0 : Double(lines.count) * Self.lineHeight + 28
    card = Rect(x: x, y: ok.y - height, width: width, height: height + button)
  }
}
