import Expectations
import NavhostNavigation
import Testing

/// What a policy answers comes before what stands on the controller.
@Suite struct SettingAnswersTests {
  /// A controller about which everything is answered, over settings that say the opposite.
  private func answered() -> (navigation: NavigationController, policy: TestPolicy) {
    let policy = TestPolicy()
    for name in [
      "hidesBackButton", "customBackButton", "modalInPresentation", "interactivePopDisabled",
      "interactiveContentPopDisabled",
    ] {
      policy.flags[name] = { controller, _ in controller.className == "B" ? true : nil }
    }
    policy.distance = { $0.className == "B" ? -7 : 40 }
    policy.fill = { _, _ in .color(ColorValue(red: 1, green: 0, blue: 0)) }
    policy.hidden = { _, _ in false }
    let settings = makeSettings {
      $0.maxInitialDistance = 30
      $0.barHidden = true
      $0.barColor = .color(.white)
    }
    return (makeNavigation(policy: policy, settings: settings), policy)
  }

  @Test func theSettingsInForceAreTheAnswersAndTheSettingsStayAsTheyAre() throws {
    let (navigation, _) = answered()
    let top = try #require(navigation.top)
    let force = top.settingsInForce
    #expect(force.hidesBackButton && force.customBackButton && force.modalInPresentation)
    #expect(force.interactivePopDisabled && force.interactiveContentPopDisabled)
    expectEqual(force.maxInitialDistance, 0, "a negative distance is none")
    #expect(
      force.barHidden == false && force.barColor == .color(ColorValue(red: 1, green: 0, blue: 0)))
    #expect(top.settings.maxInitialDistance == 30 && top.settings.barHidden == true)
    #expect(!top.settings.hidesBackButton && top.settings.barColor == .color(.white))
    #expect(!top.hidesBar && top.declaredBarHidden == false)
  }

  @Test func eachAnswerIsKnownByItsName() throws {
    let (navigation, policy) = answered()
    policy.title = { _, _ in "Up" }
    policy.color = { _, _ in .auto }
    policy.flags["hidesBackButton"] = { _, _ in false }
    navigation.invalidateBar()
    let top = try #require(navigation.top)
    let unanswerable: Set<Setting> = [
      .gesture, .showsPreviousTitle, .hidesBottomBarWhenPushed, .regions, .picture,
    ]
    expectEqual(
      Setting.allCases.filter { !top.answers.has($0) },
      Setting.allCases.filter(unanswerable.contains))
    #expect(top.settingsInForce.backTitle == "Up" && top.settingsInForce.backColor == .auto)
    navigation.policy = nil
    #expect(!Setting.allCases.contains { top.answers.has($0) }, "nobody answers any more")
  }

  @Test func whoObservesHearsOfOtherAnswersOnly() throws {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    var heard: [Bool] = []
    var observation: Observation? = navigation.scene.observeSettings {
      heard.append($0.settingsInForce.modalInPresentation)
    }
    policy.flags["modalInPresentation"] = { _, _ in true }
    navigation.invalidateBar()
    navigation.invalidateBar()
    #expect(heard == [true] && observation != nil)
    policy.flags["modalInPresentation"] = { _, _ in false }
    navigation.invalidateBar()
    expectEqual(heard, [true, false])
    observation = nil
    policy.flags["modalInPresentation"] = nil
    navigation.invalidateBar()
    expectEqual(heard, [true, false])
  }

  @Test func whatWasSaidOfAButtonGoesWithTheButton() throws {
    let policy = TestPolicy()
    policy.title = { _, _ in "Up" }
    policy.color = { _, _ in .auto }
    let navigation = makeNavigation(policy: policy)
    let top = try #require(navigation.top)
    #expect(top.answers.has(.backTitle) && top.answers.has(.backColor))
    top.settings.hidesBackButton = true
    #expect(!top.answers.has(.backTitle) && !top.answers.has(.backColor))
  }
}
