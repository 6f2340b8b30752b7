/// What policies ask the app to do.
extension NavigationScene {
  /// Does what was asked for, in order. `round` is how often the same decision has come to this.
  func carryOut(_ actions: [PendingAction], round: Int = 0) {
    if handlerDepth == 0, round == 0 { furtherHandlers = 0 }
    for pending in actions where !pending.isVoid() { carryOut(pending, round: round) }
  }

  private func carryOut(_ pending: PendingAction, round: Int) {
    guard let controller = pending.controller else { return }
    let action = pending.action
    let isTooDeep = isTooDeep(round: round)
    let handler = isTooDeep ? nil : policy?.handler(of: action, for: controller)
    record(action, for: controller, isHandled: handler != nil)
    if isTooDeep { recordTooDeep("perform", action.name, controller) }
    if let handler { makeWay(round: round, for: handler) }
  }

  private func record(_ action: Action, for controller: Controller, isHandled: Bool) {
    if recordsDecisionsOnly { return }
    let data = action.data.map { [("data", $0.eventValue)] } ?? []
    record(
      .action, controller: controller, plugin: action.plugin,
      [("action", .string(action.name))] + data + [("handled", .boolean(isHandled))])
  }

  /// Keeps what hooks asked for that were told something: it is done when the stacks are at rest.
  package func keep(_ actions: [PendingAction]) {
    kept = (kept ?? []) + actions
  }

  /// Does what was kept. What the app does may have more to be kept.
  func carryOutKept() {
    while let actions = kept, asking == 0 {
      kept = nil
      carryOut(actions)
    }
  }
}

extension Explanation {
  /// Adds what is about to be done.
  mutating func add(_ actions: [PendingAction]) {
    self.actions += actions.filter { !$0.isVoid() }.map { $0.action }
  }
}
