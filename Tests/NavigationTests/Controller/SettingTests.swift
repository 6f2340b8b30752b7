import Expectations
import NavhostNavigation
import Testing

/// The settings by name, and who wrote them.
@Suite struct SettingTests {
  /// One change for each setting.
  private static let changes: [(Setting, @Sendable (inout ControllerSettings) -> Void)] = [
    (.interactivePopDisabled, { $0.interactivePopDisabled = true }),
    (.maxInitialDistance, { $0.maxInitialDistance = 1 }),
    (.gesture, { $0.gesture = .fullscreen }),
    (.barHidden, { $0.barHidden = false }),
    (.barColor, { $0.barColor = .color(.white) }),
    (.backTitle, { $0.backTitle = "" }),
    (.backColor, { $0.backColor = .auto }),
    (.showsPreviousTitle, { $0.showsPreviousTitle = false }),
    (.customBackButton, { $0.customBackButton = true }),
    (.hidesBackButton, { $0.hidesBackButton = true }),
    (.hidesBottomBarWhenPushed, { $0.hidesBottomBarWhenPushed = true }),
    (.modalInPresentation, { $0.modalInPresentation = true }),
    (.interactiveContentPopDisabled, { $0.interactiveContentPopDisabled = true }),
    (
      .regions,
      {
        $0.regions = [
          Region(name: "a", frame: ScreenRect(x: 0, y: 0, width: 1, height: 1), handles: .all)
        ]
      }
    ),
    (.picture, { $0.picture = "a.png" }),
  ]

  @Test func eachChangeIsOneOfItsOwnSettingAlone() {
    expectEqual(Self.changes.map(\.0), Setting.allCases)
    for (changed, change) in Self.changes {
      let settings = makeSettings(change)
      for setting in Setting.allCases {
        expectEqual(setting.isSame(settings, ControllerSettings()), setting != changed)
      }
    }
  }

  @Test func whoWroteASettingIsForgottenWhenItIsChangedByAnother() {
    for (changed, change) in Self.changes {
      let controller = makeNavigation().stack[1]
      for setting in Setting.allCases { controller.authors[setting] = SettingAuthor("p", line: 3) }
      let same = controller.settings
      controller.settings = same
      expectEqual(controller.authors.count, Setting.allCases.count, "nothing was changed")
      change(&controller.settings)
      expectEqual(Set(controller.authors.keys), Set(Setting.allCases).subtracting([changed]))
    }
  }
}
