import UIKit

/// Stands before the own delegate of a pop recogniser, and tells what that one answers.
final class RecognizerLog: NSObject, UIGestureRecognizerDelegate {
  private let log: CallbackLog
  private let name: String
  private weak var navigation: UINavigationController?
  // UIKit asks for it by methods that promise no actor.
  nonisolated(unsafe) private weak var system: (any UIGestureRecognizerDelegate)?

  init(
    _ log: CallbackLog, _ name: String, _ recognizer: UIGestureRecognizer?,
    _ navigation: UINavigationController
  ) {
    self.log = log
    self.name = name
    self.navigation = navigation
    system = recognizer?.delegate
    super.init()
    recognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let isRunning = navigation?.transitionCoordinator != nil
    let isAllowed = system?.allowsBegin(recognizer) ?? true
    log.tell(
      "recognizer.begins",
      ["which": .text(name), "answer": .flag(isAllowed), "running": .flag(isRunning)])
    return isAllowed
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    receives("touch", system?.allows(recognizer, touch) ?? true)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    receives("event", system?.allows(recognizer, event) ?? true)
  }

  private func receives(_ what: String, _ answer: Bool) -> Bool {
    log.tell(
      "recognizer.receives",
      ["which": .text(name), "what": .text(what), "answer": .flag(answer)])
    return answer
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    compares("together", system?.allowsTogether(recognizer, other) ?? false, other)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    compares("waits", system?.waits(recognizer, other) ?? false, other)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    compares("comesFirst", system?.comesFirst(recognizer, other) ?? false, other)
  }

  private func compares(_ how: String, _ answer: Bool, _ other: UIGestureRecognizer) -> Bool {
    log.tell(
      "recognizer.\(how)",
      [
        "which": .text(name), "other": .text(String(describing: type(of: other))),
        "answer": .flag(answer),
      ])
    return answer
  }

  // Whatever else UIKit asks, its own delegate answers.
  #if canImport(ObjectiveC)
    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || (system as? NSObject)?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? { system }
  #endif
}

/// Where there is no Objective-C every method of a delegate is there.
extension UIGestureRecognizerDelegate {
  #if canImport(ObjectiveC)
    fileprivate func allowsBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      gestureRecognizerShouldBegin?(recognizer) ?? true
    }

    fileprivate func allows(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
      gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
    }

    fileprivate func allows(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
      gestureRecognizer?(recognizer, shouldReceive: event) ?? true
    }

    fileprivate func allowsTogether(
      _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
    ) -> Bool {
      gestureRecognizer?(one, shouldRecognizeSimultaneouslyWith: other) ?? false
    }

    fileprivate func waits(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
      gestureRecognizer?(one, shouldRequireFailureOf: other) ?? false
    }

    fileprivate func comesFirst(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
      gestureRecognizer?(one, shouldBeRequiredToFailBy: other) ?? false
    }
  #else
    fileprivate func allowsBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      gestureRecognizerShouldBegin(recognizer)
    }

    fileprivate func allows(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
      gestureRecognizer(recognizer, shouldReceive: touch)
    }

    fileprivate func allows(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
      gestureRecognizer(recognizer, shouldReceive: event)
    }

    fileprivate func allowsTogether(
      _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
    ) -> Bool {
      gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
    }

    fileprivate func waits(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
      gestureRecognizer(one, shouldRequireFailureOf: other)
    }

    fileprivate func comesFirst(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
      gestureRecognizer(one, shouldBeRequiredToFailBy: other)
    }
  #endif
}
