/// Remembers where a finger was during the last 0.1 s.
struct VelocityTracker {
  /// The time looked back, in seconds.
  static let window = 0.1

  private struct Sample {
    let time: Double
    let point: ScreenPoint
  }

  private var samples: [Sample] = []
  private var head = 0

  mutating func add(_ point: ScreenPoint, at time: Double) {
    if samples.isEmpty { samples.reserveCapacity(32) }
    samples.append(Sample(time: time, point: point))
    while head + 2 < samples.count, samples[head + 1].time <= time - VelocityTracker.window {
      head += 1
    }
    if head >= 32 {
      samples.removeFirst(head)
      head = 0
    }
  }

  /// The movement of the last 0.1 s, or of the whole time where that is shorter, in points per
  /// second. Between two samples the finger counts as moving evenly, so that the result does not
  /// depend on how finely a movement is sampled.
  var velocity: ScreenPoint {
    guard let last = samples.last, samples.count - head > 1 else { return ScreenPoint() }
    let begin = max(last.time - VelocityTracker.window, samples[head].time)
    let span = last.time - begin
    guard span > 0 else { return ScreenPoint() }
    let way = last.point - place(at: begin)
    return ScreenPoint(x: way.x / span, y: way.y / span)
  }

  /// Where the finger was as the window began: between the first sample and the next.
  private func place(at time: Double) -> ScreenPoint {
    let (before, after) = (samples[head], samples[head + 1])
    guard time > before.time else { return before.point }
    let share = (time - before.time) / (after.time - before.time)
    let way = after.point - before.point
    return ScreenPoint(x: before.point.x + way.x * share, y: before.point.y + way.y * share)
  }
}
