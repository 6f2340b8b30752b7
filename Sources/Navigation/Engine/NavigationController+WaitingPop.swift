extension NavigationController {
  /// The pop that waits for a person's answer.
  package var waitingPop: Pop? { scene.open?.pop }
}
