import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("The elements of an SVG file")
struct SVGWriterTests {
  private func body(_ draw: (inout SVGWriter) -> Void) -> String {
    var writer = SVGWriter()
    draw(&writer)
    return writer.body
  }

  private let frame = ScreenRect(x: 1.239, y: -0.001, width: 10, height: 4)

  @Test func aRectHasTheCornersThatThereIsRoomFor() {
    expectEqual(
      body { $0.rect(frame, fill: .black) },
      "<rect x=\"1.24\" y=\"0\" width=\"10\" height=\"4\" fill=\"#000000\"/>\n")
    #expect(body { $0.rect(frame, radius: 9, fill: nil) }.contains(" rx=\"2\" fill=\"none\""))
    let empty = ScreenRect(x: 0, y: 0, width: -3, height: 4)
    #expect(body { $0.rect(empty, radius: 2, fill: nil) }.contains("width=\"0\" height=\"4\" fill"))
    #expect(
      body { $0.rect(frame, radius: 1, paint: "url(#n1)") }.contains("rx=\"1\" fill=\"url(#n1)\""))
  }

  @Test func aColorThatIsNotOpaqueHasItsOpacity() {
    let color = ColorValue.white.with(alpha: 0.5)
    #expect(body { $0.rect(frame, fill: color) }.contains("fill=\"#ffffff\" fill-opacity=\"0.5\""))
    let dashed = body { $0.rect(frame, fill: nil, stroke: color, width: 1.5, dash: "5 4") }
    #expect(
      dashed.contains(
        "stroke=\"#ffffff\" stroke-opacity=\"0.5\" stroke-width=\"1.5\" stroke-dasharray=\"5 4\""))
    expectEqual(body { $0.path("M0 0", fill: .black) }, "<path d=\"M0 0\" fill=\"#000000\"/>\n")
    #expect(body { $0.path("M0 0", stroke: .black) }.contains("stroke-linecap=\"round\""))
    expectEqual(
      body { $0.circle(ScreenPoint(x: 1, y: 2), radius: 3, fill: nil) },
      "<circle cx=\"1\" cy=\"2\" r=\"3\" fill=\"none\"/>\n")
  }

  @Test func whatNeedsNoGroupHasNone() {
    let path = "<path d=\"M0 0\" fill=\"none\"/>\n"
    let draw = { (writer: inout SVGWriter) in writer.path("M0 0") }
    expectEqual(body { $0.moved(0, 0, draw) }, path)
    expectEqual(body { $0.faded(1, draw) }, path)
    expectEqual(body { $0.faded(0, draw) }, "")
    expectEqual(body { $0.moved(1, 0, draw) }, "<g transform=\"translate(1 0)\">\n\(path)</g>\n")
    expectEqual(body { $0.faded(0.5, draw) }, "<g opacity=\"0.5\">\n\(path)</g>\n")
  }

  @Test func namesAreUsedOnce() {
    var writer = SVGWriter(prefix: "m-")
    let gradient = writer.gradient([(at: 0, color: .white), (at: 1, color: .black)])
    let course = writer.gradient(
      [(at: 0, color: .white)], from: ScreenPoint(x: 1, y: 2), to: ScreenPoint(x: 3, y: 4))
    let pattern = writer.pattern("M0 0", side: 10, stroke: .black, width: 1)
    writer.clipped(to: frame, radius: 2) { _ in }
    expectEqual([gradient, course, pattern], ["url(#m-1)", "url(#m-2)", "url(#m-3)"])
    #expect(writer.body.contains("<linearGradient id=\"m-1\"><stop offset=\"0\" stop-color"))
    #expect(writer.body.contains("id=\"m-2\" gradientUnits=\"userSpaceOnUse\" x1=\"1\" y1=\"2\""))
    #expect(writer.body.contains("<clipPath id=\"m-4\"><rect"))
    #expect(writer.body.contains("clip-path=\"url(#m-4)\""))
  }

  private func text(_ text: String, _ style: TextStyle, paint: String? = nil) -> String {
    body { $0.text(text, x: 1, y: 2, style, paint: paint) }
  }

  @Test func aTextHasItsStyle() {
    let plain = TextStyle(size: 17, color: .black)
    #expect(text("a < b & \"c\"", plain).contains(">a &lt; b &amp; &quot;c&quot;</text>"))
    #expect(!text("a", plain).contains("font-weight"))
    #expect(
      text("a", TextStyle(size: 17, weight: .semibold, color: .black)).contains(
        "font-weight=\"600\""))
    #expect(
      text("a", TextStyle(size: 17, color: .black, isMonospaced: true)).contains("font-family=\""))
    #expect(text("a", plain, paint: "url(#n1)").contains(" fill=\"url(#n1)\""))
  }

  @Test(arguments: [
    ("a", TextStyle.Anchor.left, false, nil as String?), ("a", .middle, false, "middle"),
    ("a", .right, false, "end"), ("שלום", .left, true, "end"), ("שלום", .middle, true, "middle"),
    ("שלום", .right, true, nil),
  ])
  func anAnchorIsTheEndOfWhatRunsToTheLeft(
    _ text: String, _ anchor: TextStyle.Anchor, _ isRightToLeft: Bool, _ expected: String?
  ) {
    let element = self.text(text, TextStyle(size: 17, color: .black, anchor: anchor))
    expectEqual(element.contains("direction=\"rtl\""), isRightToLeft)
    expectEqual(element.contains("text-anchor=\""), expected != nil)
    if let expected { #expect(element.contains("text-anchor=\"\(expected)\"")) }
  }

  @Test func linesWithEmojiAreKnown() {
    var writer = SVGWriter()
    let style = TextStyle(size: 17, color: .black)
    writer.text("plain", x: 1, y: 2, style)
    writer.text("an 🍎", x: 3, y: 4, style)
    expectEqual(writer.emojiLines.map(\.text), ["an 🍎"])
    #expect(writer.emojiLines.allSatisfy { writer.body.contains($0.element) })
  }

  @Test func aFileSaysHowLargeItIs() {
    let file = SVGWriter().file(size: ScreenSize(width: 10, height: 5), scale: 2, title: "a\n<b>")
    #expect(file.contains("width=\"20\" height=\"10\" viewBox=\"0 0 10 5\""))
    #expect(file.contains("<title>a &lt;b&gt;</title>"))
    #expect(
      file.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && file.hasSuffix("</svg>\n"))
  }
}
