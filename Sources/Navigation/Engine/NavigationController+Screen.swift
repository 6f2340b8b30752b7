extension NavigationController {
  /// The screen becomes another, or is laid out the other way; what is nil stays. Fingers on it are
  /// taken away, and transitions run to their end. The stack stays, and the open question.
  package func changeScreen(
    width: Double? = nil, height: Double? = nil, direction: LayoutDirection? = nil
  ) {
    guard !isBusy else { return }
    for finger in touches?.fingers ?? [] {
      touch(.cancelled, at: touches?.location ?? Point(), id: finger)
    }
    settle()
    configuration.width = width ?? configuration.width
    configuration.height = height ?? configuration.height
    configuration.direction = direction ?? configuration.direction
    invalidateBar()
  }
}
