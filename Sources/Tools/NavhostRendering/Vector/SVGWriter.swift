internal import NavhostNavigation
internal import NavhostSupport

/// Writes the elements of an SVG file, one after the other.
struct SVGWriter {
  private(set) var body = ""
  /// The lines with emoji in them.
  private(set) var emojiLines: [EmojiLine] = []
  private var lastID = 0
  private let prefix: String

  /// - Parameter prefix: what the names of its elements begin with: those of pictures on one page
  ///   must differ.
  init(prefix: String = "n") {
    self.prefix = prefix
  }

  /// The whole file.
  ///
  /// - Parameters:
  ///   - size: of the drawing in points.
  ///   - scale: pixels for a point.
  ///   - title: what a screen reader says.
  func file(size: ScreenSize, scale: Double, title: String) -> String {
    let width = DecimalText.short(size.width * scale)
    let height = DecimalText.short(size.height * scale)
    let box = "0 0 \(DecimalText.short(size.width)) \(DecimalText.short(size.height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(box)" \(Self.fontAttribute)
      <title>\(XMLText.escaped(title, in: .line))</title>
      \(body)</svg>

      """
  }

  /// A name that no other element of the file has.
  mutating func makeID() -> String {
    lastID += 1
    return "\(prefix)\(lastID)"
  }

  mutating func raw(_ text: String) {
    body += text
    body += "\n"
  }

  mutating func rect(
    _ frame: ScreenRect, radius: Double = 0, fill: ColorValue?, stroke: ColorValue? = nil,
    width: Double = 1,
    dash: String? = nil
  ) {
    let corner = min(radius, frame.width / 2, frame.height / 2)
    raw(
      "<rect\(Self.place(frame))" + (corner > 0 ? " rx=\"\(DecimalText.short(corner))\"" : "")
        + Self.paint("fill", fill) + Self.line(stroke, width, dash) + "/>")
  }

  mutating func rect(_ frame: ScreenRect, radius: Double = 0, paint: String) {
    let corner = radius > 0 ? " rx=\"\(DecimalText.short(radius))\"" : ""
    raw("<rect\(Self.place(frame))\(corner) fill=\"\(paint)\"/>")
  }

  mutating func circle(
    _ center: ScreenPoint, radius: Double, fill: ColorValue?, stroke: ColorValue? = nil,
    width: Double = 1
  ) {
    raw(
      "<circle cx=\"\(DecimalText.short(center.x))\" cy=\"\(DecimalText.short(center.y))\""
        + " r=\"\(DecimalText.short(radius))\"" + Self.paint("fill", fill)
        + Self.line(stroke, width, nil) + "/>")
  }

  mutating func path(
    _ data: String, fill: ColorValue? = nil, stroke: ColorValue? = nil, width: Double = 1,
    dash: String? = nil
  ) {
    let caps = stroke == nil ? "" : " stroke-linecap=\"round\" stroke-linejoin=\"round\""
    raw(
      "<path d=\"\(data)\"" + Self.paint("fill", fill) + Self.line(stroke, width, dash) + caps
        + "/>")
  }

  /// A line of text whose baseline is at `y`, in its colour or in another paint.
  mutating func text(
    _ text: String, x: Double, y: Double, _ style: TextStyle, paint: String? = nil
  ) {
    let script = Script(text)
    let family = style.isMonospaced ? " font-family=\"\(Self.monospaced)\"" : ""
    let weight = style.weight == .regular ? "" : " font-weight=\"\(style.weight.rawValue)\""
    let tight = script.mayBeTightened && style.isTightened
    let element =
      "<text x=\"\(DecimalText.short(x))\" y=\"\(DecimalText.short(y))\""
      + " font-size=\"\(DecimalText.short(style.size))\"" + family + weight
      + (tight
        ? " letter-spacing=\"\(DecimalText.short(-TextStyle.tightening * style.size))\"" : "")
      + Self.anchor(style.anchor, script)
      + (paint.map { " fill=\"\($0)\"" } ?? Self.paint("fill", style.color))
      + " xml:space=\"preserve\">\(Self.content(text, script))</text>"
    raw(element)
    if script.hasEmoji {
      emojiLines.append(EmojiLine(element: element, text: text, x: x, y: y, style: style))
    }
  }

  /// What `draw` draws, under attributes of their own.
  mutating func group(_ attributes: String, _ draw: (inout SVGWriter) -> Void) {
    raw("<g \(attributes)>")
    draw(&self)
    raw("</g>")
  }

  /// What `draw` draws, moved to the right and down.
  mutating func moved(_ x: Double, _ y: Double = 0, _ draw: (inout SVGWriter) -> Void) {
    if x == 0 && y == 0 { return draw(&self) }
    group("transform=\"translate(\(DecimalText.short(x)) \(DecimalText.short(y)))\"", draw)
  }

  /// What `draw` draws, and nothing of it outside of `frame`.
  mutating func clipped(
    to frame: ScreenRect, radius: Double = 0, _ draw: (inout SVGWriter) -> Void
  ) {
    let id = makeID()
    let corner = radius > 0 ? " rx=\"\(DecimalText.short(radius))\"" : ""
    raw("<clipPath id=\"\(id)\"><rect\(Self.place(frame))\(corner)/></clipPath>")
    group("clip-path=\"url(#\(id))\"", draw)
  }

  mutating func faded(_ opacity: Double, _ draw: (inout SVGWriter) -> Void) {
    if opacity >= 1 { return draw(&self) }
    if opacity > 0 { group("opacity=\"\(DecimalText.short(opacity))\"", draw) }
  }

  /// A square tile of lines to be painted with, over and over.
  mutating func pattern(_ data: String, side: Double, stroke: ColorValue, width: Double) -> String {
    let id = makeID()
    let size = DecimalText.short(side)
    raw(
      "<pattern id=\"\(id)\" width=\"\(size)\" height=\"\(size)\""
        + " patternUnits=\"userSpaceOnUse\"><path d=\"\(data)\""
        + Self.paint("fill", nil) + Self.line(stroke, width, nil) + "/></pattern>")
    return "url(#\(id))"
  }

  /// A gradient to be painted with: from left to right over what is painted, or between two points.
  mutating func gradient(
    _ stops: [(at: Double, color: ColorValue)], from start: ScreenPoint? = nil,
    to end: ScreenPoint? = nil
  ) -> String {
    let id = makeID()
    var course = ""
    if let start, let end {
      course =
        " gradientUnits=\"userSpaceOnUse\" x1=\"\(DecimalText.short(start.x))\""
        + " y1=\"\(DecimalText.short(start.y))\" x2=\"\(DecimalText.short(end.x))\""
        + " y2=\"\(DecimalText.short(end.y))\""
    }
    let list = stops.map {
      "<stop offset=\"\(DecimalText.short($0.at))\"\(Self.paint("stop", $0.color))/>"
    }
    raw("<linearGradient id=\"\(id)\"\(course)>\(list.joined())</linearGradient>")
    return "url(#\(id))"
  }
}

extension SVGWriter {
  /// Close to San Francisco, and what has the scripts that it lacks.
  static let fonts =
    "Inter, 'Helvetica Neue', Helvetica, 'Liberation Sans', Arial, 'Noto Sans Arabic', "
    + "'PingFang SC', 'Noto Sans CJK SC', sans-serif"
  /// The end of every file's first line.
  static let fontAttribute = "role=\"img\" font-family=\"\(fonts)\">"
  static let monospaced = "'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"

  private static func content(_ text: String, _ script: Script) -> String {
    let pieces = script.mayBeTightened ? [text[...]] : Script.pieces(of: text)
    let rest = pieces.dropFirst().map { "<tspan>\(XMLText.escaped($0, in: .line))</tspan>" }
    return XMLText.escaped(pieces[0], in: .line) + rest.joined()
  }

  private static func place(_ frame: ScreenRect) -> String {
    " x=\"\(DecimalText.short(frame.x))\" y=\"\(DecimalText.short(frame.y))\""
      + " width=\"\(DecimalText.short(max(frame.width, 0)))\""
      + " height=\"\(DecimalText.short(max(frame.height, 0)))\""
  }

  /// `fill`, `stroke` or `stop` in a colour.
  private static func paint(_ what: String, _ color: ColorValue?) -> String {
    let name = what == "stop" ? "stop-color" : what
    guard let color else { return " \(name)=\"none\"" }
    let opaque = ColorValue(red: color.red, green: color.green, blue: color.blue)
    let opacity =
      color.alpha < 1 ? " \(what)-opacity=\"\(DecimalText.short(color.alpha))\"" : ""
    return " \(name)=\"\(opaque.hex)\"\(opacity)"
  }

  private static func line(_ color: ColorValue?, _ width: Double, _ dash: String?) -> String {
    guard let color else { return "" }
    return paint("stroke", color) + " stroke-width=\"\(DecimalText.short(width))\""
      + (dash.map { " stroke-dasharray=\"\($0)\"" } ?? "")
  }

  /// In text that runs to the left, `start` is its right end.
  private static func anchor(_ anchor: TextStyle.Anchor, _ script: Script) -> String {
    let direction = script.isRightToLeft ? " direction=\"rtl\"" : ""
    switch anchor {
    case .middle: return direction + " text-anchor=\"middle\""
    case .left: return direction + (script.isRightToLeft ? " text-anchor=\"end\"" : "")
    case .right: return direction + (script.isRightToLeft ? "" : " text-anchor=\"end\"")
    }
  }
}
