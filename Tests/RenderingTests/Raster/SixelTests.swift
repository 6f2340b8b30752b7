import Testing

@testable import Rendering

@Suite("Sixels")
struct SixelTests {
  @Test("each pixel comes back in its colour, what is clear stays as it was")
  func decoded() {
    let (red, blue, clear): ([UInt8], [UInt8], [UInt8]) = (
      [0, 0, 255, 255], [255, 0, 0, 255], [0, 0, 0, 0]
    )
    let rows = (0..<8).flatMap { row in
      (0..<9).flatMap { ($0 + row) % 3 == 0 ? red : $0 > 5 ? clear : blue }
    }
    let text = Sixel.text(Bitmap(width: 9, height: 8, bytes: rows))
    #expect(text.hasPrefix("\u{1B}Pq\"1;1;9;8") && text.hasSuffix("-\u{1B}\\"))
    let pixels = decode(text, 9, 8)
    for row in 0..<8 {
      for column in 0..<9 {
        let wanted = (column + row) % 3 == 0 ? "100;0;0" : column > 5 ? "" : "0;0;100"
        #expect(pixels[row * 9 + column] == wanted)
      }
    }
  }

  /// What a terminal draws.
  private func decode(_ text: String, _ width: Int, _ height: Int) -> [String] {
    var pixels = [String](repeating: "", count: width * height)
    var colors: [Int: String] = [:]
    var (color, x, y, count) = (0, 0, 0, 1)
    var rest = text.dropFirst("\u{1B}Pq\"1;1;\(width);\(height)".count)
    func number() -> Int {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits) ?? 0
    }
    while let letter = rest.popFirst(), letter != "\u{1B}" {
      switch letter {
      case "#":
        color = number()
        guard rest.hasPrefix(";2;") else { continue }
        rest = rest.dropFirst(3)
        let parts = rest.prefix { $0.isNumber || $0 == ";" }
        rest = rest.dropFirst(parts.count)
        colors[color] = String(parts)
      case "!": count = number()
      case "$": x = 0
      case "-": (x, y) = (0, y + 6)
      default:
        let bits = (letter.asciiValue ?? 63) - 63
        for _ in 0..<count {
          for row in 0..<6 where bits & 1 << UInt8(row) != 0 && y + row < height && x < width {
            pixels[(y + row) * width + x] = colors[color] ?? "?"
          }
          x += 1
        }
        count = 1
      }
    }
    return pixels
  }
}
