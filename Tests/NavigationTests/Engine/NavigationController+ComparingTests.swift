import Expectations
import Testing

@testable import NavhostNavigation

/// What a guard's step tells of what it compared.
struct ComparingTests {
  private func details(
    _ pan: Pan, _ navigation: NavigationController
  ) throws -> [String: String] {
    navigation.pan(pan)
    let steps = try #require(navigation.explanation).steps
    return Dictionary(
      uniqueKeysWithValues: steps.compactMap { step in step.detail.map { (step.by, $0) } })
  }

  private func make(
    gesture: GestureMode = .edge, direction: NavigationScene.LayoutDirection = .ltr,
    _ change: (inout ControllerSettings) -> Void = { _ in }
  ) -> NavigationController {
    makeNavigation(direction: direction, gesture: gesture, settings: makeSettings(change))
  }

  @Test func distances() throws {
    try expectEqual(details(makePan(from: 150), make())["distance"], "150 > 20")
    try expectEqual(details(makePan(), make())["distance"], "5 <= 20")
    try expectEqual(
      details(makePan(from: 150), make(gesture: .fullscreen) { $0.maxInitialDistance = 60 })[
        "distance"], "150 > 60")
    try expectEqual(
      details(makePan(from: 60), make(gesture: .fullscreen) { $0.maxInitialDistance = 60 })[
        "distance"], "60 <= 60")
    #expect(try details(makePan(from: 60), make(gesture: .fullscreen))["distance"] == nil)
    try expectEqual(
      details(makePan(from: 10), make { $0.maxInitialDistance = 6.125 })["distance"], "10 > 6.13")
    try expectEqual(
      details(makePan(from: 380, to: 100), make(direction: .rtl))["distance"], "10 <= 20")
    let navigation = make(gesture: .fullscreen) { $0.maxInitialDistance = 60 }
    navigation.top?.authors[.maxInitialDistance] = SettingAuthor(
      "zones", file: "zones.lua", line: 4)
    try expectEqual(
      details(makePan(from: 150), navigation)["distance"], "150 > 60, set by zones (zones.lua:4)")
  }

  @Test func directionsAndDepth() throws {
    let back = try details(makePan(from: 15, to: 0, duration: 0.1), make())
    #expect(back["direction"]?.hasSuffix(" <= 0") == true && back["root"] == "depth 2")
    #expect(try details(makePan(from: 15), make())["direction"]?.hasSuffix(" > 0") == true)
    try expectEqual(details(makePan(), makeNavigation(["A"])), ["root": "depth 1"])
  }

  @Test func whoSetIt() throws {
    try expectEqual(
      details(makePan(), make { $0.interactivePopDisabled = true })["gesture disabled"],
      "interactivePopDisabled, set by the app")
    try expectEqual(
      details(makePan(), make { $0.gesture = GestureMode.none })["gesture disabled"],
      "gesture = \"none\", set by the app")
    let plain = make { $0.interactivePopDisabled = true }
    plain.top?.authors[.interactivePopDisabled] = SettingAuthor("lock", file: "lock.lua", line: 3)
    try expectEqual(
      details(makePan(), plain)["gesture disabled"],
      "interactivePopDisabled, set by lock (lock.lua:3)")
    for (change, setting) in [
      ({ $0.customBackButton = true }, "customBackButton"),
      ({ $0.hidesBackButton = true }, "hidesBackButton"), ({ $0.barHidden = true }, "barHidden"),
    ] as [((inout ControllerSettings) -> Void, String)] {
      try expectEqual(
        details(makePan(), make(change))["custom back button"], "\(setting), set by the app")
    }
    #expect(try details(makePan(), make())["custom back button"] == nil)
  }

  @Test func regionsAndTransitions() throws {
    let map = Region(
      name: "map", frame: ScreenRect(x: 0, y: 0, width: 390, height: 800), handles: .all)
    try expectEqual(details(makePan(), make { $0.regions = [map] })["region"], "map")
    let list = Region(name: "list", frame: map.frame, handles: .vertical)
    try expectEqual(details(makePan(), make { $0.regions = [list] })["region"], "list")
    #expect(try details(makePan(), make())["region"] == nil)
    let navigation = make()
    navigation.push(navigation.make("C"), settle: false)
    try expectEqual(details(makePan(duration: 0.1), navigation)["transition"], "push of C")
    navigation.settle()
    navigation.pop(settle: false)
    try expectEqual(details(makePan(duration: 0.1), navigation)["transition"], "pop of C")
  }
}
