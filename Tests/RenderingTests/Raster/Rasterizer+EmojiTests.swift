import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

/// nil where the libraries are not installed: then there is nothing to test.
private let rasterizer = try? Rasterizer()

@Suite("Emoji in pixels", .enabled(if: rasterizer != nil, "librsvg is not installed"))
struct RasterizerEmojiTests {
  private func picture(_ title: String, scale: Double = 1) -> Picture {
    let scene = Scene()
    scene.push("Home")
    scene.push(title) { $0.barColor = .color(ColorValue("#0a84ff")!) }
    return scene.picture(PictureOptions(scale: scale))
  }

  @Test("emoji have colours")
  func emoji() throws {
    let rasterizer = try #require(rasterizer)
    let plain = try rasterizer.bitmap(picture("n"))
    let emoji = try rasterizer.bitmap(picture("🍎"))
    let reds = { (bitmap: Bitmap) in
      stride(from: 0, to: 91 * 390 * 4, by: 4).filter {
        bitmap.bytes[$0 + 2] > 180 && bitmap.bytes[$0] < 90
      }.count
    }
    #expect(reds(emoji) > reds(plain) + 20, "the scripts install fonts-noto-color-emoji")
  }

  private func line(_ text: String, _ anchor: TextStyle.Anchor) -> Picture {
    var writer = SVGWriter()
    let style = TextStyle(size: 20, color: .black, anchor: anchor)
    writer.text(text, x: 100, y: 40, style)
    return Picture(writer, size: ScreenSize(width: 200, height: 60), scale: 1, title: "")
  }

  @Test("a line with emoji is a picture in its place, whichever end that is")
  func places() throws {
    let rasterizer = try #require(rasterizer)
    let frames = try [TextStyle.Anchor.left, .middle, .right].map { anchor in
      let svg = String(decoding: try rasterizer.withEmoji(line("a 🍎", anchor)), as: UTF8.self)
      #expect(!svg.contains("<text"))
      let image = try #require(
        svg.firstMatch(of: #/<image x="([-0-9.]+)" y="[-0-9.]+" width="([0-9.]+)"/#))
      return (x: try #require(Double(image.output.1)), width: try #require(Double(image.output.2)))
    }
    expectEqual(frames.first?.x, 96, "letters may reach 4 pt beyond their line")
    let (middle, last) = (try #require(frames[at: 1]), try #require(frames[at: 2]))
    #expect(abs(middle.x + middle.width / 2 - 100) <= 1)
    #expect(abs(last.x + last.width - 104) <= 1)
  }

  @Test("a line that is too long for a picture of its own is an error, as a large picture is")
  func tooLong() throws {
    let rasterizer = try #require(rasterizer)
    let long = line(String(repeating: "🍎", count: 3000), .left)
    let error = #expect(throws: RasterError.self) { try rasterizer.png(long) }
    expectEqual(error?.code, .tooLarge)
  }

  @Test("what has no emoji stays text")
  func plain() throws {
    let rasterizer = try #require(rasterizer)
    let picture = line("plain", .left)
    try expectEqual(rasterizer.withEmoji(picture), Array(picture.svg.utf8))
  }
}
