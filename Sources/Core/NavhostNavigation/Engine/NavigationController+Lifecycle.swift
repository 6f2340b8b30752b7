extension NavigationController {
  /// The policy is asked about the settings first, so that what the controller does in `willAppear` comes
  /// after it (rule 57).
  func willAppear(_ controller: Controller, animated: Bool) {
    tell(.willAppear, controller, animated)
    passOn(.willAppear, from: controller, animated: animated)
  }

  func didAppear(_ controller: Controller, animated: Bool) {
    tell(.didAppear, controller, animated)
    passOn(.didAppear, from: controller, animated: animated)
  }

  func willDisappear(_ controller: Controller, animated: Bool) {
    tell(.willDisappear, controller, animated)
    passOn(.willDisappear, from: controller, animated: animated)
  }

  func didDisappear(_ controller: Controller, animated: Bool) {
    tell(.didDisappear, controller, animated)
    passOn(.didDisappear, from: controller, animated: animated)
    controller.isMovingFromParent = false
  }

  /// One callback of one controller, without those inside it.
  func tell(_ callback: EventName, _ controller: Controller, _ animated: Bool) {
    if callback == .willAppear {
      let answers = controller.answers
      askSettings(controller)
      if controller === top, answers.changesBar(controller.answers) { barIsDirty = true }
      controller.isMovingFromParent = false
    }
    // One that has gone on to another stack has its callbacks there.
    guard controller.navigation == nil || controller.isOn(self) else { return }
    controller.appearance = .after(callback)
    log(callback, controller, [("animated", .boolean(animated))])
    _ = scene.tell { policy in
      switch callback {
      case .willAppear: policy.willAppear(controller, animated: animated)
      case .didAppear: policy.didAppear(controller, animated: animated)
      case .willDisappear: policy.willDisappear(controller, animated: animated)
      default: policy.didDisappear(controller, animated: animated)
      }
    }
  }

  /// Passes a callback on to the top of what is inside `controller`: outer before inner (rule 197).
  /// Nothing goes the other way.
  private func passOn(_ callback: EventName, from controller: Controller, animated: Bool) {
    for inner in controller.embeddedStacks.map({ $0.selectedTab })
    where controller.navigation == nil || controller.isOn(self) {
      inner.take(callback, animated)
    }
  }

  /// The controller around this one gets a callback: so does the top.
  private func take(_ callback: EventName, _ animated: Bool) {
    cutShort()
    appearance = .after(callback)
    guard let top else { return }
    switch callback {
    case .willAppear: willAppear(top, animated: animated)
    case .didAppear: didAppear(top, animated: animated)
    case .willDisappear: willDisappear(top, animated: animated)
    default: didDisappear(top, animated: animated)
    }
  }

  /// The place of this one moves: a swipe is taken away, a push or pop is over.
  func cutShort() {
    guard running?.kind.isOfPresentation != true else { return }
    if touches?.isSwiping == true {
      decide(release(cancelled: true))
    } else if let running, running.end == nil {
      // A swipe that was to finish: the app has moved its place before.
      turnBack(running)
    }
    if running != nil { endTransition() }
  }

  /// The same for this one and those inside what it shows, the outermost first.
  func comeToRest() {
    let shown = selectedTab
    shown.cutShort()
    for inner in shown.top?.embeddedStacks ?? [] { inner.comeToRest() }
  }

  /// Brings the top to where its place is in its callbacks.
  func follow(_ goal: Appearance) {
    cutShort()
    appearance = goal
    guard let top else { return }
    while top.appearance != goal {
      switch top.appearance {
      case .disappeared: willAppear(top, animated: false)
      case .appearing: didAppear(top, animated: false)
      case .appeared: willDisappear(top, animated: false)
      case .disappearing: didDisappear(top, animated: false)
      }
    }
  }
}
