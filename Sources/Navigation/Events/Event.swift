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
  let payload: Payload

  /// What the event says besides: a decision's details are put together when somebody reads them.
  enum Payload {
    case details([(key: String, value: EventValue)])
    case decision(Explanation.Subject, outcome: String, source: PopSource?, reason: String?)
  }

  public var details: [(key: String, value: EventValue)] {
    guard case .decision(let subject, let outcome, let source, let reason) = payload else {
      if case .details(let details) = payload { return details }
      return []
    }
    var details: [(key: String, value: EventValue)] = [
      ("subject", .string(subject.rawValue)), ("outcome", .string(outcome)),
    ]
    if let source { details.append(("source", .string(source.rawValue))) }
    if let reason { details.append(("reason", .string(reason))) }
    return details
  }

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
