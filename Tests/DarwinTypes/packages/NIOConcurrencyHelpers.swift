// The little of NIOConcurrencyHelpers that the page for browsers uses, declared after its documentation. Nothing
// here is ever run.

public struct NIOLockedValueBox<Value> {
  public init(_ value: Value) {}
  public func withLockedValue<T>(_ mutate: (inout Value) throws -> T) rethrows -> T { fatalError() }
}
extension NIOLockedValueBox: @unchecked Sendable where Value: Sendable {}
