#if canImport(UIKit)
  /// How long the adapter waits, in seconds, for what UIKit does and tells nobody. A test that moves time
  /// itself sets them higher: then a machine that stands still for a moment changes nothing.
  @MainActor
  enum Waits {
    /// UIKit's next layout has been by then.
    static var layout = 0.1
    /// A dismissal of which no coordinator tells the end is looked at again.
    static var dismissal = 0.05

    static func sleep(_ seconds: Double) async {
      try? await Task.sleep(nanoseconds: UInt64(min(seconds, 1e9) * 1e9))
    }
  }
#endif
