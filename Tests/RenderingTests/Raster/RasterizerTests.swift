import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

/// nil where the libraries are not installed: then there is nothing to test.
private let rasterizer = try? Rasterizer()

@Suite("Pixels", .enabled(if: rasterizer != nil, "librsvg is not installed"))
struct RasterizerTests {
  private func picture(_ title: String, scale: Double = 1) -> Picture {
    let scene = Scene()
    scene.push("Home")
    scene.push(title) { $0.barColor = .color(ColorValue("#0a84ff")!) }
    return scene.picture(PictureOptions(scale: scale))
  }

  @Test("a PNG of the right size, the same each time, which reads back as it was")
  func png() throws {
    let rasterizer = try #require(rasterizer)
    let picture = picture("Inbox", scale: 2)
    let png = try rasterizer.png(picture)
    try expectEqual(rasterizer.png(picture), png)
    let bitmap = try rasterizer.bitmap(png: png)
    #expect(bitmap.width == 780 && bitmap.height == 1688)
    try expectEqual(bitmap, rasterizer.bitmap(picture))
    let bar = (120 * 780 + 400) * 4
    expectEqual(Array(bitmap.bytes[bar..<(bar + 4)]), [0xFF, 0x84, 0x0A, 0xFF])
  }

  @Test("what is too large is refused")
  func tooLarge() throws {
    let rasterizer = try #require(rasterizer)
    let scene = Scene(.init(width: 1e6, height: 20))
    let error = #expect(throws: RasterError.self) { try rasterizer.png(scene.picture()) }
    expectEqual(error?.code, .tooLarge)
  }

  @Test("a comparison finds what differs, and shows it")
  func comparison() throws {
    let rasterizer = try #require(rasterizer)
    let (old, new) = (picture("Inbox"), picture("Outbox"))
    let (oldPNG, newPNG) = (try rasterizer.png(old), try rasterizer.png(new))
    try expectEqual(PictureComparison.compare(png: oldPNG, with: oldPNG, rasterizer), .same)
    guard
      case .different(let message, let shown) = try PictureComparison.compare(
        png: oldPNG, with: newPNG, rasterizer)
    else {
      Issue.record("they are alike")
      return
    }
    #expect(message.contains("of 329160 pixels differ"))
    try expectEqual(rasterizer.bitmap(png: shown).width, 390)
    #expect(throws: RasterError.self) {
      try PictureComparison.compare(png: [1, 2, 3], with: newPNG, rasterizer)
    }
  }

  @Test("two pixels differ if a channel is more than 2 of 255 apart", arguments: [(2, 0), (3, 1)])
  func tolerance(_ apart: UInt8, _ count: Int) throws {
    let rasterizer = try #require(rasterizer)
    let old = Bitmap(width: 2, height: 1, bytes: [100, 100, 100, 255, 50, 50, 50, 255])
    var new = old
    new.bytes[5] += apart
    let result = try PictureComparison.compare(
      png: rasterizer.png(old), with: rasterizer.png(new), rasterizer)
    guard case .different(let message, _) = result else { return expectEqual(count, 0) }
    expectEqual(message, "\(count) of 2 pixels differ (50%)")
  }

  @Test("a bar in another colour, however little, is red in the difference, and nothing else is")
  func barColor() throws {
    let rasterizer = try #require(rasterizer)
    func screen(_ color: String) -> Picture {
      let scene = Scene()
      scene.push("Home") { $0.barColor = .color(ColorValue(color)!) }
      return scene.picture()
    }
    let (old, new) = (screen("#0a84ff"), screen("#0d84ff"))
    let comparisons = [
      PictureComparison.compare(svg: Array(old.svg.utf8), with: Array(new.svg.utf8)),
      try PictureComparison.compare(
        png: rasterizer.png(old), with: rasterizer.png(new), rasterizer),
    ]
    let pictures = try comparisons.enumerated().map { number, result in
      guard case .different(_, let shown) = result else { throw RasterError(.failed, "alike") }
      guard number == 0 else { return try rasterizer.bitmap(png: shown) }
      let file = SVGFile(shown)
      var writer = SVGWriter()
      writer.raw(file.body)
      return try rasterizer.bitmap(Picture(writer, size: file.size, scale: 1, title: ""))
    }
    // The SVG shows stored, now and the difference side by side.
    for (picture, left, top) in [(pictures[0], 852, 72), (pictures[1], 0, 0)] {
      func isRed(_ x: Int, _ y: Int) -> Bool {
        let place = ((y + top) * picture.width + x + left) * 4
        return picture.bytes[place + 2] > 190 && picture.bytes[place + 1] < 60
      }
      #expect(isRed(60, 70) && isRed(330, 80))
      #expect(!isRed(200, 400) && !isRed(60, 110) && !isRed(1, 1))
    }
  }

  @Test("an animation has a frame for each")
  func animation() throws {
    let rasterizer = try #require(rasterizer)
    let frames = ["A", "B"].map { title in
      Animation.Frame(
        screen: Screen(pane: Pane(className: title, bar: BarState(title: title))), duration: 0.5)
    }
    let file = try rasterizer.apng(frames, PictureOptions())
    #expect(file.firstRange(of: Array("acTL".utf8)) != nil)
    expectEqual(file.ranges(of: Array("fcTL".utf8)).count, 2)
    expectEqual(file.ranges(of: Array("fdAT".utf8)).count, 1)
    // A frame's time is a fraction: 500 of a thousand.
    for start in file.ranges(of: Array("fcTL".utf8)) {
      expectEqual(
        Array(file[(start.upperBound + 20)..<(start.upperBound + 24)]), [1, 0xF4, 3, 0xE8])
    }
    try expectEqual(rasterizer.bitmap(png: file).width, 390)
  }
}
