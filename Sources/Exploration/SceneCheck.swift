package import Navigation

/// What holds of a scene between two operations, whatever came before.
package struct SceneCheck {
  private let scene: WindowScene
  private let configuration: NavigationController.Configuration

  package init(_ scene: WindowScene, _ configuration: NavigationController.Configuration? = nil) {
    self.scene = scene
    self.configuration = configuration ?? scene.configuration
  }

  package var violations: [Violation] {
    scene.navigations.filter(\.isAttached).flatMap { places($0) + bar($0) + frozen($0) }
  }

  private func places(_ navigation: NavigationController) -> [Violation] {
    navigation.stack.enumerated().compactMap { place, controller in
      let isRight = controller.index == place + 1 && controller.isOn(navigation)
      return isRight ? nil : Violation(Invariant.place, "\(controller.className) at \(place + 1)")
    }
  }

  private func frozen(_ navigation: NavigationController) -> [Violation] {
    guard configuration.guards && navigation.isFrozen else { return [] }
    return [Violation(Invariant.frozen, "frozen")]
  }

  private func bar(_ navigation: NavigationController) -> [Violation] {
    var found: [Violation] = []
    if navigation.backButtonAlpha != 1 && navigation.recognizerState == .possible
      && !navigation.hasFingers
    {
      found.append(Violation(Invariant.button, "\(navigation.backButtonAlpha)"))
    }
    guard navigation.transition == nil else { return found }
    let bar = navigation.bar
    if !shows(bar, navigation) { found.append(Violation(Invariant.bar, "\(bar)")) }
    return found
  }

  private func shows(_ bar: BarState, _ navigation: NavigationController) -> Bool {
    let top = navigation.top
    let fill = top?.settings.barColor ?? configuration.bar
    let hidden = top?.hidesBar ?? false
    let showsBack = top?.isRoot == false && !hidden && top?.settings.hidesBackButton == false
    return bar.title == top?.title && bar.color == fill.color && bar.colors == fill.stops
      && bar.hidden == hidden && (bar.back != nil) == showsBack
  }
}
