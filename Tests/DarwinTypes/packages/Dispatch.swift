// The little of Dispatch that the package uses. Nothing here is ever run.

public final class DispatchQueue: @unchecked Sendable {
  public init(label: String) {}
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
}

public final class DispatchSemaphore: @unchecked Sendable {
  public init(value: Int) {}
  public func wait() {}
  @discardableResult public func signal() -> Int { 0 }
}
