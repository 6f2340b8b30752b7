#if canImport(UIKit)
  import NavhostNavigation
  import UIKit

  /// UIKit does some of what it was told at once, and some only as it lays out.
  extension StackMirror {
    /// UIKit's transition runs: the model's ends with it.
    func follow() {
      guard isAlive else { return }
      showLooks(animated: true)
      guard let coordinator = runningTransition else {
        if !isInStep { awaitLayout() }
        guard model.transition != nil else { return settle() }
        isTransitionAwaited = true
        return lookLater()
      }
      isTransitionAwaited = false
      awaited = isInStep ? nil : view(of: model.top)
      _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.awaited = nil
        self?.settle()
      }
    }

    /// What UIKit was told shows in its stack only when it has laid out.
    private func awaitLayout() {
      guard let top = view(of: model.top), awaited !== top else { return }
      awaited = top
      lookLater()
    }

    /// UIKit's next layout has been by then, where nobody told of it.
    func lookLater() {
      looks += 1
      let number = looks
      Task { @MainActor [weak self] in
        await Waits.sleep(Waits.layout)
        guard let self, isAlive, looks == number else { return }
        wasLaidOut(isLast: true)
      }
    }

    /// UIKit has laid out: what it was told has begun. At the `last` look it never will.
    func wasLaidOut(isLast: Bool = false) {
      guard isAlive else { return }
      lookForSwipe(isLast: isLast)
      if isLast { catchUp() }
      guard awaited != nil || isTransitionAwaited else { return }
      if runningTransition != nil { return follow() }
      guard isLast || awaited != nil && isInStep && !isTransitionAwaited else { return }
      awaited = nil
      isTransitionAwaited = false
      settle()
    }

    /// Whether the view controller of a bar's item is leaving already, so that the bar's question is no
    /// person's tap.
    func isLeaving(_ item: UINavigationItem) -> Bool {
      guard !isPopWaiting,
        let view = views.last(where: { $0.navigationItem === item })
      else { return false }
      if finger.isCarriedOut { return true }
      guard let controller = view.navhost.controller else { return false }
      return awaited != nil && !model.stack.contains { $0 === controller }
    }
  }
#endif
