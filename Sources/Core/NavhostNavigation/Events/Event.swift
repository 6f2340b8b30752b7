/// Something that happened.
public struct Event {
  /// Counts up from 1.
  public let index: Int
  /// Seconds on the virtual clock.
  public let time: Double
  /// Its name.
  public let name: EventName
  /// The controller that it is about, as it was then.
  public let controller: ControllerSummary?
  /// The number of the stack that it is about; 1 is the root of the scene.
  public let stack: Int
  let payload: Payload

  /// What the event says besides: a decision's details are put together when somebody reads them.
  enum Payload {
    case details([(key: String, value: EventValue)], plugin: String?)
    case decision(Conclusion)
  }

  /// The plugin that it is about.
  public var plugin: String? {
    if case .details(_, let plugin) = payload { plugin } else { nil }
  }

  /// Of a decision: why it ended as it did, with every step.
  public var explanation: Explanation? {
    if case .decision(let conclusion) = payload { conclusion.explanation } else { nil }
  }

  /// Its other fields, by name, in a fixed order.
  public var details: [(key: String, value: EventValue)] {
    switch payload {
    case .details(let details, _): return details
    case .decision(let conclusion):
      let explanation = conclusion.explanation
      var details: [(key: String, value: EventValue)] = [
        ("subject", .string(explanation.subject.rawValue)),
        ("outcome", .string(explanation.outcome)),
      ]
      if let tab = explanation.tab { details.append(("tab", .integer(tab + 1))) }
      if let source = explanation.source { details.append(("source", .string(source.rawValue))) }
      if let reason = explanation.reason { details.append(("reason", .string(reason))) }
      return details
    }
  }

  /// The detail called `key`.
  public subscript(key: String) -> EventValue? {
    details.first { $0.key == key }?.value
  }
}

extension Event {
  /// Makes an event up, for tests of its readers.
  package init(
    index: Int, time: Double = 0, name: EventName, controller: ControllerSummary? = nil,
    stack: Int = 1, plugin: String? = nil, details: [(key: String, value: EventValue)] = []
  ) {
    self.init(
      index: index, time: time, name: name, controller: controller, stack: stack,
      payload: .details(details, plugin: plugin))
  }

  /// The same for a decision.
  package init(
    index: Int, time: Double = 0, decision: Explanation, controller: ControllerSummary? = nil,
    stack: Int = 1
  ) {
    self.init(
      index: index, time: time, name: .decision, controller: controller, stack: stack,
      payload: .decision(Conclusion(decision)))
  }
}

extension Event: CustomStringConvertible {
  public var description: String {
    var text = "\(index) \(name.rawValue)"
    if stack != 1 { text += " stack=\(stack)" }
    if let controller { text += " \(controller)" }
    for (key, value) in details { text += " \(key)=\(value)" }
    return text
  }
}
