/// An invariant that does not hold.
public struct Violation: CustomStringConvertible {
  /// The invariant in words.
  public let rule: String
  /// What stands against it.
  public let message: String
  /// The last events before it was found.
  public let events: [Event]

  public init(rule: String, message: String, events: [Event]) {
    self.rule = rule
    self.message = message
    self.events = events
  }

  static let mostKept = 16
  static let eventsShown = 8

  public var description: String {
    (["\(rule): \(message)"] + events.map { "  \($0)" }).joined(separator: "\n")
  }
}
