/// What an event keeps of a controller: not the controller itself, so that events keep none alive.
public struct ControllerSummary: Equatable, Sendable, CustomStringConvertible {
  public let id: Int
  public let className: String
  /// The title at the time of the event.
  public let title: String?

  public init(id: Int, className: String, title: String? = nil) {
    self.id = id
    self.className = className
    self.title = title
  }

  /// The controller as it is now.
  public init(_ controller: Controller) {
    self.init(id: controller.id, className: controller.className, title: controller.title)
  }

  public var description: String { "\(className)#\(id)" }
}
