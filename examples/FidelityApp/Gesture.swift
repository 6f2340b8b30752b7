/// The 20 gestures, in the order in which a person does them.
enum Gesture: String, CaseIterable {
  case tapBack, tapBackRefused, tapBackLater, popByCode, popToRootByCode
  case swipe, swipeTakenBack, swipeAtRoot, swipeWithItem, swipeWithoutBar, swipeDuringPush
  case swipeInMiddle, menu, escape
  case sheetUntouched, sheetPulled, sheetHeld, sheetPulledABit
  case tabOther, tabAgain

  var instruction: String {
    switch self {
    case .tapBack: "Tap the back button."
    case .tapBackRefused: "Tap the back button: nothing goes."
    case .tapBackLater: "Tap the back button: the app pops a little later."
    case .popByCode: "Wait: the app pops."
    case .popToRootByCode: "Wait: the app pops to the root."
    case .swipe: "Swipe from the left edge to the right one, and let go."
    case .swipeTakenBack: "Swipe a little from the left edge, back again, and let go."
    case .swipeAtRoot: "Swipe from the left edge: nothing moves."
    case .swipeWithItem: "Swipe from the left edge, with a button in place of the back button."
    case .swipeWithoutBar: "Swipe from the left edge, without a bar."
    case .swipeDuringPush: "Swipe from the left edge while the new screen still slides in."
    case .swipeInMiddle: "Swipe from the middle to the right edge."
    case .menu: "Press the back button until its menu opens, and pick One."
    case .escape: "With VoiceOver, scrub with two fingers."
    case .sheetUntouched: "Wait: a sheet comes. Do not touch it."
    case .sheetPulled: "When the sheet is there, pull it down to the foot, and let go."
    case .sheetHeld: "When the sheet is there, pull it down: it stays."
    case .sheetPulledABit: "When the sheet is there, pull it down a little, and let go."
    case .tabOther: "Tap the other tab."
    case .tabAgain: "Tap the tab that is selected."
    }
  }
}
