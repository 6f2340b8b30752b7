import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

/// A picture of navhost is known from any other.
@Suite struct PictureMarkTests {
  private static let header =
    PNGFile.signature + PNGFile.chunk("IHDR", Array(repeating: 0, count: 13))
  private static let png = header + PNGFile.chunk("IDAT", [1]) + PNGFile.chunk("IEND", [])

  @Test func aPNGIsMarkedBehindItsHeader() {
    let marked = PictureMark.marked(Self.png)
    #expect(PictureMark.isBorne(by: marked) && !PictureMark.isBorne(by: Self.png))
    #expect(PictureMark.isBorne(by: Array(marked.prefix(100))))
    #expect(marked.starts(with: Self.header) && marked.suffix(25) == Self.png.suffix(25))
    for other in [[], [1, 2, 3], Self.header] as [[UInt8]] {
      expectEqual(PictureMark.marked(other), other)
    }
  }

  @Test(arguments: [
    "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>a logo</title></svg>\n", "", "<svg ",
    "-- role=\"img\" font-family=\"\(SVGWriter.fonts)\">\n",
    "<svg>\nrole=\"img\" font-family=\"\(SVGWriter.fonts)\">\n",
  ])
  func anotherSVGIsForeign(text: String) {
    #expect(!PictureMark.isBorne(by: Array(text.utf8)))
  }

  @Test func anSVGIsKnownByItsFirstLine() {
    let file = SVGWriter().file(size: ScreenSize(width: 10, height: 20), scale: 1, title: "T")
    #expect(PictureMark.isBorne(by: Array(file.utf8)))
  }
}
