internal import Lua
internal import Navigation

/// One decision on its way through the chain. A question suspends it; an answer carries it on. Serves
/// again when it is over.
final class ChainRun {
  @exclusivity(unchecked) private(set) var hook = HookName.shouldPop
  @exclusivity(unchecked) private(set) var controller: Controller!
  /// What is asked about; it may change while the decision waits.
  @exclusivity(unchecked) var subject = HookSubject.none
  @exclusivity(unchecked) private(set) var links: [ChainLink] = []
  @exclusivity(unchecked) var unitsLeft = 0
  /// Calls that wait for an answer: the one that asks first, then the wrappers around it.
  @exclusivity(unchecked) var waiting: [Invocation] = []
  /// What the innermost of them asked.
  @exclusivity(unchecked) var question: Question?

  /// A decision begins.
  func begin(
    _ hook: HookName, _ controller: Controller, _ subject: HookSubject, _ links: [ChainLink],
    units: Int
  ) {
    self.hook = hook
    self.controller = controller
    self.subject = subject
    self.links = links
    unitsLeft = units
  }

  /// The decision is over: nothing is kept.
  func end() {
    controller = nil
    subject = .none
    links = []
    question = nil
  }

  /// Whether every wrapper that is running around the innermost call could be suspended.
  func canSuspend(_ running: [Invocation]) -> Bool {
    running.filter { $0.run === self }.allSatisfy { $0.link.state.canSuspend }
  }
}
