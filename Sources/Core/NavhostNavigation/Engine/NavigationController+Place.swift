extension NavigationController {
  /// The outermost navigation controller around this one, which is at the foot of the screen or
  /// presented; nil where this one, or one around it, has left.
  var home: NavigationController? {
    guard let leader else { return nil }
    return leader.isContained ? leader.container?.navigation?.home : leader
  }

  /// The first tab of its tab bar, else itself: the stack whose place this one shares.
  private var leader: NavigationController? {
    if let tabBarAround { return tabBarAround.first }
    return self
  }

  /// The controller that its place is inside of, nil if there is none.
  package var containing: Controller? { leader?.container }

  /// The stack around it, nil if there is none.
  var around: NavigationController? { containing?.navigation }

  /// How far its bar stands below the place of a bar that has none around it, in points: by the bars
  /// of the stacks around it that are shown (UIKit: the safe area of the container).
  var barOffset: Double {
    guard let container = leader?.container, let around = container.navigation else { return 0 }
    let size = ScreenSize(width: configuration.width, height: configuration.height)
    return around.barOffset + (container.hidesBar ? 0 : BarLayout.barHeight(on: size))
  }

  /// 0 at the foot of the screen, then the place among what is presented, from 1; nil where it has
  /// left.
  package var layer: Int? {
    // The root never leaves.
    if number == 1 { return 0 }
    guard let home else { return nil }
    if home.number == 1 { return 0 }
    return scene.presentations.firstIndex { $0.navigation === home }.map { $0 + 1 }
  }

  /// Whether it has a place on the screen, visible or not. After it has left, calls do nothing.
  public var isAttached: Bool { layer != nil }

  /// The presentation that it is part of, nil at the foot of the screen.
  var presentation: Presentation? {
    guard let layer, layer > 0 else { return nil }
    return scene.presentations[layer - 1]
  }

  /// The stack that is presented over it, nil if there is none.
  public var presented: NavigationController? { presentationOver?.navigation }

  /// The lowest presentation over it.
  package var presentationOver: Presentation? {
    guard !scene.presentations.isEmpty, let layer, layer < scene.presentations.count else {
      return nil
    }
    return scene.presentations[layer]
  }

  /// Whether `controller` is in something that is presented over it.
  func isUnder(_ controller: Controller) -> Bool {
    guard let layer, let above = controller.navigation?.layer else { return false }
    return above > layer
  }

  /// The stack that presented it; nil if it was not presented or has left.
  public var presenting: NavigationController? {
    guard isPresented, let presentation else { return nil }
    return presentation.presenting ?? scene.below(presentation)
  }

  /// Whether it is presented, or a tab of a presented stack.
  public var isPresented: Bool { leader?.isContained == false && presentation != nil }

  /// Whether something is presented over it.
  package var isCovered: Bool { presented != nil }

  /// Whether it is in a tab that is not selected, or inside a controller that another one covers.
  package var isHidden: Bool {
    if let tabBar, tabBar.selectedNavigation !== self { return true }
    guard let container = leader?.container, let around else { return false }
    return around.top !== container || around.isHidden
  }

  /// What keeps a touch from reaching it.
  var refusalOfTouch: Refusal? {
    if isCovered { return .covered }
    return isHidden ? .hidden : nil
  }

  /// Its tabs, the selected one first; itself if it has none.
  var tabs: [NavigationController] {
    guard let bar = ownTabBar, let selected = bar.selectedNavigation else { return [self] }
    return [selected] + bar.navigations.filter { $0 !== selected }
  }

  /// The one of its tabs that is shown.
  package var selectedTab: NavigationController { ownTabBar?.selectedNavigation ?? self }

  /// Whether what is on top is shown.
  public var isOnScreen: Bool { appearance != .disappeared }

  /// Whether a transition runs here, or one that shows or hides the place of this one.
  public var isInTransition: Bool {
    guard scene.isMoving else { return false }
    return running != nil || appearance == .appearing || appearance == .disappearing
      || scene.isPresenting
  }

  /// Whether a transition keeps a call from being carried out; where the profile lets a call end it,
  /// only one under a finger does.
  var refusalOfTransition: Refusal? {
    guard isInTransition else { return nil }
    guard scene.profile.interruptsTransitions else { return .transition }
    return scene.moving.contains { waits(for: $0) && $0.running?.end == nil } ? .transition : nil
  }

  /// A call is carried out now: the transitions that it did not wait for are ended at once, with
  /// their callbacks.
  func endTransitionsInTheWay() {
    guard isInTransition, scene.profile.interruptsTransitions else { return }
    for other in scene.moving where waits(for: other) && other.running?.end != nil {
      other.endTransition()
    }
  }

  /// Whether the transition of `other` is one that this one waits for.
  private func waits(for other: NavigationController) -> Bool {
    guard let running = other.running else { return false }
    return other === self || running.kind.isOfPresentation || isInside(other)
  }

  private func isInside(_ other: NavigationController) -> Bool {
    guard let around else { return false }
    return around === other || around.isInside(other)
  }

  /// Whether `controller` is on this stack, or inside one that is.
  func holds(_ controller: Controller) -> Bool {
    var around = controller.navigation
    while let current = around, current !== self { around = current.around }
    return around != nil
  }
}

extension Controller {
  /// The stacks inside it with their tabs, in the order in which those who leave are asked.
  var stacksInside: [NavigationController] { embeddedStacks.reversed().flatMap { $0.tabs } }
}
