/// What leaves the screen and what comes to it when something is presented or dismissed, or another
/// tab is shown: a controller and those inside it, outer before inner (rule 197).
struct ScreenExchange {
  /// A stack that is on the screen, and its top.
  struct Seen {
    private let scene: NavigationScene
    private let number: Int
    let controller: Controller?

    init(_ navigation: NavigationController) {
      scene = navigation.scene
      number = navigation.number
      controller = navigation.top
    }

    /// Nil once it is gone.
    var navigation: NavigationController? { scene.navigation(numbered: number) }
  }

  /// The order in which UIKit tells; docs/fidelity.md says how sure that is.
  enum Order {
    /// There before gone: a presentation, a dismissal.
    case enteringFirst
    /// Sends `willAppear` to the new tab, both halves to the old one, `didAppear` to the new one.
    case enteringAround
  }

  let leaving: [Seen]
  let entering: [Seen]
  let order: Order
  let animated: Bool

  /// The `will` half.
  func begin() {
    if order == .enteringAround {
      tell(entering, .willAppear)
      tell(leaving, .willDisappear)
    } else {
      tell(leaving, .willDisappear)
      tell(entering, .willAppear)
    }
  }

  /// Turns back (rule 193).
  func turn() {
    tell(entering, .willDisappear)
    tell(leaving, .willAppear)
  }

  /// The `did` half; of one that goes back the other way round.
  func finish(returning: Bool) {
    if returning {
      tell(entering, .didDisappear)
      tell(leaving, .didAppear)
    } else if order == .enteringFirst {
      tell(entering, .didAppear)
      tell(leaving, .didDisappear)
    } else {
      tell(leaving, .didDisappear)
      tell(entering, .didAppear)
    }
    for place in leaving + entering { place.controller?.bringInside() }
  }

  private func tell(_ seen: [Seen], _ callback: EventName) {
    for place in seen {
      guard let navigation = place.navigation else { continue }
      navigation.cutShort()
      navigation.appearance = .after(callback)
      if let controller = place.controller { navigation.tell(callback, controller, animated) }
    }
  }
}

extension Controller {
  /// What was put inside since the exchange began follows.
  fileprivate func bringInside() {
    for inner in embeddedStacks where inner.selectedTab.appearance != appearance {
      inner.selectedTab.follow(appearance)
    }
  }
}

extension NavigationController {
  /// This one, or its tab that is shown, and what is inside its top.
  var seen: [ScreenExchange.Seen] {
    let shown = selectedTab
    let inside = (shown.top?.embeddedStacks ?? []).flatMap { $0.seen }
    return [ScreenExchange.Seen(shown)] + inside
  }
}
