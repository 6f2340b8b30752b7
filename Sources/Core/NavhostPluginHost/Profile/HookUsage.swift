/// The calls, units and time of one hook of one plugin.
public struct HookUsage: Equatable, Sendable {
  /// The plugin's name; `hook` of a script's hooks.
  public let plugin: String
  /// The hook's name: `shouldPop`.
  public let hook: String
  /// How often it was called. One that asked and went on after the answer was called once.
  public internal(set) var calls = 0
  /// Units of work of all calls.
  public internal(set) var fuel = 0
  /// CPU time of the longest call, in seconds.
  public private(set) var longest = 0.0
  /// CPU time of the last calls, in seconds, in no order.
  private var seconds: [Double] = []
  private static let mostKept = 10_000

  init(plugin: String, hook: String) {
    self.plugin = plugin
    self.hook = hook
  }

  /// CPU time in seconds that so large a share of the last 10,000 calls did not exceed: 0.5 is the
  /// median. 0 where there was no call.
  public func percentile(_ share: Double) -> Double {
    guard !seconds.isEmpty else { return 0 }
    let place = (Double(seconds.count) * share).rounded(.up)
    return seconds.sorted()[min(max(Int(place), 1), seconds.count) - 1]
  }

  /// A call begins; the number is for `add`.
  mutating func begin() -> Int {
    let place = calls % Self.mostKept
    calls += 1
    if place < seconds.count { seconds[place] = 0 } else { seconds.append(0) }
    return place
  }

  /// A call took so long, again where it was suspended.
  mutating func add(_ more: Double, to place: Int) {
    seconds[place] += more
    longest = max(longest, seconds[place])
  }
}
