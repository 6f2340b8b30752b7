extension NavigationController {
  /// The screen becomes another, or is laid out the other way; what is nil stays. Fingers on it are
  /// taken away, and transitions run to their end. The stack stays, and the open question.
  package func changeScreen(
    width: Double? = nil, height: Double? = nil, direction: LayoutDirection? = nil
  ) {
    guard !scene.isBusy else { return }
    for navigation in scene.navigations {
      for finger in navigation.touches?.fingers ?? [] {
        navigation.touch(.cancelled, at: navigation.touches?.location ?? Point(), id: finger)
      }
    }
    settle()
    scene.configuration.width = width ?? configuration.width
    scene.configuration.height = height ?? configuration.height
    scene.configuration.direction = direction ?? configuration.direction
    scene.invalidateBars()
  }
}
