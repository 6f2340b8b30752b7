public import Navigation

extension NavigationHost {
  /// Every invariant that does not hold: the engine's, then what the host's own book says of hooks
  /// and events. Takes time in proportion to the depth of the stack.
  public func check() -> [Violation] {
    navigation.check() + witness.check(navigation)
  }
}
