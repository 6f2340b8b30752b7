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
  public var frame: Rect
  /// The drags that it takes for itself.
  public var handles: Handles
  /// How far the area is scrolled from its leading edge, in points: 0 is there, nil never is (a
  /// slider).
  public var offset: Double?

  /// A region of a controller's view.
  public init(name: String, frame: Rect, handles: Handles, offset: Double? = nil) {
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
