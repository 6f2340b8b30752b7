import Expectations
import Foundation
import NavhostNavigation
import Testing

@testable import NavhostRendering

/// How the system draws its own bar.
@Suite struct ScreenLookTests {
  private func scene(
    _ profile: Profile = .ios17, _ change: (inout ControllerSettings) -> Void = { _ in }
  ) -> Scene {
    let scene = Scene(.init(profile: profile))
    scene.push("Home")
    scene.push("Letter", "Editor", change)
    return scene
  }

  @Test func aBarThatNobodyGaveAColorIsDarkInTheDarkWithLightTexts() {
    let screen = scene().screen
    expectEqual(screen.looking(.light), screen)
    let dark = screen.looking(.dark)
    #expect(dark.bar.color == Palette.dark.card && dark.lower?.bar.color == Palette.dark.card)
    expectEqual(dark.bar.back?.color, .white)
    expectEqual(dark.looking(.dark), dark, "looking twice changes nothing")
    let svg = scene().picture(PictureOptions(theme: .dark)).svg
    let bar = ##"<rect x="0" y="0" width="390" height="91" fill="#1c1c1e"/>"##
    #expect(svg.contains(bar), "\(svg.prefix(600))")
    for text in ["9:41", "Letter", "Home"] {
      #expect(Self.isWhite(text, svg), "\(text)")
    }
  }

  private static func isWhite(_ text: String, _ svg: String) -> Bool {
    guard let end = svg.range(of: ">\(text)</text>") else { return false }
    let tag = svg[..<end.lowerBound].split(separator: "<").last ?? ""
    return tag.contains("fill=\"#ffffff\"") || tag.contains("fill=\"#fff\"")
  }

  @Test func aColorThatSomebodyGaveStays() {
    for color in [ColorValue.white, ColorValue(red: 1, green: 0, blue: 0)] {
      let screen = scene { $0.barColor = .color(color) }.screen
      expectEqual(screen.looking(.dark).bar.color, color)
    }
    let red = scene { $0.backColor = .color(ColorValue(red: 1, green: 0, blue: 0)) }.screen
    expectEqual(red.looking(.dark).bar.back?.color, ColorValue(red: 1, green: 0, blue: 0))
  }

  @Test func betweenTwoBarsTheColorIsBetweenThoseThatAreSeen() throws {
    let scene = scene { $0.barColor = .color(ColorValue(red: 1, green: 0, blue: 0)) }
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 200, y: 400), release: false)
    let dark = scene.screen.looking(.dark)
    let cover = try #require(dark.slide?.cover)
    let expected = Palette.dark.card.blended(with: ColorValue(red: 1, green: 0, blue: 0), at: cover)
    expectEqual(dark.bar.color, expected)
  }

  @Test func inIOS26TheBarIsClearAndTheArrowAlone() {
    let modern = scene(.ios26).screen.looking(.light)
    #expect(modern.bar.color.alpha == 0 && modern.bar.back?.title == "")
    expectEqual(modern.bar.back?.color, .black)
    expectEqual(scene(.ios26).screen.looking(.dark).bar.back?.color, .white)
    let named = scene(.ios26) { $0.backTitle = "Drafts" }.screen.looking(.light)
    expectEqual(named.bar.back?.title, "Drafts", "a title that somebody gives stays")
    let own = scene(.ios26) { $0.customBackButton = true }.screen
    expectEqual(own.looking(.light).bar.back?.title, own.bar.back?.title)
  }

  @Test func glassIsDrawnInIOS26Alone() {
    let glass = #"<rect x="10" y="49" width="40" height="40" rx="20""#
    #expect(scene(.ios26).picture().svg.contains(glass))
    #expect(!scene(.ios17).picture().svg.contains(glass))
    #expect(!scene(.ios26).picture().svg.contains(">Home</text>"), "the button says nothing")
    #expect(scene(.ios17).picture().svg.contains(">Home</text>"))
  }

  @Test(arguments: [
    (Profile.ios17, false, "from the edge"), (.ios26, false, "anywhere"),
    (.ios26, true, "from the edge"),
  ])
  func theCardSaysWhereASwipeMayBegin(profile: Profile, isDisabled: Bool, words: String) {
    let scene = scene(profile) { $0.interactiveContentPopDisabled = isDisabled }
    #expect(scene.picture().svg.contains(">\(words)</text>"))
  }
}
