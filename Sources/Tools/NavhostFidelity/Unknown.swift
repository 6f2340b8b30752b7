/// What nobody can know of UIKit without a device. The letters are those of the stand-in for UIKit that
/// the adapter is tested over, and of examples/FidelityApp/README.md.
package enum Unknown: Character, CaseIterable, Comparable, Sendable {
  case barIsAskedFirst = "a"
  case stackIsOldUntilLayout = "b"
  case beginsAtLayout = "c"
  case touchesAreRefused = "d"
  case asksAboutSheetsAtAnyTime = "e"
  case didShowComesFirst = "f"
  case menuHasTouch = "g"
  case tabsAreAskedTwice = "h"
  case dismissalIsToldFirst = "i"
  case swipesInterrupt = "j"
  case backdropIsSilent = "k"
  case tapsDuringTransitions = "l"
  case tabsAreAskedByTab = "m"
  case dismissalsTakeTime = "n"
  case getterIsOldAfterReplace = "o"

  package static func < (left: Unknown, right: Unknown) -> Bool { left.rawValue < right.rawValue }

  /// What a phone does where it is on.
  package var whenOn: String {
    switch self {
    case .barIsAskedFirst: "asks the bar before the stack changes"
    case .stackIsOldUntilLayout: "shows the old viewControllers after a pop of several"
    case .beginsAtLayout: "begins a transition at the next layout"
    case .touchesAreRefused: "refuses the touch for a custom item or a hidden bar"
    case .asksAboutSheetsAtAnyTime: "asks shouldDismiss without a drag"
    case .didShowComesFirst: "calls didShow before the transition's completion"
    case .menuHasTouch: "lets a touch come down between the menu's press and its pop"
    case .tabsAreAskedTwice: "asks shouldSelect twice"
    case .dismissalIsToldFirst: "reports a dismissal before the sheet has disappeared"
    case .swipesInterrupt: "lets a swipe interrupt a transition"
    case .backdropIsSilent: "does not report a tap beside a sheet that stays"
    case .tapsDuringTransitions: "lets the back button work during a transition"
    case .tabsAreAskedByTab: "asks about tabs by shouldSelectTab"
    case .dismissalsTakeTime: "drops what is presented during a dismissal"
    case .getterIsOldAfterReplace: "shows the old viewControllers after setViewControllers"
    }
  }

  /// What a phone does where it is off.
  package var whenOff: String {
    switch self {
    case .barIsAskedFirst: "asks the bar after the stack has changed"
    case .stackIsOldUntilLayout: "shows the new viewControllers after a pop of several"
    case .beginsAtLayout: "begins a transition in the call"
    case .touchesAreRefused: "asks whether the swipe begins, and refuses that"
    case .asksAboutSheetsAtAnyTime: "asks shouldDismiss in a drag only"
    case .didShowComesFirst: "calls didShow after the transition's completion"
    case .menuHasTouch: "lets no touch come down between the menu's press and its pop"
    case .tabsAreAskedTwice: "asks shouldSelect once"
    case .dismissalIsToldFirst: "reports a dismissal after the sheet has disappeared"
    case .swipesInterrupt: "lets no swipe begin during a transition"
    case .backdropIsSilent: "reports the attempt after a tap beside a sheet that stays"
    case .tapsDuringTransitions: "lets the back button do nothing during a transition"
    case .tabsAreAskedByTab: "asks about tabs by shouldSelect"
    case .dismissalsTakeTime: "presents what comes during a dismissal"
    case .getterIsOldAfterReplace: "shows the new viewControllers after setViewControllers"
    }
  }
}
