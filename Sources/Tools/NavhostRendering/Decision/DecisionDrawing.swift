package import NavhostNavigation

/// A decision as a flow: what was asked, who said what, where it ended.
package enum DecisionPicture {
  /// The picture of a decision; of nil, that there was none.
  package static func picture(
    of explanation: Explanation?, _ options: PictureOptions = PictureOptions()
  ) -> Picture {
    var writer = SVGWriter()
    let drawing = DecisionDrawing(explanation, options)
    drawing.draw(&writer)
    return Picture(
      writer, size: drawing.size, scale: options.scale,
      title: explanation.map { "Why: \($0)" } ?? "No decision")
  }
}

/// Draws the steps of a decision from top to bottom, on one line that runs through their signs.
struct DecisionDrawing {
  private let cards: [DecisionCard]
  private let palette: Palette
  private let isDark: Bool
  private let width = 600.0
  private let margin = 28.0
  private let gap = 8.0
  private let signRadius = 12.0

  init(_ explanation: Explanation?, _ options: PictureOptions) {
    palette = Palette(options.theme)
    isDark = options.theme == .dark
    let width = width - 2 * margin - 44
    cards = DecisionNode.flow(of: explanation).map { DecisionCard($0, width: width) }
  }

  var size: ScreenSize {
    let height = cards.reduce(0) { $0 + $1.height + gap } - gap
    return ScreenSize(width: width, height: 2 * margin + height)
  }

  func draw(_ writer: inout SVGWriter) {
    writer.rect(ScreenRect(x: 0, y: 0, width: size.width, height: size.height), fill: palette.page)
    drawLine(&writer)
    var top = margin
    for card in cards {
      draw(card, top: top, &writer)
      top += card.height + gap
    }
  }

  private var signX: Double { margin + signRadius + 8 }

  private func drawLine(_ writer: inout SVGWriter) {
    guard cards.count > 1, let first = cards.first, let last = cards.last else { return }
    let start = margin + first.height / 2
    let end = size.height - margin - last.height / 2
    let line = ScreenRect(x: signX - 1, y: start, width: 2, height: end - start)
    writer.rect(line, fill: palette.separator)
  }

  private func draw(_ card: DecisionCard, top: Double, _ writer: inout SVGWriter) {
    let color = color(of: card.node.tone)
    let frame = ScreenRect(
      x: margin + 44, y: top, width: width - 2 * margin - 44, height: card.height)
    let plain = isDark ? palette.card : palette.background
    let tinted = palette.page.blended(with: color, at: isDark ? 0.24 : 0.12)
    writer.rect(frame, radius: 12, fill: card.node.isEnd ? tinted : plain)
    let center = ScreenPoint(x: signX, y: frame.center.y)
    writer.circle(center, radius: signRadius + 4, fill: palette.page)
    let ink = isDark ? ColorValue.black : .white
    card.node.sign.draw(&writer, at: center, radius: signRadius, color: color, ink: ink)
    drawHead(card, in: frame, &writer)
    drawBody(card, in: frame, &writer)
    drawChips(card, in: frame, &writer)
  }

  private func color(of tone: DecisionNode.Tone) -> ColorValue {
    switch tone {
    case .good: palette.green
    case .bad: palette.red
    case .neutral: palette.secondaryLabel
    case .asking: palette.blue
    case .warning: palette.orange
    }
  }
}

extension DecisionDrawing {
  /// Who, and on the right which hook.
  private func drawHead(_ card: DecisionCard, in frame: ScreenRect, _ writer: inout SVGWriter) {
    let node = card.node
    let title = DecisionCard.title.colored(palette.label)
    let code = DecisionCard.code.colored(palette.secondaryLabel).anchored(.right)
    let room = frame.width - 2 * DecisionCard.padding
    let tag = LineFitting.fitted(node.tag, code, width: room * 0.5)
    let left = room - (tag.isEmpty ? 0 : code.width(of: tag) + 16)
    let isAlone = card.height == 48 && node.verdict.isEmpty && card.lines.isEmpty
    let baseline = isAlone ? frame.center.y + 5.6 : frame.y + 25
    let text = LineFitting.fitted(node.title, title, width: left)
    writer.text(text, x: frame.x + DecisionCard.padding, y: baseline, title)
    guard !tag.isEmpty else { return }
    writer.text(tag, x: frame.maxX - DecisionCard.padding, y: baseline - 0.6, code)
  }

