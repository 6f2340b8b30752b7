extension NavigationController {
  /// Puts a stack inside a controller that is on this one's stack, or on another of the scene. It
  /// appears and disappears with the controller; before that leaves, those inside are asked. Of two
  /// in one controller the second is above the first.
  ///
  /// Refused: a controller that is on no stack, a root that is on a stack already. No policy is asked.
  public func embed(_ root: Controller, in container: Controller) -> StackResult {
    scene.adoptLoose(root)
    let operation = NavigationOperation.embed(in: .existing(container), root: .existing(root))
    return operate(operation, StackResult.refused) {
      guard let around = container.navigation, around.scene === scene, around.isAttached else {
        return .refused(.nothingThere)
      }
      if root.navigation != nil { return .refused(.onAnotherStack) }
      let inner = NavigationController(in: scene)
      inner.container = container
      inner.isContained = true
      container.embeddedStacks.append(inner)
      inner.begin(with: root)
      // In what is being dismissed it shows only if that comes back.
      let isGoing = container.appearance == .disappearing && scene.isExchanging(container)
      inner.follow(isGoing ? .disappeared : container.appearance)
      return .success(inner)
    }
  }

  /// A new stack gets its root; nothing is shown yet.
  ///
  /// - Parameter isAmongNew: whether the bars of the other stacks were marked for one that came just before.
  func begin(with root: Controller, isAmongNew: Bool = false) {
    root.startAnew()
    enter(root)
    if isAmongNew { markBarChanged() } else { stackChanged() }
    tellPushed(root, animated: false)
  }
}

/// A new stack, or why there is none.
public enum StackResult {
  /// The stack was made.
  case success(NavigationController)
  /// Why there is no stack.
  case refused(Refusal)

  /// The stack, nil where it was refused.
  public var navigation: NavigationController? {
    if case .success(let navigation) = self { navigation } else { nil }
  }

  /// Why there is no stack, nil if there is one.
  public var reason: String? {
    if case .refused(let refusal) = self { refusal.text } else { nil }
  }
}
