/// A pan from the edge that an app wires up by itself: the screen follows the finger, and on release
/// slides out or back (rules 132 to 136). It stands beside the navigation controller and pops nothing:
/// `isDismissed` tells the app to.
public struct EdgePan: Equatable, Sendable {
  /// The share of the width beyond which a release dismisses, strictly (rules 133, 134).
  public static let threshold = 0.3
  /// How long the slide after a release takes, in seconds.
  public static let duration = 0.15

  /// The width of the screen in points.
  public let width: Double
  public let direction: LayoutDirection
  /// Whether the screen stops at its place when the finger goes back past the start; without it the
  /// screen follows beyond (rule 136).
  public let clamps: Bool
  public private(set) var state = RecognizerState.possible

  private var offset = 0.0
  private var last = Point()
  private var slide: (since: Double, from: Double, to: Double)?

  public init(width: Double = 390, direction: LayoutDirection = .ltr, clamps: Bool = true) {
    self.width = width
    self.direction = direction
    self.clamps = clamps
  }

  public static func == (left: EdgePan, right: EdgePan) -> Bool {
    left.state == right.state && left.offset == right.offset && left.last == right.last
  }

  /// Whether the screen has slid out, or is about to.
  public var isDismissed: Bool { slide.map { $0.to > 0 } ?? false }

  /// How far the screen has moved towards the trailing edge at `time`, in points.
  public func offset(at time: Double) -> Double {
    guard let slide else { return offset }
    let share = min(max((time - slide.since) / EdgePan.duration, 0), 1)
    return share > 1 - 1e-9 ? slide.to : slide.from + (slide.to - slide.from) * share
  }

  /// Takes a touch in. A cancelled one counts as a release (rule 135).
  public mutating func touch(_ phase: TouchPhase, at point: Point, time: Double) {
    switch phase {
    case .began:
      state = .possible
      (offset, last, slide) = (0, point, nil)
    case .moved: move(to: point)
    case .ended: release(.ended, at: time)
    case .cancelled: release(.cancelled, at: time)
    }
  }

  /// Each change counts from the one before (rule 132).
  private mutating func move(to point: Point) {
    guard slide == nil else { return }
    state = state == .possible ? .began : .changed
    offset += (point.x - last.x) * direction.sign
    if clamps { offset = max(offset, 0) }
    last = point
  }

  private mutating func release(_ end: RecognizerState, at time: Double) {
    guard slide == nil, state != .possible else {
      state = .failed
      return
    }
    state = end
    let goes = offset / width > EdgePan.threshold
    slide = (since: time, from: offset, to: goes ? width : 0)
  }
}
