#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  extension StackMirror {
    /// A swipe at the root begins nothing, and would freeze the navigation controller (rule 63).
    var isAtRoot: Bool { views.count < 2 }

    /// A recogniser of UIKit's wants to begin. What UIKit's delegate has against it is heard first, so
    /// that nobody is asked about a swipe that cannot be; a custom item or a hidden bar is the soft
    /// guard that a policy may lift.
    func swipeMayBegin(_ recognizer: UIGestureRecognizer, systemAllows: Bool) -> Bool {
      prepareSwipe()
      guard !isAtRoot, runningTransition == nil || systemAllows && hasContentSwipe
      else { return false }
      guard let top = model.top, hasContentSwipe || !isFullScreen(top) else { return false }
      guard systemAllows || losesEdgeGesture(top) else { return false }
      return begin(pan(of: recognizer), recognizer)
    }

    /// iOS 26 swipes on the content by itself, and lets a swipe take over what runs.
    var hasContentSwipe: Bool {
      guard #available(iOS 26.0, *) else { return false }
      return owner?.interactiveContentPopGestureRecognizer != nil
    }

    /// Whether a swipe may begin anywhere, as a setting has it.
    func isFullScreen(_ top: Controller) -> Bool {
      (top.settings.gesture ?? model.configuration.gesture) == .fullscreen
    }

    /// Whether UIKit refuses touches for a reason that a policy may lift.
    var plainlyLosesEdgeGesture: Bool {
      guard let owner, runningTransition == nil, let item = views.last?.navigationItem
      else { return false }
      return owner.isNavigationBarHidden || item.hidesBackButton
        || !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
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
      let view = owner?.view
      let location = recognizer.location(in: view)
      let pan = recognizer as? UIPanGestureRecognizer
      let way = pan?.translation(in: view) ?? CGPoint(x: 0, y: 0)
      return ScreenPan(
        start: CGPoint(x: location.x - way.x, y: location.y - way.y), location: location,
        velocity: pan?.velocity(in: view) ?? CGPoint(x: 0, y: 0),
        isFromEdge: recognizer === owner?.interactivePopGestureRecognizer)
    }

    /// UIKit begins to carry out the swipe that was allowed: its pop asks nobody.
    func carrySwipeOut(animated: Bool) -> UIViewController? {
      finger.carriesOut()
      let gone = keeper?.systemPop(animated: animated)
      swipeIsCarriedOut(taking: gone)
      return gone
    }

    /// UIKit has begun, or will with its next layout: until then there is no coordinator.
    func swipeIsCarriedOut(taking gone: UIViewController?) {
      guard let gone else { return swipeIsOver(popped: false) }
      if let coordinator = runningTransition { return follow(coordinator) }
      awaitedSwipe = gone
      lookLater()
    }

    /// At the `last` look a transition that never began is no pop, where the screen stayed.
    func lookForSwipe(isLast: Bool) {
      guard let gone = awaitedSwipe else { return }
      if let coordinator = runningTransition {
        awaitedSwipe = nil
        follow(coordinator)
        guards.swipeBegan()
      } else if isLast {
        awaitedSwipe = nil
        swipeIsOver(popped: !views.contains { $0 === gone })
      }
    }

    private func follow(_ coordinator: any UIViewControllerTransitionCoordinator) {
      coordinator.notifyWhenInteractionChanges { [weak self] context in
        self?.endSwipe(popped: !context.isCancelled)
      }
      _ = coordinator.animate(alongsideTransition: nil) { [weak self] context in
        self?.swipeIsOver(popped: !context.isCancelled)
      }
    }

    private func swipeIsOver(popped: Bool) {
      endSwipe(popped: popped)
      guards.swipeEnded()
      settle()
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
