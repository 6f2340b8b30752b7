#if canImport(UIKit)
  import Navigation
  import PluginHost
  import UIKit

  /// Stands in front of the delegate of a sheet's presentation: a drag asks the plugins once, though
  /// UIKit may ask its delegate more than once.
  @MainActor
  final class SheetGuard: ForwardingDelegate, UIAdaptivePresentationControllerDelegate {
    private unowned let owner: PolicyNavigationController
    private weak var next: (any UIAdaptivePresentationControllerDelegate)? {
      didSet { target = next }
    }
    /// What the plugins said of the drag that runs.
    private var answer: Bool?

    init(_ owner: PolicyNavigationController) {
      self.owner = owner
      super.init()
      install()
    }

    /// Done again and again, it does nothing.
    func install() {
      guard let presentation = owner.presentationController, presentation.delegate !== self else {
        return
      }
      next = presentation.delegate
      presentation.delegate = self
    }

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      guard next?.allowsDismissal(presentation) ?? true else { return false }
      guard let mirror = owner.asked else { return true }
      if let answer { return answer }
      let allows = mirror.sheetDragBegins()
      answer = allows
      return allows
    }

    func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
      next?.tellWillDismiss(presentation)
      _ = owner.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
        if context.isCancelled { self?.ended(dismissed: false) }
      }
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      ended(dismissed: true)
      next?.tellDidDismiss(presentation)
    }

    /// UIKit refused the drag: for the plugins' sake, or for `isModalInPresentation`.
    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      if answer == nil { owner.asked?.sheetDragIsModal() }
      answer = nil
      next?.tellAttempt(presentation)
    }

    /// UIKit lets the sheet disappear before it tells its delegate of the drag's end; who was the
    /// delegate before this one hears that by itself.
    func sheetHasGone() {
      ended(dismissed: true)
      if let presentation = owner.presentationController, presentation.delegate === self {
        presentation.delegate = next
      }
    }

    /// A finger comes down: a drag that was allowed, and that UIKit never carried out, is over.
    func giveUpIfOver() {
      if owner.transitionCoordinator == nil { ended(dismissed: false) }
    }

    private func ended(dismissed: Bool) {
      defer { answer = nil }
      guard answer == true else { return }
      owner.mirror?.sheetDragEnded(dismissed: dismissed)
    }
  }

  /// The drag, as the model plays it.
  extension StackMirror {
    /// True where the sheet may go.
    func sheetDragBegins() -> Bool {
      prepare()
      model.settle()
      let outcome = model.swipeDown(distance: 60, duration: 0.1, release: false, settle: false)
      guard let outcome else { return true }
      _ = carryOut(outcome, animated: true)
      return false
    }

    func sheetDragIsModal() {
      prepare()
      readTop()
      model.settle()
      _ = model.swipeDown(distance: 60, duration: 0.1, settle: false)
    }

    func sheetDragEnded(dismissed: Bool) {
      let foot = Point(x: model.configuration.width / 2, y: model.configuration.height)
      if dismissed { _ = model.touch(.moved, at: foot) }
      _ = model.touch(dismissed ? .ended : .cancelled, at: foot)
      model.settle()
    }
  }
#endif
