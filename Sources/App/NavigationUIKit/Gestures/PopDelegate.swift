#if canImport(UIKit)
  import NavhostPluginHost
  import UIKit

  /// The delegate of one of UIKit's pop recognisers.
  @MainActor
  final class PopDelegate: ForwardingDelegate, UIGestureRecognizerDelegate {
    /// Nil once the plugins are asked no more: somebody may still hold this one.
    private weak var mirror: StackMirror?
    private(set) weak var recognizer: UIGestureRecognizer?

    init(_ mirror: StackMirror, _ recognizer: UIGestureRecognizer) {
      self.mirror = mirror
      self.recognizer = recognizer
      super.init()
      takeOver()
    }

    /// Whoever is the recogniser's delegate now comes behind this one.
    func takeOver() {
      stand(before: recognizer?.delegate)
      recognizer?.delegate = self
    }

    /// It asks nobody from now on, and leaves its place where it still has it.
    func leave() {
      mirror = nil
      guard let recognizer, recognizer.delegate === self else { return }
      recognizer.delegate = behind as? any UIGestureRecognizerDelegate
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      let systemAllows = ask { $0.allowsBegin(recognizer) } ?? true
      guard !isInside, let mirror else { return systemAllows }
      guard mirror.host.isEnabled else { return systemAllows && !mirror.isAtRoot }
      return mirror.swipeMayBegin(recognizer, systemAllows: systemAllows)
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      receives(ask { $0.allows(recognizer, touch) } ?? true)
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      receives(ask { $0.allows(recognizer, event) } ?? true)
    }

    /// A touch that UIKit's delegate refuses for a soft guard reaches the plugins all the same: they
    /// may lift it when the swipe wants to begin (rules 32, 33 and 188).
    private func receives(_ systemAllows: Bool) -> Bool {
      guard !isInside, let mirror else { return systemAllows }
      if mirror.isAtRoot { return false }
      return systemAllows || mirror.host.isEnabled && mirror.plainlyLosesEdgeGesture
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      ask { $0.allowsTogether(recognizer, other) } ?? false
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      let waits = ask { $0.waits(recognizer, for: other) } ?? false
      guard !isInside, let mirror else { return waits }
      return waits || mirror.guards.mustWait(recognizer, for: other)
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      let isFirst = ask { $0.comesBefore(recognizer, other) } ?? false
      guard !isInside, let mirror else { return isFirst }
      return isFirst || mirror.guards.comesFirst(recognizer, before: other)
    }

    private func ask<Answer>(_ body: (any UIGestureRecognizerDelegate) -> Answer) -> Answer? {
      ask((any UIGestureRecognizerDelegate).self, body)
    }
  }
#endif
