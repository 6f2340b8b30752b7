/// What nobody can know of UIKit without a device, each with both answers. The adapter must be right
/// under every combination. Where somebody has written down what a phone did, it says who; nobody has
/// seen a, d, e, f, g and i either way.
@MainActor
public struct UIUnknowns {
  /// (a) In a pop by code and by a swipe the bar's delegate is asked before the stack changes.
  public var barIsAskedFirst = false
  /// (b) After a pop of several `viewControllers` is the old stack until the next layout.
  /// Seen: react-native-screens, pull request 409, while a transition ran.
  public var stackIsOldUntilLayout = false
  /// (c) The animation is asked for, and the coordinator is there, at the next layout only.
  /// Seen off: wix/react-native-navigation, whose swipe finds a coordinator in `popViewController`.
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
  /// (h) A tab bar's delegate is asked twice about a tap. Seen: eggswift/ESTabBarController,
  /// issue 138.
  public var tabsAreAskedTwice = false
  /// (i) A presentation's delegate hears of the dismissal before the sheet has disappeared.
  public var dismissalIsToldFirst = false
  /// (j) A swipe interrupts a transition that runs, as in iOS 26. Seen: react-native-screens, pull request
  /// 3173.
  public var swipesInterrupt = false

  /// (k) A tap beside a form sheet or a popover that may not go is dropped: nobody hears of the attempt.
  /// Seen: software-mansion/react-native-screens, issue 3568 and pull request 3771.
  public var backdropIsSilent = false
  /// (l) The back button works while a transition runs, as in iOS 26. Seen: react-native-screens, pull
  /// requests 3093 and 3631; .NET MAUI, pull request 34377.
  public var tapsDuringTransitions = false
  /// (m) Of a tap on a tab only the methods with a `UITab` are called (iOS 18 and later). Seen: a report
  /// of SwiftUI's TabView on a beta of iOS 27.
  public var tabsAreAskedByTab = false
  /// (n) A dismissal takes its time, and what is presented meanwhile is dropped. Seen: react-native-screens,
  /// issue 4446; pointfreeco/swift-navigation, pull request 332.
  public var dismissalsTakeTime = false
  /// (o) After `setViewControllers` the getter has the old stack until the next layout. Seen: .NET MAUI's
  /// source; react-native-screens, pull request 409.
  public var getterIsOldAfterReplace = false

  /// With c: a swipe still begins in the call. Pushes and pops by code begin at layout in ten public backtraces
  /// (iOS 8 to 16), for example rickytan/RTRootNavigationController, issue 275; wix's swipe has its coordinator in
  /// the call.
  public var swipesBeginInCall = false

  public static var current = UIUnknowns()

  /// The phone of the public backtraces.
  public static var mixed: UIUnknowns {
    var unknowns = UIUnknowns("c")
    unknowns.swipesBeginInCall = true
    return unknowns
  }

  public init() {}

  static let all: [WritableKeyPath<UIUnknowns, Bool>] = [
    \.barIsAskedFirst, \.stackIsOldUntilLayout, \.beginsAtLayout, \.touchesAreRefused,
    \.asksAboutSheetsAtAnyTime, \.didShowComesFirst, \.menuHasTouch, \.tabsAreAskedTwice,
    \.dismissalIsToldFirst, \.swipesInterrupt, \.backdropIsSilent, \.tapsDuringTransitions,
    \.tabsAreAskedByTab, \.dismissalsTakeTime, \.getterIsOldAfterReplace,
  ]

  /// Turns on the switches that `letters` name, from `a` to `o`; `"mixed"` is the mixed phone.
  public init(_ letters: String) {
    if letters == "mixed" {
      self = .mixed
      return
    }
    for (letter, path) in zip("abcdefghijklmno", Self.all) where letters.contains(letter) {
      self[keyPath: path] = true
    }
  }
}
