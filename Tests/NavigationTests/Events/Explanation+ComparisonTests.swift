import Expectations
import Testing

@testable import NavhostNavigation

/// What guards look at, in words.
@Suite struct ExplanationComparisonTests {
  typealias Comparison = Explanation.Comparison

  private static let lock = SettingAuthor("lock", file: "plugins/lock.lua", line: 3)
  private static let hook = SettingAuthor("hook")

  @Test(arguments: [
    (Comparison.depth(1), "depth 1", nil as String?),
    (.numbers(150, ">", 60, nil), "150 > 60", "more than 60 pt from the edge"),
    (
      .numbers(24.666, ">", 0.5, hook), "24.67 > 0.5, set by hook",
      "more than 0.5 pt from the edge, set by hook"
    ),
    (
      .numbers(1e300, ">", 60, lock), "1e+300 > 60, set by lock (plugins/lock.lua:3)",
      "more than 60 pt from the edge, set by lock (plugins/lock.lua:3)"
    ),
    (.setting("barHidden", .app), "barHidden, set by the app", "barHidden, set by the app"),
    (
      .setting("barHidden", SettingAuthor("a", file: "a.lua")), "barHidden, set by a (a.lua)",
      "barHidden, set by a (a.lua)"
    ),
    (.transition("pop", className: "Editor"), "pop of Editor", nil),
    (.region("Covers"), "Covers", "Covers"),
  ])
  func words(comparison: Comparison, text: String, rule: String?) {
    expectEqual(comparison.text, text)
    expectEqual(comparison.rule, rule)
  }

  /// The last step of the explanation.
  private func detail(_ navigation: NavigationController) -> String? {
    navigation.explanation?.steps.last?.detail
  }

  @Test func whatIsNoGuardOfAGestureSaysWhatItGoesBy() throws {
    let navigation = makeNavigation(["A"])
    navigation.tapBack()
    expectEqual(detail(navigation), "depth 1")
    navigation.push(
      navigation.makeController(
        className: "B", settings: makeSettings { $0.hidesBackButton = true }), animated: false)
    navigation.tapBack()
    expectEqual(detail(navigation), "hidesBackButton, set by the app")
    navigation.popToRoot(animated: false)
    navigation.requestPop()
    expectEqual(detail(navigation), "depth 1")
  }

  @Test func aSheetSaysWhoKeepsIt() throws {
    let navigation = makeNavigation(["A"])
    let root = navigation.makeController(
      className: "Form", settings: makeSettings { $0.modalInPresentation = true })
    let result = navigation.present(root, animated: false)
    let sheet = try #require(navigation.presented, "\(result)")
    sheet.swipeDown()
    expectEqual(detail(navigation), "modalInPresentation, set by the app")
    root.settings.modalInPresentation = false
    root.settings.regions = [
      Region(
        name: "Chart", frame: ScreenRect(x: 0, y: 0, width: 390, height: 844), handles: .all,
        offset: 5)
    ]
    sheet.swipeDown()
    expectEqual(detail(navigation), "Chart")
  }
}
