internal import NavhostNavigation

extension ScreenDrawing {
  /// The open question as UIKit shows it: an alert in the middle, or a sheet at the bottom.
  func draw(_ question: Question, _ writer: inout SVGWriter) {
    writer.rect(frame, fill: ColorValue.black.with(alpha: options.theme == .dark ? 0.48 : 0.28))
    let sheet = QuestionSheet(question, in: screen.size)
    drawMessage(sheet, &writer)
    for (choice, frame) in sheet.buttons {
      let tint = choice.style == .destructive ? palette.red : palette.blue
      drawButton(choice.title, choice.style == .cancel ? .semibold : .regular, tint, frame, &writer)
    }
    guard let (choice, frame) = sheet.apart else { return }
    writer.rect(frame, radius: 14, fill: options.theme == .dark ? sheetColor : .white)
    drawButton(choice.title, .semibold, palette.blue, frame, &writer)
  }

  /// The upper card: what is asked, and a line over each button.
  private func drawMessage(_ sheet: QuestionSheet, _ writer: inout SVGWriter) {
    writer.rect(sheet.card, radius: 14, fill: sheetColor)
    let style = QuestionSheet.message.colored(palette.secondaryLabel)
    for (number, line) in sheet.lines.enumerated() {
      let y = sheet.card.y + 29 + Double(number) * QuestionSheet.lineHeight
      writer.text(line, x: sheet.card.center.x, y: y, style)
    }
    for (_, frame) in sheet.buttons where frame.y > sheet.card.y {
      let line = ScreenRect(x: frame.x, y: frame.y - 0.5, width: frame.width, height: 0.5)
      writer.rect(line, fill: palette.separator)
      guard frame.x > sheet.card.x else { continue }
      let upright = ScreenRect(x: frame.x - 0.25, y: frame.y, width: 0.5, height: frame.height)
      writer.rect(upright, fill: palette.separator)
    }
  }

  private var sheetColor: ColorValue {
    options.theme == .dark ? ColorValue(packed: 0x2C2C2E) : ColorValue(packed: 0xF9F9FB)
  }

  private func drawButton(
    _ text: String, _ weight: TextStyle.Weight, _ color: ColorValue, _ frame: ScreenRect,
    _ writer: inout SVGWriter
  ) {
    let size = min(20, frame.height * 0.36)
    let style = TextStyle(size: size, weight: weight, color: color, anchor: .middle)
    let fitted = LineFitting.fitted(text, style, width: frame.width - 32)
    writer.text(fitted, x: frame.center.x, y: frame.center.y + 0.35 * size, style)
  }
}

/// Where the parts of a question are.
private struct QuestionSheet {
  typealias Button = (choice: Question.Choice, frame: ScreenRect)

  static let message = TextStyle(size: 15, color: .black, anchor: .middle)
  static let lineHeight = 20.0
  /// A side from which on a screen is an iPad's, where UIKit shows a sheet as a popover.
  private static let leastWide = 700.0

  /// The message in lines.
  let lines: [String]
  /// The card with the message and its buttons.
  let card: ScreenRect
  /// The buttons in the card.
  let buttons: [Button]
  /// The button below the card: at the bottom of the screen `cancel` stands apart.
  let apart: Button?

  init(_ question: Question, in screen: ScreenSize) {
    let isWide = min(screen.width, screen.height) >= Self.leastWide
    let isSheet = question.style == .sheet && !isWide
    let cancel = question.choices.first { $0.style == .cancel }
    let others = question.choices.filter { $0.style != .cancel }
    let isAlert = question.style == .alert
    // A popover has no button to cancel: a tap beside it does.
    let rows = Self.rows(isAlert ? others + [cancel].compactMap { $0 } : others, isAlert)
    let width = min(screen.width - (isSheet ? 16 : 40), isSheet ? 480 : isAlert ? 270 : 300)
    let x = (screen.width - width) / 2
    let most = screen.height / Double(max(5, question.choices.count + 3))
    let button = min(isSheet ? 56 : 46, most).rounded()
    let all = Double(rows.count) * button
    var bottom = screen.height - min(26, screen.height / 10).rounded()
    if isSheet, let cancel {
      apart = (cancel, ScreenRect(x: x, y: bottom - button, width: width, height: button))
      bottom -= button + 8
    } else {
      apart = nil
    }
    let room = Int(min(max((bottom - all - 36) / Self.lineHeight, 0), 6))
    lines = LineFitting.balanced(question.message, Self.message, width: width - 32, count: room)
    let text = lines.isEmpty ? 0 : Double(lines.count) * Self.lineHeight + 28
    if !isSheet { bottom = ((screen.height + text + all) / 2).rounded() }
    card = ScreenRect(x: x, y: bottom - all - text, width: width, height: text + all)
    buttons = rows.enumerated().flatMap { row, choices in
      let share = width / Double(choices.count)
      return choices.enumerated().map { place, choice in
        let corner = ScreenPoint(
          x: x + Double(place) * share, y: bottom - all + Double(row) * button)
        let frame = ScreenRect(x: corner.x, y: corner.y, width: share, height: button)
        return (choice: choice, frame: frame)
      }
    }
  }

  /// Two short choices of an alert stand side by side, that which cancels first.
  private static func rows(_ choices: [Question.Choice], _ isAlert: Bool) -> [[Question.Choice]] {
    let style = TextStyle(size: 17, weight: .semibold, color: .black)
    guard isAlert, choices.count == 2, choices.allSatisfy({ style.width(of: $0.title) < 110 })
    else { return choices.map { [$0] } }
    return [choices[1].style == .cancel ? choices.reversed() : choices]
  }
}
