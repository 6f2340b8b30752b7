extension NavigationScene {
  /// Moves the clock on by `seconds`. A transition that ends on the way ends at its own time. What
  /// is negative or not finite moves nothing.
  public func advance(by seconds: Double) { advance(by: seconds, on: root) }

  func advance(by seconds: Double, on stack: NavigationController?) {
    guard seconds >= 0, seconds.isFinite else { return }
    announcing(.advance(seconds), on: stack) {
      if seconds == 0 || isBusy { return }
      operate { moveClock(to: max(time, min(time + seconds, Self.endOfTime))) }
    }
  }

  /// The clock goes no further, some 30 million years: past it a tenth of a second is lost, and then all of
  /// them are.
  static let endOfTime = 1e15

  /// Runs every transition to its end, but one under a finger.
  public func settle() { settle(on: root) }

  func settle(on stack: NavigationController?) {
    announcing(.settle, on: stack) { if !isBusy { operate { runToEnd() } } }
  }

  func runToEnd() {
    while let end = moving.compactMap({ $0.running?.end }).max() { moveClock(to: end) }
  }

  func moveClock(to moment: Double) {
    while true {
      carryOutKept()
      if let next = nextToEnd(by: moment), let end = next.running?.end {
        now = max(time, min(end, moment))
        next.endTransition()
      } else if let deadline = deadline(by: moment) {
        now = max(time, min(deadline, moment))
        timeOut()
      } else {
        break
      }
    }
    now = max(time, moment)
  }

  /// When the time of the open question is over, where that is until `moment`. What moves comes to
  /// its end first.
  private func deadline(by moment: Double) -> Double? {
    guard let deadline = open?.deadline, deadline <= moment + Self.rounding, !isMoving else {
      return nil
    }
    return deadline
  }

  /// Sums of clock steps may fall short of a moment by so much.
  private static let rounding = 1e-9

  /// Whose transition ends first until `moment`.
  private func nextToEnd(by moment: Double) -> NavigationController? {
    var found: (navigation: NavigationController, end: Double)?
    for navigation in moving {
      guard let end = navigation.running?.end, end <= moment + Self.rounding else { continue }
      if let best = found, best.end <= end { continue }
      found = (navigation, end)
    }
    return found?.navigation
  }

  /// Whether something is being presented or dismissed.
  var isPresenting: Bool {
    moving.contains { $0.running?.kind.isOfPresentation == true }
  }

  /// Whether a presentation or dismissal that runs takes the controller off the screen.
  func isExchanging(_ controller: Controller) -> Bool {
    moving.contains { navigation in
      navigation.running?.exchange?.leaving.contains { $0.controller === controller } == true
    }
  }
}

extension TransitionState.Kind {
  package var isOfPresentation: Bool { self == .present || self == .dismiss }
}
