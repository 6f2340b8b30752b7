/// A controller declares with it its gestures, its bar and its back button.
public struct ControllerSettings: Equatable, Sendable {
  /// No pop gesture begins on the controller (guard 2; rule 101). Taps are not concerned (119).
  public var interactivePopDisabled = false
  /// How far from the leading edge a pop gesture may start, in points; 0 is without limit (rules
  /// 102, 103).
  public var maxInitialDistance: Double {
    get { storedDistance }
    set { storedDistance = newValue > 0 ? newValue : 0 }
  }
  /// Overrides the navigation controller's gesture mode.
  public var gesture: GestureMode?
  /// Whether the bar is hidden; nil leaves it shown.
  public var barHidden: Bool?
  /// nil takes the navigation controller's.
  public var barColor: BarFill?
  /// The back button's text, `""` for the arrow alone; nil goes by `showsPreviousTitle`.
  public var backTitle: String?
  /// nil is `.auto`.
  public var backColor: ColorChoice?
  /// Whether the back button carries the previous title (rule 73); else the arrow alone.
  public var showsPreviousTitle = true
  /// The app's own item stands in place of the system's button (rule 178).
  public var customBackButton = false
  /// No back button at all (rule 182).
  public var hidesBackButton = false
  /// Whether a tab bar disappears while the controller is on its stack.
  public var hidesBottomBarWhenPushed = false
  /// A sheet whose top says so cannot be dragged down (UIKit: `isModalInPresentation`).
  public var modalInPresentation = false
  /// No pan on the content begins, in a profile that has one.
  public var interactiveContentPopDisabled = false
  /// The file of a screenshot that pictures show as its content.
  public var picture: String?
  /// Where regions overlap the last one counts.
  public var regions: [Region] = []

  private var storedDistance = 0.0

  /// The settings of a controller that says nothing.
  public init() {}
}

/// Where a pop gesture may start.
public enum GestureMode: String, Sendable, CaseIterable {
  /// Within 20 pt of the leading edge.
  case edge
  /// Anywhere.
  case fullscreen
  /// Nowhere.
  case none
}

/// An area of the screen with a gesture of its own.
public struct Region: Equatable, Sendable {
  /// The drags that the area takes for itself.
  public enum Handles: String, Sendable, CaseIterable {
    /// Drags to the side, as a carousel.
    case horizontal
    /// Drags up and down, as a list.
    case vertical
    /// All drags, as a map.
    case all
  }

  /// Its name, which plugins see.
  public var name: String
  /// Screen coordinates in both layout directions.
  public var frame: ScreenRect
  /// The drags that it takes for itself.
  public var handles: Handles
  /// How far the area is scrolled from its leading edge, in points: 0 is there, nil never is (a
  /// slider).
  public var offset: Double?

  /// A region of a controller's view.
  public init(name: String, frame: ScreenRect, handles: Handles, offset: Double? = nil) {
    self.name = name
    self.frame = frame
    self.handles = handles
    self.offset = offset
  }

  /// Whether a drag downwards is the area's own: it is not scrolled to its top.
  package var keepsSheetDrag: Bool { handles != .horizontal && offset != 0 }

  /// Whether a drag towards the trailing edge is the area's own (guard 7; rule 120).
  package var keepsPopDrag: Bool {
    guard handles != .vertical else { return false }
    guard let offset else { return true }
    return offset > 0
  }
}
