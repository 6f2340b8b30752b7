extension NavigationController {
  /// Every invariant that does not hold: those found as things happened, then those of the moment.
  /// Takes time in proportion to the depth of the stack.
  public func check() -> [Violation] {
    ledger.violations + present(violations: momentary) + present(violations: places)
  }

  var lastEvents: [Event] { events.since(events.lastIndex - Violation.eventsShown) }

  /// Stops a debug build where an invariant does not hold.
  func assertInvariants() {
    assert(!faults.isEmpty || (ledger.violations.isEmpty && momentary.isEmpty), "\(check())")
  }

  private func present(violations: [(String, String)]) -> [Violation] {
    violations.map { Violation(rule: $0.0, message: $0.1, events: lastEvents) }
  }

  /// What constant time can tell.
  private var momentary: [(String, String)] {
    var found: [(String, String)] = []
    if let end = running?.end, end < time - 1e-6 {
      found.append(("never stuck in a transition", "it ended at \(end), now it is \(time)"))
    }
    if configuration.guards && isFrozen {
      found.append(("never frozen with guards on", "frozen"))
    }
    if ledger.pushes - ledger.pops != depth {
      found.append(
        ("the events tell the same story as the stack", "\(ledger.pushes - ledger.pops) ≠ \(depth)")
      )
    }
    if let waiting = pending, !holds(waiting.asked) {
      found.append(("a question goes with its controller", waiting.asked.className))
    }
    if !isBusy { found += resting }
    return found
  }

  /// What holds between two operations.
  private var resting: [(String, String)] {
    var found: [(String, String)] = []
    if backButtonAlpha != 1 && touches == nil {
      found.append(("the dimmed button returns (rule 13)", "\(backButtonAlpha)"))
    }
    if !barIsDirty && !barShowsWhatTopDeclares {
      found.append(("the bar shows what the top declares", "\(shownBar)"))
    }
    if running == nil, let top, top.appearance != shown {
      found.append(("lifecycle pairs match (rule 192)", "the top is \(top.appearance.rawValue)"))
    }
    return found
  }

  private var barShowsWhatTopDeclares: Bool {
    let fill = top?.settings.barColor ?? configuration.bar
    let hidden = top?.hidesBar ?? false
    let showsBack = (top?.position ?? 0) > 0 && !hidden && top?.settings.hidesBackButton == false
    return shownBar.title == top?.title && shownBar.color == fill.color
      && shownBar.colors == fill.stops && shownBar.hidden == hidden
      && (shownBar.back != nil) == showsBack
  }

  /// What takes a look at every controller.
  private var places: [(String, String)] {
    var found: [(String, String)] = []
    for (position, controller) in stack.enumerated() {
      if controller.position != position || controller.navigation !== self {
        found.append(("a controller knows its place", "\(controller.className) at \(position)"))
      }
      if running == nil && controller !== top && controller.appearance != .disappeared {
        found.append(("lifecycle pairs match (rule 192)", controller.className))
      }
    }
    return found
  }
}
