extension NavigationController {
  /// Whether what is on top is shown: always, but inside a controller that is not shown.
  var isOnScreen: Bool { container.map { $0.appearance != .disappeared } ?? true }

  /// Passes an appearance callback on to the top of what is inside `controller`: outer before inner
  /// (rule 197). Nothing goes the other way.
  func passOn(_ event: EventName, from controller: Controller, animated: Bool) {
    guard let inner = controller.embedded, let top = inner.top else { return }
    switch event {
    case .willAppear: inner.willAppear(top, animated: animated)
    case .didAppear: inner.didAppear(top, animated: animated)
    case .willDisappear: inner.willDisappear(top, animated: animated)
    default: inner.didDisappear(top, animated: animated)
    }
    if event == .willAppear { inner.invalidateBar() }
  }

  func comeOnScreen() {
    guard let top, top.appearance == .disappeared else { return }
    willAppear(top, animated: false)
    didAppear(top, animated: false)
  }

  func goOffScreen() {
    runToEnd()
    guard let top, top.appearance == .appeared else { return }
    willDisappear(top, animated: false)
    didDisappear(top, animated: false)
  }

  /// Asks those inside `controller` for leave, from the top down, by their own policy, before the
  /// controller itself (rules 159, 162). The first no; one who would ask a person first says no.
  func refusalInside(_ controller: Controller, _ pop: Pop) -> Verdict? {
    guard let inner = controller.embedded else { return nil }
    for nested in inner.stack.reversed() {
      if let refusal = inner.refusalInside(nested, pop) { return refusal }
      switch inner.ask(.shouldPop, { $0.shouldPop(nested, pop) }) {
      case .deny(let reason): return .deny(reason: reason)
      case .ask(let question): return .deny(reason: question.message)
      case .noOpinion, .allow: continue
      }
    }
    return nil
  }
}
