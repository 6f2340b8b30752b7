import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("Areas with a gesture of their own")
struct ScreenDrawingRegionsTests {
  @Test("regions, a custom item, a bar that is hidden on one side of a transition")
  func regions() throws {
    let scene = Scene()
    scene.push("Home")
    scene.push("Player") {
      $0.customBackButton = true
      $0.backTitle = "Close"
      $0.backColor = .color(ColorValue("#0062cc")!)
      $0.regions = [
        Region(
          name: "Covers", frame: ScreenRect(x: 0, y: 280, width: 390, height: 180),
          handles: .horizontal, offset: 120),
        Region(
          name: "Volume", frame: ScreenRect(x: 40, y: 500, width: 310, height: 40),
          handles: .horizontal),
        Region(
          name: "Lyrics", frame: ScreenRect(x: 16, y: 580, width: 358, height: 200),
          handles: .vertical),
      ]
    }
    try expectStored(scene.picture(), "regions")
    scene.push("Photo", "PhotoController") { $0.barHidden = true }
    scene.navigation.pop(settle: false)
    scene.navigation.advance(by: 0.15)
    try expectStored(scene.picture(), "hidden-bar-slide")
  }

  @Test("a region far larger than the screen has no more dashes than the screen has room for")
  func hugeRegions() {
    let scene = Scene()
    scene.push("Home")
    scene.push("Map") {
      $0.regions = (0..<200).map { number in
        Region(
          name: "r\(number)", frame: ScreenRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12),
          handles: .all)
      }
    }
    let lines = scene.picture().svg.matches(
      of: /<rect [^>]*width="([0-9.]+)" height="([0-9.]+)"[^>]*stroke-dasharray/)
    expectEqual(lines.count, 200)
    for line in lines {
      #expect(Double(line.1)! < 390 + 100 && Double(line.2)! < 844 + 100)
    }
  }

  @Test("regions inside keep their places on the screen, on a map too")
  func regionsInside() throws {
    let scene = Scene(.init(gesture: .fullscreen))
    scene.push("Home")
    let mail = scene.push("Mail", "MailScreen")
    let made = scene.navigation.embed(
      scene.navigation.makeController(className: "Editor", title: "Inbox"), in: mail)
    let inner = try #require(made.navigation)
    inner.push(
      scene.navigation.makeController(className: "Editor", title: "Letter"), animated: false)
    inner.top?.settings.regions = [
      Region(
        name: "Covers", frame: ScreenRect(x: 20, y: 300, width: 350, height: 100), handles: .all)
    ]
    // Moved down with the screen inside by 44 pt, it is outlined at 256.
    #expect(scene.picture().svg.contains("y=\"256\" width=\"350\""))
    let grid = try #require(inner.probeGestures(side: 10))
    let map = GestureMap.picture(of: grid, on: scene.screen).svg
    for text in ["Covers", "Letter", "Mail"] { #expect(map.contains(">\(text)</text>")) }
    try parse(map)
  }

  @Test("each kind has its colour and its words")
  func words() {
    for (handles, offset, words, color) in [
      (
        Region.Handles.horizontal, 120.0 as Double?, "horizontal drags, offset 120 pt",
        Palette.light.orange
      ),
      (.vertical, -5.5, "vertical drags, offset −5.5 pt", Palette.light.green),
      (.all, nil, "all drags", Palette.light.purple),
    ] {
      let scene = Scene()
      scene.push("Home") {
        $0.regions = [
          Region(
            name: "Map", frame: ScreenRect(x: 0, y: 300, width: 390, height: 200), handles: handles,
            offset: offset)
        ]
      }
      let svg = scene.picture().svg
      #expect(svg.contains(">\(words)</text>"))
      #expect(svg.contains("stroke=\"\(color.hex)\" stroke-width=\"1.5\" stroke-dasharray"))
      #expect(!scene.picture(PictureOptions(showsRegions: false)).svg.contains("Map"))
    }
  }

  @Test(
    "a narrow region is written on from below, a small one not at all",
    arguments: [
      (300.0, 100.0, true, false), (60, 200, true, true), (300, 40, true, false),
      (20, 200, false, false),
      (29, 28, false, false), (300, 20, false, false),
    ])
  func labels(_ width: Double, _ height: Double, _ isNamed: Bool, _ isUpright: Bool) {
    let scene = Scene()
    scene.push("Home") {
      $0.regions = [
        Region(
          name: "R", frame: ScreenRect(x: 20, y: 300, width: width, height: height), handles: .all)
      ]
    }
    let svg = scene.picture().svg
    expectEqual(svg.contains(">R</text>"), isNamed)
    expectEqual(svg.contains("rotate(-90)"), isUpright)
  }

  @Test("where another lies over it, its name stands in the largest part that is left")
  func overlaps() throws {
    let scene = Scene()
    scene.push("Home") {
      $0.regions = [
        Region(
          name: "Below", frame: ScreenRect(x: 0, y: 300, width: 390, height: 300), handles: .all),
        Region(
          name: "Above", frame: ScreenRect(x: 0, y: 300, width: 390, height: 200), handles: .all),
      ]
    }
    let line = try #require(
      scene.picture().svg.split(separator: "\n").first { $0.contains(">Below</text>") })
    let y = try #require(line.firstMatch(of: #/ y="([0-9.]+)"/#).flatMap { Double($0.output.1) })
    #expect((540...560).contains(y))
  }
}
