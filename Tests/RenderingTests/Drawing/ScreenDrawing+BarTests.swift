import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("A bar at rest")
struct ScreenDrawingBarTests {
  @Test("the arrow has the back colour and keeps its shape (rule 87)")
  func arrow() {
    let arrows = ["#ff0000", "#00c853"].map { color in
      let scene = Scene()
      scene.push("Mailboxes")
      scene.push("Inbox") { $0.backColor = .color(ColorValue(color)!) }
      let svg = scene.picture().svg
      let path = svg.split(separator: "<").first { $0.hasPrefix("path d=\"M18.6 60 ") } ?? ""
      #expect(path.contains("stroke=\"\(color)\""))
      return path.replacing(color, with: "")
    }
    expectEqual(arrows.count, 2)
    expectEqual(arrows[at: 0], arrows[at: 1])
  }

  /// The x of each text on the picture.
  private func places(_ svg: String) -> [String: Double] {
    let texts = svg.matches(of: #/<text x="([-0-9.]+)"[^>]*>([^<]*)</text>/#)
    return Dictionary(
      texts.map { (String($0.output.2), Double($0.output.1) ?? .nan) },
      uniquingKeysWith: { a, _ in a })
  }

  @Test("a title stands in the middle, beside a wide item as near to it as there is room")
  func titles() throws {
    let scene = Scene()
    scene.push("Home")
    scene.push("Detail")
    let middle = try #require(places(scene.picture().svg)["Detail"])
    expectEqual(middle, 195)
    let beside = Scene()
    beside.push("Home")
    beside.push("Another title") {
      $0.customBackButton = true
      $0.backTitle = "All of my messages"
    }
    let place = try #require(places(beside.picture().svg)["Another title"])
    #expect(place > 195 && place < 390)
  }

  @Test("from the right to the left the arrow and its text stand on the right")
  func mirrored() throws {
    var found: [NavigationScene.LayoutDirection: Double] = [:]
    for direction in NavigationScene.LayoutDirection.allCases {
      let scene = Scene(.init(direction: direction))
      scene.push("Home")
      scene.push("Detail")
      found[direction] = places(scene.picture().svg)["Home"]
    }
    let (left, right) = (try #require(found[.ltr]), try #require(found[.rtl]))
    #expect(left < 50 && right == 390 - left)
  }

  @Test("the app's own item is a text in a capsule; without a title it is called Item")
  func customBackButton() {
    for (title, shown) in [("Close", "Close"), ("", "Item")] {
      let scene = Scene()
      scene.push("Home")
      scene.push("Detail") {
        $0.customBackButton = true
        $0.backTitle = title
      }
      let svg = scene.picture().svg
      #expect(svg.contains(">\(shown)</text>"))
      #expect(svg.contains("height=\"30\" rx=\"15\""))
      #expect(!svg.contains("<path d=\"M18.6 60 "))
    }
  }

  @Test("a gradient has its stops in the reading direction; the line below goes with the bar")
  func gradients() throws {
    let colors = [ColorValue("#ff0000")!, ColorValue("#00ff00")!, ColorValue("#0000ff")!]
    for direction in NavigationScene.LayoutDirection.allCases {
      let scene = Scene(.init(direction: direction))
      scene.push("Home") { $0.barColor = .gradient(colors) }
      let svg = scene.picture().svg
      let stops = svg.matches(of: #/<stop offset="([0-9.]+)" stop-color="(#[0-9a-f]+)"/#).map {
        "\($0.output.1) \($0.output.2)"
      }
      let expected = ["0 #ff0000", "0.5 #00ff00", "1 #0000ff"]
      let mirrored = ["0 #0000ff", "0.5 #00ff00", "1 #ff0000"]
      expectEqual(stops, direction == .ltr ? expected : mirrored)
    }
  }

  @Test(
    "the title reads well on its bar",
    arguments: [
      ("#000000", "#ffffff"), ("#ffffff", "#000000"), ("#1c1c1e", "#ffffff"),
      ("#ffcc00", "#000000"),
    ])
  func contrast(_ bar: String, _ ink: String) throws {
    let scene = Scene()
    scene.push("Home") { $0.barColor = .color(ColorValue(bar)!) }
    let line = try #require(
      scene.picture().svg.split(separator: "\n").first { $0.contains(">Home</text>") })
    #expect(line.contains("fill=\"\(ink)\""))
  }

  @Test("a hidden bar has no title and no button")
  func hidden() {
    let scene = Scene()
    scene.push("Home")
    scene.push("Detail") { $0.barHidden = true }
    let svg = scene.picture().svg
    #expect(!svg.contains(">Detail</text>") && !svg.contains("<path d=\"M18.6 60 "))
  }
}
