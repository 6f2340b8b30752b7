/// Something that happened.
public struct Event {
  /// Counts up from 1.
  public let index: Int
  /// Seconds on the virtual clock.
  public let time: Double
  public let name: EventName
  /// The controller that it is about.
  public let controller: Controller?
  let payload: Payload

  /// What the event says besides: a decision's details are put together when somebody reads them.
  enum Payload {
    case details([(key: String, value: EventValue)], plugin: String?)
    case decision(
      Explanation.Subject, outcome: Explanation.Ending, source: PopSource?, reason: String?)
  }

  /// The plugin that it is about.
  public var plugin: String? {
    if case .details(_, let plugin) = payload { plugin } else { nil }
  }

  public var details: [(key: String, value: EventValue)] {
    switch payload {
    case .details(let details, _): return details
    case .decision(let subject, let outcome, let source, let reason):
      var details: [(key: String, value: EventValue)] = [
        ("subject", .string(subject.rawValue)), ("outcome", .string(outcome.rawValue)),
      ]
      if let source { details.append(("source", .string(source.rawValue))) }
      if let reason { details.append(("reason", .string(reason))) }
      return details
    }
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
