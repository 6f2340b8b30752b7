import UIKit

/// Tells of each finger that comes down on a view, and takes none.
final class TouchLog: NSObject, UIGestureRecognizerDelegate {
  private let log: CallbackLog
  private let place: String
  private let isRunning: () -> Bool?
  private let recognizer = UIGestureRecognizer(target: nil, action: nil)

  /// `isRunning` says whether a transition runs, where that matters.
  init(_ log: CallbackLog, _ place: String, isRunning: @escaping () -> Bool? = { nil }) {
    self.log = log
    self.place = place
    self.isRunning = isRunning
    super.init()
    recognizer.delegate = self
  }

  func install(on view: UIView?) { view?.addGestureRecognizer(recognizer) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    log.tell("touch", ["on": .text(place), "running": isRunning().map { .flag($0) }])
    return false
  }
}

/// Tells of a long press on the bar, and leaves it to the back button's menu.
final class PressLog: NSObject, UIGestureRecognizerDelegate {
  private let log: CallbackLog
  private let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)

  init(_ log: CallbackLog) {
    self.log = log
    super.init()
    recognizer.minimumPressDuration = 0.3
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
  }

  func install(on bar: UINavigationBar) { bar.addGestureRecognizer(recognizer) }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    log.tell("bar.longPress")
    return false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