  /// What came back, on the right where the function stands, and below the reason.
  private func drawBody(_ card: DecisionCard, in frame: ScreenRect, _ writer: inout SVGWriter) {
    let node = card.node
    var y = frame.y + 45
    let x = frame.x + DecisionCard.padding
    if !node.verdict.isEmpty || !node.place.isEmpty {
      drawVerdict(node, x: x, end: frame.maxX - DecisionCard.padding, y: y, &writer)
      y += DecisionCard.lineHeight
    }
    for line in card.lines {
      writer.text(line, x: x, y: y, DecisionCard.body.colored(palette.label))
      y += DecisionCard.lineHeight
    }
  }

  private func drawVerdict(
    _ node: DecisionNode, x: Double, end: Double, y: Double, _ writer: inout SVGWriter
  ) {
    let faint = node.isEnd ? palette.label : palette.secondaryLabel
    let verdict = DecisionCard.body.colored(node.tone == .neutral ? faint : color(of: node.tone))
    let code = DecisionCard.code.colored(palette.secondaryLabel).anchored(.right)
    let room = end - x - (node.place.isEmpty ? 0 : 150)
    let text = LineFitting.fitted(node.verdict, verdict, width: room)
    writer.text(text, x: x, y: y, verdict)
    guard !node.place.isEmpty else { return }
    let left = end - x - verdict.width(of: text) - 16
    writer.text(Self.shortened(node.place, code, width: left), x: end, y: y, code)
  }

  /// The names of guards that have nothing against it, each with a check.
  private func drawChips(_ card: DecisionCard, in frame: ScreenRect, _ writer: inout SVGWriter) {
    let name = DecisionCard.body.colored(palette.label)
    for chip in card.chips {
      let place = ScreenRect(
        x: frame.x + chip.frame.x, y: frame.y + chip.frame.y, width: chip.frame.width,
        height: chip.frame.height)
      writer.rect(place, radius: place.height / 2, fill: isDark ? palette.placeholder : .white)
      writer.moved(place.x + 15, place.center.y) { writer in
        writer.path("M-4 0.4 L-1.2 3.2 L4 -3", stroke: palette.green, width: 1.8)
      }
      writer.text(chip.name, x: place.x + 24, y: place.center.y + 4.6, name)
    }
  }

  /// The end of a path says more than its beginning.
  private static func shortened(_ path: String, _ style: TextStyle, width: Double) -> String {
    guard style.width(of: path) > width else { return path }
    let count = max(1, Int(width / (style.size * 0.6)) - 1)
    return "…" + path.suffix(count)
  }
}

/// A node of a flow, and how it is laid out in a card of a given width.
struct DecisionCard {
  static let title = TextStyle(size: 16, weight: .semibold, color: .black)
  static let body = TextStyle(size: 13, color: .black)
  static let code = TextStyle(size: 12, color: .black, isMonospaced: true)
  static let lineHeight = 18.0
  static let padding = 16.0
  static let chipHeight = 24.0
  /// What stands around the name in a chip.
  private static let chipRoom = 34.0

  /// A guard's name and where it stands, from the card's top left corner.
  struct Chip {
    var name: String
    var frame: ScreenRect
  }

  let node: DecisionNode
  let lines: [String]
  let chips: [Chip]
  let height: Double

  init(_ node: DecisionNode, width: Double) {
    self.node = node
    let room = width - 2 * Self.padding
    lines = LineFitting.wrapped(node.reason, Self.body, width: room, count: 3)
    chips = Self.chips(node.guards, width: room)
    let isShort = node.verdict.isEmpty && node.place.isEmpty
    let rows = Double(lines.count) + (isShort ? 0 : 1)
    let end = chips.last.map { $0.frame.maxY + 12 }
    height = end ?? max(48, 34 + Self.lineHeight * rows + (rows > 0 ? 8 : 0))
  }

  private static func chips(_ names: [String], width: Double) -> [Chip] {
    var (x, y) = (padding, 40.0)
    return names.map { name in
      let size = body.width(of: name) + chipRoom
      if x > padding, x + size > padding + width { (x, y) = (padding, y + chipHeight + 6) }
      defer { x += size + 6 }
      return Chip(name: name, frame: ScreenRect(x: x, y: y, width: size, height: chipHeight))
    }
  }
}
