import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("Decision tables as a picture")
struct TableDrawingTests {
  private let sheet = TableSheet.ofEditor

  @Test("columns, cells that are one, signs and faults") func table() throws {
    let picture = TablePicture.picture(of: [sheet])
    try parse(picture.svg)
    for text in ["shouldPop of editor", "24 cases", "props.dirty", "answer", "nil, false"] {
      #expect(picture.svg.contains(">\(text)</text>"), "\(text)")
    }
    #expect(picture.svg.contains("no: unsaved &lt;work&gt;"))
    #expect(picture.svg.contains(Palette.light.red.hex))
    try expectStored(picture, "table")
  }

  @Test("without a table the picture says so") func none() throws {
    let picture = TablePicture.picture(of: [])
    try parse(picture.svg)
    #expect(picture.svg.contains(">No decision table</text>"))
  }

  @Test("each answer has its sign, and what failed stands on red")
  func signs() {
    let tones: [TableSheet.Tone] = [.plain, .yes, .no, .fault, .color(ColorValue("#123456")!)]
    let pictures = tones.map { tone in
      let row = TableSheet.Row(cells: [["1"]], answer: "answer", tone: tone)
      return TablePicture.picture(
        of: [TableSheet(title: "t", note: "n", columns: ["c"], rows: [row])]
      ).svg
    }
    #expect(Set(pictures).count == tones.count)
    let light = Palette.light
    for (picture, color) in zip(pictures, [light.secondaryLabel, light.green, light.orange]) {
      #expect(picture.contains(color.hex))
    }
    let tint = light.page.blended(with: light.red, at: 0.12).hex
    #expect(pictures.map { $0.contains("fill=\"\(tint)\"") } == [false, false, false, true, false])
    #expect(pictures[4].contains("r=\"8\" fill=\"#123456\""))
  }

  @Test("a long title leaves room for the note, and tables stand below each other")
  func heads() throws {
    var long = sheet
    long.title = String(repeating: "a long name ", count: 40)
    let picture = TablePicture.picture(of: [long, sheet], PictureOptions(theme: .dark))
    try parse(picture.svg)
    #expect(picture.svg.ranges(of: ">24 cases</text>").count == 2)
    #expect(picture.svg.contains("…</text>"))
    let one = TablePicture.picture(of: [sheet])
    #expect(picture.height > 2 * one.height - 60 && picture.width == one.width)
    #expect(picture.svg.contains("<title>Decision tables: "))
  }
}
