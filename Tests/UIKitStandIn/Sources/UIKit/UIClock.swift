/// The stand-in's time: it moves when somebody moves it.
@MainActor
public final class UIClock {
  public static let shared = UIClock()

  public private(set) var now = 0.0
  private var waiting: [(at: Double, number: Int, body: @MainActor () -> Void)] = []
  private var number = 0

  func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
    number += 1
    waiting.append((now + seconds, number, body))
  }

  /// Runs what falls due, in order.
  public func advance(by seconds: Double) {
    let end = now + seconds
    while let next = waiting.filter({ $0.at <= end + 1e-9 }).min(by: {
      ($0.at, $0.number) < ($1.at, $1.number)
    }) {
      waiting.removeAll { $0.number == next.number }
      now = max(now, next.at)
      next.body()
    }
    now = end
  }
}
