/// The part of a controller that an event keeps: not the controller itself, so that events keep none alive.
public struct ControllerSummary: Equatable, Sendable, CustomStringConvertible {
  /// The number of the controller in its scene.
  public let id: Int
  /// The name of its class.
  public let className: String
  /// The title at the time of the event.
  public let title: String?

  package init(id: Int, className: String, title: String? = nil) {
    self.id = id
    self.className = className
    self.title = title
  }

  public var description: String { "\(className)#\(id)" }
}
