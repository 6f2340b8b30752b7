/// A place on the screen, or a distance: points, origin at the top left, x to the right.
public struct ScreenPoint: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A point; (0, 0) is the upper left corner of the screen.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  static func - (left: ScreenPoint, right: ScreenPoint) -> ScreenPoint {
    ScreenPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func + (left: ScreenPoint, right: ScreenPoint) -> ScreenPoint {
    ScreenPoint(x: left.x + right.x, y: left.y + right.y)
  }

  /// The square of the distance from the origin.
  var squaredLength: Double { x * x + y * y }
}

/// Width and height in points.
public struct ScreenSize: Equatable, Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// A size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A frame in points, origin at the top left.
public struct ScreenRect: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// A rectangle by its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var center: ScreenPoint { ScreenPoint(x: x + width / 2, y: y + height / 2) }

  /// Whether `point` lies in the frame; the left and top edges belong to it, the others do not.
  package func contains(_ point: ScreenPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The same frame seen in a mirror of the given width.
  package func mirrored(in width: Double) -> ScreenRect {
    ScreenRect(x: width - maxX, y: y, width: self.width, height: height)
  }
}

extension NavigationScene {
  /// Which way the screen reads. The leading edge is where reading begins.
  public enum LayoutDirection: String, Sendable, CaseIterable {
    /// From left to right.
    case ltr
    /// From right to left, as Arabic and Hebrew are.
    case rtl

    /// 1 where the trailing edge is to the right, else -1.
    public var sign: Double { self == .ltr ? 1 : -1 }
  }
}
