/// Says what happens while specs run.
public protocol SpecReporter: AnyObject {
  func began()
  func happened(_ event: SpecEvent)
  func ended(_ summary: SpecSummary)
}

/// Where a reporter's text goes.
public typealias SpecOutput = (String) -> Void
