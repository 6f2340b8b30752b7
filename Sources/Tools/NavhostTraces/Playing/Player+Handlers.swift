internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// What the app did in the session is done again.
extension Player {
  func handleWhatIsRecorded() {
    _ = host.handlers.onAction("*") { [unowned self] controller, _, action in
      handle(action, controller)
    }
    _ = host.handlers.onAwait("*") { [unowned self] _, controller, _, action in
      guard let line = handle(action, controller) else { return .unhandled(action) }
      return line.answer
    }
  }

  @discardableResult
  private func handle(_ action: String, _ controller: Controller) -> Trace.HandlerLine? {
    let fitting = handlers.indices.filter {
      handlers[$0].action.isExactly(action) && handlers[$0].controller == controller.id
    }
    guard let place = fitting.min(by: { handlers[$0].number < handlers[$1].number }) else {
      return nil
    }
    let line = handlers.remove(at: place)
    for entry in line.did { perform(entry) }
    return line
  }

  /// The decision that an event tells of, with what was done and asked.
  func decided(_ event: Event) -> Decided? {
    guard var decided = Decided(event) else { return nil }
    let actions = event.explanation?.actions ?? []
    let isDeferred = decided.outcome == Outcome.Kind.deferred.rawValue
    let question = isDeferred ? host.navigation.scene.question : nil
    if !actions.isEmpty || question != nil {
      decided.add(actions, question, TraceValueWriter(host: host, mask: nil))
    }
    return decided
  }
}
