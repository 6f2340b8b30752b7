internal import Navigation

/// The fingers on the phone, and how much time passes between what they do. The clock follows the
/// browser's while a finger is down; between two gestures it stands.
struct Fingers {
  /// Seconds of a frame of a transition that runs by itself.
  static let tick = 1.0 / 60
  /// A pause under a finger counts as no more, in seconds.
  private static let maxPause = 600.0

  private(set) var down: [Int: Point] = [:]
  /// When the last of them did something, on the browser's clock.
  private var last = 0.0
  /// What the clock has moved since by itself.
  private var ticked = 0.0

  /// Takes a touch in.
  ///
  /// - Returns: the seconds that passed before it; nil of a finger that is not down.
  mutating func take(
    _ phase: TouchPhase, _ finger: Int, _ time: Double, _ point: Point
  ) -> Double? {
    guard phase == .began || down[finger] != nil else { return nil }
    let passed = down.isEmpty ? 0 : min(max(time - last - ticked, 0), Self.maxPause)
    last = time
    ticked = 0
    down[finger] = phase == .began || phase == .moved ? point : nil
    return (passed * 1e4).rounded() / 1e4
  }

  mutating func ticked(_ seconds: Double) {
    ticked += seconds
  }

  /// The fingers that are down after the inputs.
  static func down(after played: [Played]) -> [Int: Point] {
    var down: [Int: Point] = [:]
    for case .touch(let phase, let point, let finger) in played.map(\.input) {
      down[finger] = phase == .began || phase == .moved ? point : nil
    }
    return down
  }
}
