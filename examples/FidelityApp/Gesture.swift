/// The gestures, the shortest first, in the order in which a person does them.
enum Gesture: String, CaseIterable {
  case popByCode, popToRootByCode, setByCode, sheetUntouched, presentDuringDismissal
  case tapBack, tapBackRefused, tapBackLater, tapDuringPush
  case tabOther, tabAgain, tabOfTabs
  case swipe, swipeTakenBack, swipeAtRoot, swipeWithItem, swipeWithoutBar, swipeDuringPush
  case swipeInMiddle, menu
  case sheetPulled, sheetPulledABit, sheetHeld, sheetBeside
  case escape

  var instruction: String {
    switch self {
    case .popByCode: "Wait: the app pops."
    case .popToRootByCode: "Wait: the app pops to the root."
    case .setByCode: "Wait: the app sets its view controllers."
    case .sheetUntouched: "Wait: a sheet comes. Do not touch it."
    case .presentDuringDismissal:
      "Wait: a sheet comes and goes, and the app presents another one as it goes."
    case .tapBack: "Tap the back button."
    case .tapBackRefused: "Tap the back button: nothing goes."
    case .tapBackLater: "Tap the back button: the app pops a little later."
    case .tapDuringPush: "Tap the back button while the new screen still slides in."
    case .tabOther: "Tap the other tab."
    case .tabAgain: "Tap the tab that is selected."
    case .tabOfTabs: "Tap the other tab. This bar is made of UITabs (iOS 18)."
    case .swipe: "Swipe from the left edge to the right one, and let go."
    case .swipeTakenBack: "Swipe a little from the left edge, back again, and let go."
    case .swipeAtRoot: "Swipe from the left edge: nothing moves."
    case .swipeWithItem: "Swipe from the left edge, with a button instead of the back button."
    case .swipeWithoutBar: "Swipe from the left edge, without a bar."
    case .swipeDuringPush: "Swipe from the left edge while the new screen still slides in."
    case .swipeInMiddle: "Swipe from the middle to the right edge."
    case .menu: "Press the back button until its menu opens, and pick One."
    case .sheetPulled: "When the sheet is there, pull it down to the foot, and let go."
    case .sheetPulledABit: "When the sheet is there, pull it down a little, and let go."
    case .sheetHeld: "When the sheet is there, pull it down: it stays."
    case .sheetBeside: "On an iPad: when the sheet is there, tap beside it: it stays."
    case .escape: "With VoiceOver, scrub with two fingers."
    }
  }
}
