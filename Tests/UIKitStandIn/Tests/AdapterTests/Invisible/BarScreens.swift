import NavhostPluginHost
import NavigationUIKit
import UIKit

/// Leaves the bar alone.
final class SilentScreen: Screen {}

/// Hides the bar, and shows it again when it disappears.
final class BarelessScreen: Screen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

/// Shows the bar whenever it appears.
final class BarScreen: Screen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

/// Hides the bar whenever it appears.
final class FullScreen: Screen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }
}

/// A step of an app whose screens hide and show the bar.
enum BarStep: CustomStringConvertible {
  case push(Screen.Type, animated: Bool)
  case pop(animated: Bool)
  case swipe(finishes: Bool)
  /// Writes a prop, which makes the host ask the appearance hooks again.
  case writeProp

  static let screens: [Screen.Type] = [
    SilentScreen.self, BarelessScreen.self, BarScreen.self, FullScreen.self,
  ]

  var description: String {
    switch self {
    case .push(let screen, let animated): "push \(screen)\(animated ? "" : ", not animated")"
    case .pop(let animated): animated ? "pop" : "pop, not animated"
    case .swipe(let finishes): finishes ? "swipe" : "swipe taken back"
    case .writeProp: "write a prop"
    }
  }

  /// - Parameter isAnimated: whether each push and pop is animated; otherwise a quarter of them is not.
  static func draw(_ dice: inout Dice, isAnimated: Bool) -> [BarStep] {
    (0..<2 + dice.roll(5)).map { place in
      // The first step is the root.
      if place == 0 { return .push(screens[dice.roll(4)], animated: false) }
      switch dice.roll(8) {
      case 0, 1, 2:
        let screen = screens[dice.roll(4)]
        return .push(screen, animated: isAnimated || dice.roll(4) != 0)
      case 3, 4: return .pop(animated: isAnimated || dice.roll(4) != 0)
      case 5: return .swipe(finishes: true)
      case 6: return .swipe(finishes: false)
      default: return .writeProp
      }
    }
  }

  /// Runs random sequences.
  @MainActor
  static func sideBySide(_ installation: Installation, isAnimated: Bool) -> SideBySide<BarStep> {
    SideBySide(
      run: run, draw: { draw(&$0, isAnimated: isAnimated) }, installation: installation)
  }

  /// The bar and the depth of the stack after each step; the first step makes the root.
  @MainActor
  static func run(_ side: ComparedSide, _ steps: [BarStep]) async -> [String] {
    guard case .push(let root, _) = steps.first else { return [] }
    let navigation = side.make(root.init())
    navigation.show()
    await rest()
    var states = ["", state(navigation)]
    for step in steps.dropFirst() {
      step.take(navigation, side)
      await rest()
      states.append(state(navigation))
    }
    return states
  }

  @MainActor
  private static func state(_ navigation: UINavigationController) -> String {
    let bar = navigation.isNavigationBarHidden ? "no bar" : "bar"
    return "\(bar), depth \(navigation.viewControllers.count)"
  }

  @MainActor
  private func take(_ navigation: UINavigationController, _ side: ComparedSide) {
    switch self {
    case .push(let screen, let animated):
      navigation.pushViewController(screen.init(), animated: animated)
    case .pop(let animated): _ = navigation.popViewController(animated: animated)
    case .swipe(let finishes): UIPerson.swipeBack(navigation, finishes: finishes)
    case .writeProp:
      guard let top = navigation.topViewController, side.host != nil else { return }
      top.navhost.props["step"] = .integer(side.nextNumber())
    }
  }
}
