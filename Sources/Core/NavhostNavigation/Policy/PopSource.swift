/// The way in which somebody asks for a pop.
public enum PopSource: String, CaseIterable, Sendable {
  /// A tap on the back button.
  case backButton
  /// A tap on the app's own item in place of the back button.
  case customItem
  /// An entry of the back button's long-press menu.
  case backMenu
  /// The system's swipe from the leading edge.
  case edgeGesture
  /// The full-screen swipe.
  case fullscreenGesture
  /// A pan on the content (profile `ios26`).
  case contentGesture
  /// VoiceOver's two-finger scrub.
  case escape
  /// A sheet is dragged down.
  case sheetSwipe
  /// The selected tab is tapped again.
  case tabBar
  /// A tap beside a popover or a form sheet.
  case tapOutside
  /// A link from outside replaces the stack: `requestStack`.
  case deepLink
  /// `requestPop()` and `requestDismiss()`: the app's own button.
  case request
  /// The app's code, without the person.
  case program
}
