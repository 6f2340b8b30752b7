import Expectations
import Foundation
import NavhostNavigation
import NavhostRendering
import Testing

/// What no literal can hold.
private let nonCharacters = String(
  String.UnicodeScalarView([0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFF].compactMap(Unicode.Scalar.init)))

@Suite("A screen as a picture")
struct ScreenDrawingTests {
  @Test("at rest: title, back button, colours")
  func rest() throws {
    let scene = Scene()
    scene.push("Mailboxes", "MailboxesController")
    scene.push("Inbox", "InboxController") { $0.barColor = .color(ColorValue("#0a84ff")!) }
    let svg = scene.picture().svg
    #expect(svg.contains(">Inbox</text>"))
    #expect(svg.contains(">Mailboxes</text>"))
    try expectStored(scene.picture(), "rest")
  }

  @Test("a swipe under the finger, from a gradient to a colour, in light and dark")
  func swipe() throws {
    let scene = Scene(.init(bar: .color(ColorValue("#1c1c1e")!)))
    scene.push("Library")
    scene.push("Album", "AlbumController") {
      $0.barColor = .gradient([ColorValue("#5e5ce6")!, ColorValue("#bf5af2")!])
    }
    scene.pan(from: ScreenPoint(x: 4, y: 420), to: ScreenPoint(x: 184, y: 440), release: false)
    expectEqual(scene.screen.touches.first?.path.count, 16)
    try expectStored(scene.picture(), "swipe")
    try expectStored(scene.picture(PictureOptions(theme: .dark)), "swipe-dark")
  }

  @Test("right to left, with Arabic and emoji")
  func rightToLeft() throws {
    let scene = Scene(.init(direction: .rtl))
    scene.push("الرسائل")
    scene.push("محادثة مع أحمد 👩‍👩‍👧")
    try expectStored(scene.picture(), "rtl")
    scene.pan(from: ScreenPoint(x: 386, y: 400), to: ScreenPoint(x: 180, y: 380), release: false)
    try expectStored(scene.picture(), "rtl-swipe")
  }

  @Test("an open question")
  func question() throws {
    let policy = FixedPolicy()
    policy.pop = .ask(
      Question(
        "Your draft has not been saved. If you leave now, it will be lost.", ok: "Discard draft",
        cancel: "Keep editing", destructive: true))
    let scene = Scene(policy: policy)
    scene.push("消息")
    scene.push("新的草稿 📝")
    scene.navigation.tapBack()
    try expectStored(scene.picture(), "question")
    try expectStored(scene.picture(PictureOptions(theme: .dark)), "question-dark")
  }

  @Test("a question of three choices: an alert in the middle, a sheet at the bottom")
  func choices() throws {
    var heights: [Double] = []
    for style in [Question.Style.alert, .sheet] {
      let policy = FixedPolicy()
      policy.pop = .ask(
        Question(
          "You have unsaved changes.",
          choices: [
            .init("Save as Draft"), .init("Discard", style: .destructive),
            .init("Cancel", style: .cancel),
          ], style: style))
      let scene = Scene(policy: policy)
      scene.push("Products")
      scene.push("Tea")
      scene.navigation.tapBack()
      let svg = scene.picture().svg
      let titles = ["You have unsaved changes.", "Save as Draft", "Discard", "Cancel"]
      let places = try titles.map { title in try #require(height(of: title, in: svg)) }
      expectEqual(places, places.sorted())
      heights.append(places[3])
    }
    #expect(heights[0] < 600 && heights[1] > 740)
  }

  /// How far down a text stands.
  private func height(of text: String, in svg: String) -> Double? {
    guard let end = svg.range(of: ">\(text)</text>") else { return nil }
    let line = svg[..<end.lowerBound].split(separator: "<text").last ?? ""
    return line.split(separator: " y=\"").dropFirst().first
      .flatMap { Double($0.prefix { $0 != "\"" }) }
  }

  @Test("the same screen gives the same bytes, and the scale changes only the declared size")
  func deterministic() {
    let scene = Scene()
    scene.push("A")
    scene.push("B")
    expectEqual(scene.picture(), scene.picture())
    let twice = scene.picture(PictureOptions(scale: 2)).svg
    #expect(twice.contains(#"width="780" height="1688" viewBox="0 0 390 844""#))
    expectEqual(PictureOptions(scale: 7).scale, 3)
  }

  @Test(
    "what a title may hold harms neither file nor layout",
    arguments: [
      "<b>&amp; \"quotes\" 'too' ]]></text></svg>", "\0\u{1}\u{B}\u{1F}\u{7F}\u{9F}",
      "line\nbreak\ttab\r",
      String(repeating: "long ", count: 200), String(repeating: "W", count: 1000),
      String(repeating: "漢", count: 1000), String(repeating: "ب", count: 1000),
      String(decoding: [0x61, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x62], as: UTF8.self),
      "\u{202E}overridden", nonCharacters,
      "e" + String(repeating: "\u{301}", count: 500),
      "🏳️‍🌈👩‍👩‍👧‍👦", "", " ", "n1\" onload=\"alert(1)",
    ])
  func hostile(_ title: String) throws {
    let scene = Scene()
    scene.push(title)
    scene.push(title, "Class<&>\u{1}") { $0.backTitle = title }
    try parse(scene.picture().svg)
    scene.pan(from: ScreenPoint(x: 4, y: 420), to: ScreenPoint(x: 184, y: 440), release: false)
    try parse(scene.picture().svg)
    #expect(!scene.picture().svg.contains("<b>"))
  }

  @Test("screens of all sizes", arguments: [(1.0, 1.0), (44, 91), (320, 568), (1e7, 3), (3, 1e9)])
  func sizes(_ width: Double, _ height: Double) throws {
    let scene = Scene(.init(width: width, height: height))
    scene.push("A")
    scene.push("B") {
      $0.regions = [
        Region(
          name: "r", frame: ScreenRect(x: -5, y: .infinity, width: .nan, height: -3), handles: .all)
      ]
    }
    try parse(scene.picture().svg)
    #expect(scene.picture().svg.utf8.count < 100_000)
  }

  @Test("an empty stack")
  func empty() throws {
    try parse(Scene().picture().svg)
  }

  @Test("a frozen screen says so, and fingers are drawn where they are wanted")
  func frozen() {
    let scene = Scene(.init(guards: false))
    scene.push("Home")
    #expect(!scene.picture().svg.contains("Frozen"))
    scene.navigation.pan(Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 300, y: 400)))
    expectEqual(
      scene.navigation.isFrozen, scene.picture().svg.contains(">Frozen: pushes are ignored</text>"))
    let swiping = Scene()
    swiping.push("Home")
    swiping.push("Detail")
    swiping.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 200, y: 400), release: false)
    let (shown, bare) = (
      swiping.picture().svg, swiping.picture(PictureOptions(showsTouches: false)).svg
    )
    #expect(shown.utf8.count > bare.utf8.count)
  }
}
