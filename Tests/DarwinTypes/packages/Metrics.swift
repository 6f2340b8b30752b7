// The little of swift-metrics that NavigationLogging uses, declared after its documentation. Nothing here is
// ever run.

public final class Counter: Sendable {
  public init(label: String, dimensions: [(String, String)]) {}
  public func increment(by amount: Int64 = 1) {}
}

public final class Gauge: Sendable {
  public convenience init(label: String, dimensions: [(String, String)] = []) { self.init() }
  private init() {}
  public func record(_ value: Double) {}
}
