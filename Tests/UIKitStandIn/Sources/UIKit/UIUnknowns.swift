/// What nobody can know of UIKit without a device, each with both answers. The adapter must be right
/// under every combination.
@MainActor
public struct UIUnknowns {
  /// (a) In a pop by code and by a swipe the bar's delegate is asked before the stack changes.
  public var barIsAskedFirst = false
  /// (b) After a pop of several `viewControllers` is the old stack until the next layout.
  public var stackIsOldUntilLayout = false
  /// (c) The animation is asked for, and the coordinator is there, at the next layout only.
  public var beginsAtLayout = false
  /// (d) A pop recogniser's delegate is asked about a touch first, and UIKit's own says no with a
  /// custom item or a hidden bar.
  public var touchesAreRefused = false
  /// (e) `presentationControllerShouldDismiss` is asked at any time, without a drag.
  public var asksAboutSheetsAtAnyTime = false
  /// (f) `didShow` comes before the transition's completion.
  public var didShowComesFirst = false
  /// (g) A touch comes down between the menu's long press and its pop.
  public var menuHasTouch = false
  /// (h) A tab bar's delegate is asked twice about a tap.
  public var tabsAreAskedTwice = false
  /// (i) A presentation's delegate hears of the dismissal before the sheet has disappeared.
  public var dismissalIsToldFirst = false
  /// (j) A swipe interrupts a transition that runs, as in iOS 26.
  public var swipesInterrupt = false

  public static var current = UIUnknowns()

  public init() {}

  static let all: [WritableKeyPath<UIUnknowns, Bool>] = [
    \.barIsAskedFirst, \.stackIsOldUntilLayout, \.beginsAtLayout, \.touchesAreRefused,
    \.asksAboutSheetsAtAnyTime, \.didShowComesFirst, \.menuHasTouch, \.tabsAreAskedTwice,
    \.dismissalIsToldFirst, \.swipesInterrupt,
  ]

  /// Those that `letters` name, from `a` to `j`, are on.
  public init(_ letters: String) {
    for (letter, path) in zip("abcdefghij", Self.all) where letters.contains(letter) {
      self[keyPath: path] = true
    }
  }
}
