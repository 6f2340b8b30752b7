/// Pixels as DEC's sixels, for terminals: six rows at a time, one colour after the other.
enum Sixel {
  /// Six shades of red, green and blue each.
  private static let shades = 6

  /// The text of a picture. Where it is transparent the terminal keeps its background.
  static func text(_ bitmap: Bitmap) -> String {
    var text = "\u{1B}Pq\"1;1;\(bitmap.width);\(bitmap.height)"
    let colors = bitmap.colors
    for color in Set(colors).sorted() where color >= 0 { text += definition(color) }
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      text += band(colors, bitmap, top) + "-"
    }
    return text + "\u{1B}\\"
  }

  private static func definition(_ color: Int) -> String {
    let parts = [color / (shades * shades), color / shades % shades, color % shades]
    let percents = parts.map { "\($0 * 100 / (shades - 1))" }.joined(separator: ";")
    return "#\(color);2;\(percents)"
  }

  /// Six rows: for each colour that is in them a line of sixels, over the others.
  private static func band(_ colors: [Int], _ bitmap: Bitmap, _ top: Int) -> String {
    let width = bitmap.width
    let rows = min(6, bitmap.height - top)
    let cells = colors[top * width..<(top + rows) * width]
    return Set(cells).sorted().filter { $0 >= 0 }.map { color in
      let sixels = (0..<width).map { column -> UInt8 in
        (0..<rows).reduce(0) { bits, row in
          colors[(top + row) * width + column] == color ? bits | 1 << UInt8(row) : bits
        }
      }
      return "#\(color)" + packed(sixels)
    }.joined(separator: "$")
  }

  /// Runs of four and more as `!COUNT`.
  private static func packed(_ sixels: [UInt8]) -> String {
    var text: [UInt8] = []
    var place = 0
    while place < sixels.count {
      let end = sixels[place...].firstIndex { $0 != sixels[place] } ?? sixels.count
      let letter = sixels[place] + 63
      if end - place > 3 {
        text += Array("!\(end - place)".utf8) + [letter]
      } else {
        text += Array(repeating: letter, count: end - place)
      }
      place = end
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Bitmap {
  /// The nearest of 216 colours for each pixel; -1 where it is clear.
  fileprivate var colors: [Int] {
    stride(from: 0, to: bytes.count, by: 4).map { place in
      let alpha = Int(bytes[place + 3])
      guard alpha > 127 else { return -1 }
      let parts = [2, 1, 0].map { (Int(bytes[place + $0]) * 5 + alpha / 2) / alpha }
      return parts.reduce(0) { $0 * 6 + min($1, 5) }
    }
  }
}

extension Rasterizer {
  /// The picture as sixels.
  package func sixel(_ picture: Picture) throws(RasterError) -> [UInt8] {
    Array(Sixel.text(try bitmap(picture)).utf8)
  }
}
