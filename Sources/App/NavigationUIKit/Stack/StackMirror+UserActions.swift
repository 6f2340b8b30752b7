#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// What a person does, but for the swipes.
  extension StackMirror {
    /// Puts a person's wish to the model, and does what comes of it.
    func person(_ operation: (NavigationController) -> Outcome) -> Outcome {
      prepare()
      readTop()
      let outcome = operation(model)
      _ = carryOut(outcome, animated: true)
      return outcome
    }

    /// A screen's own "Done". At the root of a navigation controller inside another screen there is nothing to
    /// pop: that is told.
    func request(count: Int) -> Outcome {
      let outcome = person { $0.requestPop(count: count, settle: false) }
      if outcome.kind == .ignored, model.depth == 1, let around = model.container {
        host.report(
          "requestPop does nothing at the root of a navigation controller inside \(around.className): "
            + "call requestPop of the one around it")
      }
      return outcome
    }

    func request(to view: UIViewController) -> Outcome {
      prepare()
      guard let target = view.navhost.controller else {
        return Outcome(.ignored, refusal: .nothingThere)
      }
      return person { $0.requestPop(to: target, settle: false) }
    }

    /// They are kept until it is decided: a question may be open meanwhile.
    func requestStack(_ asked: [UIViewController], animated: Bool) -> Outcome {
      prepare()
      readTop()
      if !finger.isDown { model.settle() }
      let controllers = asked.map(controller)
      let outcome = model.requestStack(controllers, animated: animated, settle: false)
      if outcome.kind == .popped || outcome.kind == .deferred { wanted = asked }
      if outcome.kind == .ignored {
        host.report("a deep link is ignored: \(outcome.reason ?? "")")
      }
      _ = carryOut(outcome, animated: animated)
      return outcome
    }

    func tapBack() -> Outcome {
      person { $0.tapBack(settle: false) }
    }

    /// The bar's own button: it gets its no first, and looks normal again (rule 13).
    ///
    /// Since iOS 26 the button works while a transition runs, which is over for the model then. A second
    /// tap, before what the first one was allowed has begun, is the same tap.
    func barIsTapped() {
      guard !isPopWaiting else { return }
      prepare()
      endTransition()
      readTop()
      let outcome = model.tapBack(settle: false)
      if outcome.kind != .popped { restoreBar() }
      carryOutLater(outcome)
    }

    private func restoreBar() {
      for view in owner?.navigationBar.subviews ?? [] where view.alpha > 0 && view.alpha < 1 {
        UIView.animate(withDuration: 0.25) { view.alpha = 1 }
      }
    }

    /// An entry of the long-press menu ends in a pop to its view controller.
    func menuPop(to view: UIViewController, _ target: Controller) -> [UIViewController] {
      prepare()
      readTop()
      let entry = model.depth - (target.index ?? model.depth)
      return carryOut(model.pickBackMenu(entry, settle: false), animated: true)
    }

    /// True where the gesture was taken care of: also where a policy said no.
    func escape() -> Bool {
      prepare()
      readTop()
      let outcome = model.escape(settle: false)
      _ = carryOut(outcome, animated: true)
      return outcome.kind != .ignored
    }

    /// What the top's navigation item says now.
    func readTop() {
      guard let view = views.last, let controller = view.navhost.controller else {
        return
      }
      readItem(of: view, into: controller)
    }

    /// Takes over what UIKit goes by: no back button, an item in its place.
    func readItem(of view: UIViewController, into controller: Controller) {
      let item = view.navigationItem
      var settings = controller.settings
      let looks = view.navhost.looks
      settings.hidesBackButton = looks.hidesBackButton(of: item)
      settings.customBackButton =
        !looks.leftItems(of: item).isEmpty && !item.leftItemsSupplementBackButton
      if #available(iOS 16.0, *) {
        // UIKit runs it instead of popping: here it only stands for that.
        controller.backAction = ItemLooks.hasOwnBackAction(item) ? { _ in } : nil
      }
      settings.hidesBottomBarWhenPushed = view.hidesBottomBarWhenPushed
      if settings != controller.settings { controller.settings = settings }
      observe(view, controller)
    }
  }
#endif
