/// A stack that is presented over others.
public final class Presentation {
  /// How a presented stack covers the screen.
  public enum Style: String, Sendable, CaseIterable {
    /// The screen below stays; it can be dragged down.
    case sheet
    /// The same in the middle of a large screen; a tap beside it closes it, too.
    case formSheet
    /// The screen below stays; a tap beside it closes it.
    case popover
    /// The screen below disappears.
    case fullScreen

    /// Whether a finger can drag it down.
    var hasDrag: Bool { self == .sheet || self == .formSheet }
    /// Whether there is room beside it for a tap.
    var hasOutside: Bool { self == .formSheet || self == .popover }
  }

  /// How it covers the screen.
  public let style: Style
  /// The stack that is presented.
  public let navigation: NavigationController
  /// The stack that presented it; nil once that is gone.
  public var presenting: NavigationController? {
    navigation.scene.navigation(numbered: presentingNumber)
  }
  private let presentingNumber: Int

  init(_ navigation: NavigationController, style: Style, presenting: NavigationController) {
    self.navigation = navigation
    self.style = style
    presentingNumber = presenting.number
  }
}
