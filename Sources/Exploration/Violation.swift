package import Navigation

/// An invariant that does not hold.
package struct Violation: CustomStringConvertible {
  /// The invariant in words.
  package let rule: String
  /// What stands against it.
  package let message: String
  /// The last events before it was found.
  package let events: [Event]

  package init(_ rule: String, _ message: String, events: [Event] = []) {
    self.rule = rule
    self.message = message
    self.events = events
  }

  package var description: String {
    (["\(rule): \(message)"] + events.map { "  \($0)" }).joined(separator: "\n")
  }
}

/// The invariants by name.
package enum Invariant {
  package static let story = "the events tell the same story as the stacks"
  package static let stuck = "never stuck in a transition"
  package static let lifecycle = "lifecycle pairs match (rule 192)"
  package static let once = "one ask of each hook for a decision"
  package static let heard = "nobody leaves unasked who was asked to stay"
  package static let question = "a question goes with its controller"
  package static let gesture = "a gesture asks before it begins, and not while a question is open"
  package static let edge = "an edge gesture starts at the leading edge"
  package static let frozen = "never frozen with guards on"
  package static let bar = "the bar shows what the top declares"
  package static let gone = "nothing happens on a stack that has left"
  package static let button = "the dimmed button returns (rule 13)"
  package static let place = "a controller knows its place"
}
