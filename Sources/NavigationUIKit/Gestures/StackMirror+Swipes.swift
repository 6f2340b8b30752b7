#if canImport(UIKit)
  import Navigation
  import PluginHost
  import UIKit

  extension StackMirror {
    /// A swipe at the root begins nothing, and would freeze the navigation controller (rule 63).
    var isAtRoot: Bool { owner.viewControllers.count < 2 }

    /// A recogniser of UIKit's wants to begin. What UIKit's delegate has against it is heard first, so
    /// that nobody is asked about a swipe that cannot be; a custom item or a hidden bar is the soft
    /// guard that a policy may lift.
    func swipeMayBegin(_ recognizer: UIGestureRecognizer, systemAllows: Bool) -> Bool {
      prepareSwipe()
      guard !isAtRoot, owner.transitionCoordinator == nil else { return false }
      guard let top = model.top, top.settings.gesture ?? model.configuration.gesture != .fullscreen
      else { return false }
      guard systemAllows || losesEdgeGesture(top) else { return false }
      return begin(pan(of: recognizer), recognizer)
    }

    /// True where the swipe began.
    func begin(_ pan: ScreenPan, _ recognizer: UIGestureRecognizer) -> Bool {
      guard let outcome = finger.begin(pan, recognizer) else { return finger.isLeading }
      _ = carryOut(outcome, animated: true)
      return false
    }

    func prepareSwipe() {
      prepare()
      readTop()
    }

    private func losesEdgeGesture(_ top: Controller) -> Bool {
      top.settings.customBackButton || top.settings.hidesBackButton || top.hidesBar
    }

    func pan(of recognizer: UIGestureRecognizer) -> ScreenPan {
      let view = owner.view
      let location = recognizer.location(in: view)
      let pan = recognizer as? UIPanGestureRecognizer
      let way = pan?.translation(in: view) ?? CGPoint(x: 0, y: 0)
      return ScreenPan(
        start: CGPoint(x: location.x - way.x, y: location.y - way.y), location: location,
        velocity: pan?.velocity(in: view) ?? CGPoint(x: 0, y: 0),
        isFromEdge: recognizer === owner.interactivePopGestureRecognizer)
    }

    /// UIKit begins to carry out the swipe that was allowed: its pop asks nobody.
    func carrySwipeOut(animated: Bool) -> UIViewController? {
      finger.carriesOut()
      let gone = owner.systemPop(animated: animated)
      guard let coordinator = owner.transitionCoordinator else {
        endSwipe(popped: gone != nil)
        settle()
        return gone
      }
      coordinator.notifyWhenInteractionChanges { [weak self] context in
        self?.endSwipe(popped: !context.isCancelled)
      }
      _ = coordinator.animate(alongsideTransition: nil) { [weak self] context in
        self?.endSwipe(popped: !context.isCancelled)
        self?.settle()
      }
      return gone
    }

    func endSwipe(popped: Bool) {
      finger.end(popped: popped)
      showLooks(animated: true)
    }

    /// The swipe runs, but its recogniser had a foreign delegate: the plugins are asked now. False
    /// where they refuse.
    func askLate() -> Bool {
      guard let recognizer = guards.runningRecognizer else { return true }
      host.report("a swipe began without its delegate: the plugins are asked as it runs")
      prepareSwipe()
      return begin(pan(of: recognizer), recognizer)
    }
  }
#endif
