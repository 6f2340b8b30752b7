/// A controller to be made.
public struct ControllerSpec: Equatable, Sendable {
  /// The name of its class, which plugins match.
  public var className: String
  /// The title in the bar.
  public var title: String?

  /// A controller of a class, without a title unless you give one.
  public init(_ className: String, title: String? = nil) {
    self.className = className
    self.title = title
  }
}
