/// Something that happened.
public struct Event {
  /// Counts up from 1.
  public let index: Int
  /// Seconds on the virtual clock.
  public let time: Double
  public let name: EventName
  /// The controller that it is about.
  public let controller: Controller?
  /// The plugin that it is about.
  public let plugin: String?
  public let details: [(key: String, value: EventValue)]

  /// The detail called `key`.
  public subscript(key: String) -> EventValue? {
    details.first { $0.key == key }?.value
  }
}

extension Event: CustomStringConvertible {
  public var description: String {
    var text = "\(index) \(name.rawValue)"
    if let controller { text += " \(controller.className)#\(controller.id)" }
    for (key, value) in details { text += " \(key)=\(value)" }
    return text
  }
}

extension EventValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .string(let text): text
    case .number(let number): "\(number)"
    case .integer(let integer): "\(integer)"
    case .boolean(let flag): "\(flag)"
    case .controller(let controller): "\(controller.className)#\(controller.id)"
    }
  }
}
