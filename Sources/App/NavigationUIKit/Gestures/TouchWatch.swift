#if canImport(UIKit)
  import UIKit

  /// Hears of every finger that comes down on a view, before any swipe can begin. It takes no touch for
  /// itself.
  @MainActor
  final class TouchWatch: NSObject, UIGestureRecognizerDelegate {
    private let action: @MainActor (UITouch) -> Void
    private let recognizer = UIGestureRecognizer(target: nil, action: nil)

    init(_ view: UIView, _ action: @escaping @MainActor (UITouch) -> Void) {
      self.action = action
      super.init()
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }

    func uninstall() { recognizer.view?.removeGestureRecognizer(recognizer) }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      action(touch)
      return false
    }
  }

  /// Notes that the back button's menu may be open. UIKit tells nobody of it, and ends it in a
  /// `popToViewController(_:animated:)` like any other: one that comes after a long press on the back
  /// button, with no more than one touch on the screen in between and nothing else of the program's, is
  /// the menu's.
  @MainActor
  final class BackMenuWatch: NSObject, UIGestureRecognizerDelegate {
    private weak var mirror: StackMirror?
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private var isMenuOpen = false
    /// The finger that picks an entry may be heard of, or not: one is let pass.
    private var hasTouch = false

    init(_ mirror: StackMirror) {
      self.mirror = mirror
      super.init()
    }

    func install() {
      press.minimumPressDuration = 0.3
      press.cancelsTouchesInView = false
      press.delegate = self
      mirror?.owner?.navigationBar.addGestureRecognizer(press)
    }

    func uninstall() { press.view?.removeGestureRecognizer(press) }

    /// A second finger is on the app again: the menu is closed.
    func fingerComesDown() {
      if hasTouch { isMenuOpen = false }
      hasTouch = true
    }

    /// The program has done something else: whatever it pops now is its own.
    func programActs() { isMenuOpen = false }

    /// Whether the pop that runs is the menu's; it is asked once.
    func takeMenuPop() -> Bool {
      defer { isMenuOpen = false }
      return isMenuOpen
    }

    /// The press has lasted long enough. It is let go, so that the button has it.
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      isMenuOpen = isOnButton(recognizer)
      hasTouch = false
      return false
    }

    /// The button's place is not public: the leading third of the bar, where there is a button.
    private func isOnButton(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let mirror, let bar = mirror.owner?.navigationBar, mirror.views.count > 1,
        let item = mirror.views.last?.navigationItem, !item.hidesBackButton,
        (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
      else { return false }
      let place = recognizer.location(in: bar).x
      let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return (isMirrored ? bar.bounds.width - place : place) <= bar.bounds.width / 3
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }
#endif
