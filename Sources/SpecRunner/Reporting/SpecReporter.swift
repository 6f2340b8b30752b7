/// Says what happens while specs run.
package protocol SpecReporter: AnyObject {
  func began()
  func happened(_ event: SpecEvent)
  func ended(_ summary: SpecSummary)
}

/// Where a reporter's text goes.
package typealias SpecOutput = (String) -> Void
