extension Controller {
  /// Brings what was put inside to where this controller is in its callbacks.
  func embeddedChanged(from old: NavigationController?) {
    guard old !== embedded else { return }
    if let old {
      old.container = nil
      old.isContained = false
      old.around?.letGo(old)
      old.follow(.appeared)
      navigation?.dropQuestionOfGone()
    }
    if let embedded {
      embedded.container?.embedded = nil
      embedded.container = self
      embedded.isContained = true
      navigation?.takeIn(embedded)
      embedded.follow(appearance)
    }
  }

  /// Whether it leaves when `pop` is done: it stands above the target, or is inside one that does.
  public func leaves(with pop: Pop) -> Bool {
    guard let holder else { return false }
    if holder.toOpaque() == pop.target.holder?.toOpaque() {
      return position > pop.target.position
    }
    return navigation?.container?.leaves(with: pop) ?? false
  }
}
