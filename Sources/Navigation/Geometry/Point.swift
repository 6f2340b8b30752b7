/// A place on the screen, or a distance: points, origin at the top left, x to the right.
public struct Point: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A point; (0, 0) is the upper left corner of the screen.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// The square of the distance from the origin.
  var squaredLength: Double { x * x + y * y }
}
