#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// The program's own pushes and pops. They are never lost: where the model cannot play them (inside
  /// a transition under a finger, inside a hook), UIKit does as it is told and the model catches up.
  extension StackMirror {
    func push(_ view: UIViewController, animated: Bool) {
      prepare()
      guards.menu.programActs()
      guard !isOnStack(view) else {
        return host.report("\(type(of: view)) is on the stack already: it is not pushed again")
      }
      endTransition()
      let result = model.push(controller(of: view), animated: animated, settle: false)
      switch result {
      case .refused(.questionOpen): return
      case .refused where model.explanation?.outcome == "blocked": return
      case .refused where model.explanation?.outcome == "deferred":
        waitingPush = view
        return showQuestion()
      case .refused: reportUnasked("a push of \(type(of: view))")
      default: break
      }
      keeper?.systemPush(view, animated: animated)
      follow()
    }

    /// UIKit's stack may be an old one, until it lays out.
    private func isOnStack(_ view: UIViewController) -> Bool {
      guard views.contains(where: { $0 === view }) else { return false }
      guard let controller = view.navhost.controller else { return true }
      return isInStep || model.stack.contains { $0 === controller }
    }

    func popTop(animated: Bool) -> UIViewController? {
      if finger.isLeading { return carrySwipeOut(animated: animated) }
      if guards.isSwipeUnasked, !askLate() { return nil }
      if finger.isLeading { return carrySwipeOut(animated: animated) }
      return program(animated: animated) {
        $0.pop(animated: animated, settle: false)
      } system: {
        (keeper?.systemPop(animated: animated)).map { [$0] } ?? []
      }.last
    }

    func pop(to view: UIViewController, animated: Bool) -> [UIViewController]? {
      guard let target = view.navhost.controller, views.contains(view) else {
        host.report("\(type(of: view)) is not on the plugins' stack: UIKit pops to it unasked")
        return keeper?.systemPop(to: view, animated: animated)
      }
      if guards.menu.takeMenuPop() { return menuPop(to: view, target) }
      return program(animated: animated) {
        $0.popTo(target, animated: animated, settle: false)
      } system: {
        keeper?.systemPop(to: view, animated: animated) ?? []
      }
    }

    func popToRoot(animated: Bool) -> [UIViewController]? {
      guard let root = views.first else { return nil }
      if isTabTapped { return keeper?.systemPop(to: root, animated: animated) }
      return program(animated: animated) {
        $0.popToRoot(animated: animated, settle: false)
      } system: {
        keeper?.systemPop(to: root, animated: animated) ?? []
      }
    }

    private func program(
      animated: Bool, _ operation: (NavigationController) -> Outcome,
      system: () -> [UIViewController]
    ) -> [UIViewController] {
      prepare()
      guards.menu.programActs()
      endTransition()
      let outcome = operation(model)
      guard outcome.cannotBePlayed else { return carryOut(outcome, animated: animated) }
      reportUnaskedPop()
      defer { follow() }
      return system()
    }

    /// Reports a pop by the app's code at a moment when the model cannot carry it out: the plugins that list
    /// `"programmatic"` are not asked.
    func reportUnaskedPop() {
      let asked = host.plugins.filter {
        $0.isEnabled && $0.manifest.sources.contains(.programmatic)
      }
      guard !asked.isEmpty else { return }
      reportUnasked("a pop by the program", asked.map { $0.name }.joined(separator: ", "))
    }

    func reportUnasked(_ what: String, _ plugins: String = "any plugin") {
      host.report("\(what) inside a hook or a swipe went on without asking \(plugins)")
    }

    /// What runs is over for the model, as an interruptible transition is.
    func endTransition() {
      if !finger.isDown { model.settle() }
    }

    /// UIKit may show its old stack until it lays out: what was set counts.
    func stackWasReplaced(by new: [UIViewController], animated: Bool) {
      finger.giveUpIfOver()
      guards.menu.programActs()
      guard !views.elementsEqual(new, by: ===) else { return catchUp(animated: animated) }
      guard model.isAttached, !finger.isDown, !new.isEmpty else { return }
      model.settle()
      _ = model.setStack(new.map(controller), animated: animated, settle: false)
      awaited = new.last
      lookLater()
    }
  }

  extension Outcome {
    /// Neither a policy nor the root is in the way: the model has no place for it just now.
    var cannotBePlayed: Bool {
      kind == .ignored && reason != "question open" && reason != "root"
    }
  }
#endif
