extension NavigationController {
  /// The one that is inside of none: this one, or the last one around it. It moves the clock of all.
  var outermost: NavigationController { around?.outermost ?? self }

  var isNested: Bool { around != nil || !inside.isEmpty }

  /// Whether this one is at work, or one inside it.
  var isAnyAtWork: Bool { isAtWork || inside.contains { $0.isAnyAtWork } }

  /// Whether a transition runs here, or one that shows or hides the container.
  public var isInTransition: Bool {
    running != nil || container?.appearance == .appearing
      || container?.appearance == .disappearing
  }

  /// Whether what is on top is shown: always, but inside a controller that is not shown.
  public var isOnScreen: Bool { shown != .disappeared }

  /// Where the top is in its appearance callbacks while nothing moves here.
  var shown: Appearance { container?.appearance ?? (isContained ? .disappeared : .appeared) }

  /// Whether `controller` is on this stack, or inside one that is.
  func holds(_ controller: Controller) -> Bool {
    var around = controller.navigation
    while let current = around, current !== self { around = current.container?.navigation }
    return around != nil
  }

  /// Takes in what is inside of a controller of this stack. It goes by the clock of this one from
  /// now on; one that is ahead waits until the clock has come there.
  func takeIn(_ inner: NavigationController) {
    precondition(!isInside(inner), "a navigation controller cannot be inside of itself")
    inner.around?.letGo(inner)
    inner.around = self
    inside.append(inner)
    inner.moveClocks(to: time)
  }

  private func isInside(_ other: NavigationController) -> Bool {
    self === other || around?.isInside(other) == true
  }

  func letGo(_ inner: NavigationController) {
    guard inner.around === self else { return }
    inner.around = nil
    inside.removeAll { $0 === inner }
  }

  /// Lays out every bar that an operation may have changed.
  func layBarsOut() {
    layBarOutIfNeeded()
    for inner in inside { inner.layBarsOut() }
  }

  func containerIsGone() {
    container = nil
    around?.letGo(self)
    follow(.disappeared)
  }

  /// Runs every transition to its end, but one under a finger.
  func runAllToEnd() {
    runToEnd()
    for inner in inside { inner.runAllToEnd() }
  }
}

extension NavigationController {
  /// Passes an appearance callback on to the top of what is inside `controller`: outer before inner
  /// (rule 197). Nothing goes the other way.
  func passOn(_ event: EventName, from controller: Controller, animated: Bool) {
    guard let inner = controller.embedded, inner.around === self, let top = inner.top else {
      return
    }
    inner.cutShort()
    switch event {
    case .willAppear: inner.willAppear(top, animated: animated)
    case .didAppear: inner.didAppear(top, animated: animated)
    case .willDisappear: inner.willDisappear(top, animated: animated)
    default: inner.didDisappear(top, animated: animated)
    }
  }

  /// The container moves: a swipe inside is taken away, a transition is over.
  private func cutShort() {
    if case .leading = touches?.state { decide(release(cancelled: true)) }
    if running != nil { endTransition() }
  }

  /// Brings the top to where its container is in its callbacks.
  func follow(_ goal: Appearance) {
    cutShort()
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

extension NavigationController {
  /// Whether a person is being asked, here or in a stack that is nested with this one.
  var hasOpenQuestion: Bool { pending != nil || isNested && outermost.asksInside }

  private var asksInside: Bool { pending != nil || inside.contains { $0.asksInside } }

  /// The one with the open question: this one, or one around it that has a question of this one's
  /// policy.
  var holderOfQuestion: NavigationController? {
    if pending != nil { return self }
    var around = container?.navigation
    while let current = around {
      if current.pending?.asker === self { return current }
      around = current.container?.navigation
    }
    return nil
  }

  /// Puts a question about leaving to the policy of `asker`, this one or one inside it. What it
  /// explains becomes part of this decision.
  func ask(
    _ asker: NavigationController, _ question: (any NavigationPolicy) -> Verdict
  ) -> Verdict {
    guard asker !== self else { return ask(.shouldPop, question) }
    swap(&draft, &asker.draft)
    defer { swap(&draft, &asker.draft) }
    return asker.ask(.shouldPop, question)
  }

  /// The container has left: nobody answers any more.
  func dropQuestionsInside() {
    if let waiting = pending { dropAndTell(waiting) }
    for inner in inside { inner.dropQuestionsInside() }
  }
}
