internal import Navigation

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
    var frame: Rect
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
      return Chip(name: name, frame: Rect(x: x, y: y, width: size, height: chipHeight))
    }
  }
}
