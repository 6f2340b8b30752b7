extension Controller {
  /// Brings what was put inside to where this controller is in its callbacks.
  func embeddedChanged(from old: NavigationController?) {
    guard old !== embedded else { return }
    old?.container = nil
    old?.comeOnScreen()
    embedded?.container = self
    if appearance == .disappeared { embedded?.goOffScreen() }
  }
}
