/// A finger on a stack reaches the stacks inside its top first.
extension NavigationController {
  /// The stacks that a touch at `point` may be meant for, the innermost first, this one last: below
  /// its bar a stack shows what is inside its top.
  func stacks(under point: ScreenPoint) -> [NavigationController] {
    guard !isInBar(point), let inner = top?.embedded?.selectedTab else { return [self] }
    return inner.stacks(under: point) + [self]
  }

  /// Whether the bar, or what is above it, is at that height.
  private func isInBar(_ point: ScreenPoint) -> Bool {
    if shownBar.hidden { return false }
    let size = ScreenSize(width: configuration.width, height: configuration.height)
    let foot = BarLayout.statusHeight(on: size) + barOffset + BarLayout.barHeight(on: size)
    return point.y < foot
  }

  /// Whose pop gesture it is: the innermost's whose guards 1 to 3 let it, else this one's.
  func taker(of sequence: TouchSequence) -> NavigationController {
    stacks(under: sequence.start).first { $0 !== self && $0.claims(sequence) } ?? self
  }

  private func claims(_ sequence: TouchSequence) -> Bool {
    guard touches == nil else { return false }
    let gesture = gesture(of: sequence)
    if canTakeOver(gesture) { return true }
    return ![GestureGuard.root, .gestureDisabled, .distance].contains {
      tries($0) && refuses($0, gesture)
    }
  }

  /// No button looks pressed any more that a finger of this stack came down on: it may be another's, and
  /// what shows it may have changed meanwhile.
  func restoreButtons() {
    for stack in scene.navigations where stack === self || !stack.hasFingers {
      stack.restoreBackButton()
    }
  }
}
