internal import Navigation

/// Draws the steps of a decision from top to bottom, on one line that runs through their signs.
struct DecisionDrawing {
  private let nodes: [DecisionNode]
  private let palette: Palette
  private let width = 560.0
  private let margin = 28.0
  private let rowHeight = 56.0
  private let signRadius = 12.0

  init(_ explanation: Explanation?, _ options: PictureOptions) {
    palette = Palette(options.theme)
    guard let explanation else {
      nodes = [
        DecisionNode(
          title: "No decision yet", detail: "", place: "", tone: .neutral, sign: .dash, isEnd: true)
      ]
      return
    }
    let steps = explanation.steps.map(DecisionNode.init)
    nodes = [.start(explanation)] + steps + [.end(explanation)]
  }

  var size: Size {
    Size(width: width, height: 2 * margin + rowHeight * Double(nodes.count) - 8)
  }

  func draw(_ writer: inout SVGWriter) {
    writer.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), fill: palette.page)
    drawLine(&writer)
    for (number, node) in nodes.enumerated() {
      draw(node, at: middle(of: number), &writer)
    }
  }

  private func middle(of number: Int) -> Double {
    margin + rowHeight * (Double(number) + 0.5) - 4
  }

  private func drawLine(_ writer: inout SVGWriter) {
    guard nodes.count > 1 else { return }
    let x = margin + signRadius + 8
    let start = Decimal.text(middle(of: 0))
    let end = Decimal.text(middle(of: nodes.count - 1))
    writer.path(
      "M\(Decimal.text(x)) \(start) L\(Decimal.text(x)) \(end)", stroke: palette.separator, width: 2
    )
  }

  private func draw(_ node: DecisionNode, at middle: Double, _ writer: inout SVGWriter) {
    let color = color(of: node.tone)
    let card = Rect(
      x: margin + 44, y: middle - 24, width: width - 2 * margin - 44, height: rowHeight - 8)
    let fill = node.isEnd ? color.with(alpha: 0.12) : palette.background
    writer.rect(card, radius: 12, fill: fill)
    let center = Point(x: margin + signRadius + 8, y: middle)
    writer.circle(center, radius: signRadius + 4, fill: palette.page)
    node.sign.draw(&writer, at: center, radius: signRadius, color: color)
    drawTexts(node, in: card, &writer)
  }

  private func drawTexts(_ node: DecisionNode, in card: Rect, _ writer: inout SVGWriter) {
    let title = TextStyle(size: 16, weight: .semibold, color: palette.label)
    let detail = TextStyle(size: 13, color: palette.secondaryLabel)
    let place = TextStyle(
      size: 12, color: palette.secondaryLabel, anchor: .right, isMonospaced: true)
    let room = card.width - 32
    let spot = Self.shortened(node.place, place, width: room * 0.5)
    let left = room - (spot.isEmpty ? 0 : place.width(of: spot) + 16)
    let isAlone = node.detail.isEmpty
    let baseline = card.center.y + (isAlone ? 5.6 : -3.4)
    writer.text(
      LineFitting.fitted(node.title, title, width: left), x: card.x + 16, y: baseline, title)
    if !spot.isEmpty { writer.text(spot, x: card.maxX - 16, y: baseline - 0.6, place) }
    guard !isAlone else { return }
    let text = LineFitting.fitted(node.detail, detail, width: room)
    writer.text(text, x: card.x + 16, y: card.center.y + 15.4, detail)
  }

  /// The end of a path says more than its beginning.
  private static func shortened(_ path: String, _ style: TextStyle, width: Double) -> String {
    guard style.width(of: path) > width else { return path }
    let count = max(1, Int(width / (style.size * 0.6)) - 1)
    return "…" + path.suffix(count)
  }

  private func color(of tone: DecisionNode.Tone) -> Color {
    switch tone {
    case .good: palette.green
    case .bad: palette.red
    case .neutral: Color(packed: 0x8E8E93)
    case .asking: palette.blue
    case .warning: palette.orange
    }
  }
}
