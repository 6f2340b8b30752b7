#if canImport(UIKit)
  public import NavhostNavigation
  internal import NavhostPluginHost
  internal import UIKit

  extension PolicyNavigationController {
    /// Asks for leave to dismiss this presented navigation controller and what is presented above it,
    /// as a sheet's own "Cancel" would: source `"request"`.
    @discardableResult
    public func requestDismiss() -> Outcome { askToDismiss() }
  }

  extension UINavigationController {
    /// The presented stack of the host that a dismissal would take away; nil where there is none, as
    /// under an alert, and where the model has let it go already.
    var dismissed: StackMirror? {
      let presented = nearestPresented
      if let presented, presented.keeper == nil { return nil }
      guard let mirror = presented?.keeper?.mirror ?? (presented == nil ? keeper?.mirror : nil),
        mirror.model.presenting != nil
      else { return nil }
      return mirror
    }

    /// UIKit looks at the parents as well.
    private var nearestPresented: UIViewController? {
      var view: UIViewController? = self
      while let current = view {
        if let presented = current.presentedViewController { return presented }
        view = current.parent
      }
      return nil
    }
  }

  extension StackMirror {
    /// Dismisses this presented stack for the app's code. False if a plugin that lists `"programmatic"` denies, or if a
    /// question is open: `onReport` receives it. `completion` is called in each case, once it is decided.
    func programDismisses(animated: Bool, orElse completion: (() -> Void)?) -> Bool {
      prepare()
      guards.menu.programActs()
      if !finger.isDown { model.settle() }
      let outcome = model.dismiss(animated: animated, settle: false)
      if outcome.kind == .deferred { showQuestion() }
      if outcome.cannotBePlayed { reportUnaskedPop() }
      if outcome.kind == .dismissed || outcome.cannotBePlayed { return true }
      host.report("dismiss is \(outcome.kind.rawValue): \(outcome.reason ?? "a plugin asks first")")
      if let completion { waitingDismissals.append(completion) }
      if model.question == nil { completeDismissals() }
      return false
    }

    /// What was to be dismissed has gone, or stays: whoever waits for that goes on.
    func completeDismissals() {
      let completions = waitingDismissals
      guard !completions.isEmpty else { return }
      waitingDismissals = []
      guard !model.isAttached, let runningTransition else {
        Task { @MainActor in for body in completions { body() } }
        return
      }
      _ = runningTransition.animate(alongsideTransition: nil) { _ in
        for body in completions { body() }
      }
    }

    /// It has disappeared for good; where UIKit did that by itself, the model follows.
    func wasDismissed() {
      sheetGuard?.sheetHasGone()
      if model.isAttached {
        _ = model.dismiss(animated: false)
        if model.isAttached { host.report("a sheet left though a plugin refused it") }
      }
      model.settle()
    }
  }
#endif
