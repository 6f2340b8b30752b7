extension NavigationController {
  /// The policy is asked about the bar first, so that what the controller does in `willAppear` comes
  /// after it (rule 57).
  func willAppear(_ controller: Controller, animated: Bool) {
    askBarHidden(controller)
    controller.isMovingFromParent = false
    note(.willAppear, controller, animated)
    _ = tell { $0.willAppear(controller, animated: animated) }
    passOn(.willAppear, from: controller, animated: animated)
  }

  func didAppear(_ controller: Controller, animated: Bool) {
    note(.didAppear, controller, animated)
    _ = tell { $0.didAppear(controller, animated: animated) }
    passOn(.didAppear, from: controller, animated: animated)
  }

  func willDisappear(_ controller: Controller, animated: Bool) {
    note(.willDisappear, controller, animated)
    _ = tell { $0.willDisappear(controller, animated: animated) }
    passOn(.willDisappear, from: controller, animated: animated)
  }

  func didDisappear(_ controller: Controller, animated: Bool) {
    note(.didDisappear, controller, animated)
    _ = tell { $0.didDisappear(controller, animated: animated) }
    passOn(.didDisappear, from: controller, animated: animated)
    controller.isMovingFromParent = false
    if let inner = controller.embedded, controller.navigation !== self { letGo(inner) }
  }

  private func note(_ name: EventName, _ controller: Controller, _ animated: Bool) {
    // One that has gone on to another stack has its callbacks there.
    guard controller.navigation == nil || controller.navigation === self else { return }
    ledger.appearance(of: controller, name, on: self)
    controller.appearance = .after(name)
    log(name, controller, [("animated", .boolean(animated))])
  }
}
