/// The way in which somebody asks for a pop.
public enum PopSource: String, CaseIterable, Sendable {
  /// A tap on the back button.
  case backButton
  /// A tap on the app's own item instead of the back button.
  case customBackButton
  /// An entry of the back button's long-press menu.
  case backMenu
  /// The system's swipe from the leading edge.
  case edgeGesture
  /// The full-screen swipe.
  case fullscreenGesture
  /// A pan on the content (iOS 26).
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
  /// Your code, without asking: `pop`, `setViewControllers`.
  case programmatic
}
