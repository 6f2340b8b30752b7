#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// Stands in front of the delegate of a sheet's presentation. UIKit may ask whether the sheet should
  /// go at any time, and many times. The plugins are asked once after a finger came down; what they
  /// want to ask the person is shown when the drag has been tried. Where no finger is, the answer is no,
  /// and somebody who tries all the same, as with a pointer, has the plugins asked then.
  @MainActor
  final class SheetGuard: ForwardingDelegate, UIAdaptivePresentationControllerDelegate {
    /// Nil once the sheet has gone: somebody may still hold this one.
    private weak var keeper: (any StackKeeper)?
    private weak var presentation: UIPresentationController?
    /// What the plugins said of the drag that runs.
    private var answer: Bool?
    /// Whether the sheet follows the finger.
    private var isDragged = false
    private var hasFinger = false
    /// Whether the finger came down beside what is presented: UIKit may tell of no attempt then.
    private var isBeside = false
    /// Whether the app's own delegate refused the drag that runs.
    private var isRefusedByApp = false
    private var watch: TouchWatch?
    /// A popover goes by a tap beside it, and not by a drag.
    private let isPopover: Bool
    /// A tap beside a form sheet takes it away, too.
    private let hasOutside: Bool
    private var isTap: Bool { isPopover || hasOutside && isBeside }

    init(_ keeper: any StackKeeper, _ style: Presentation.Style) {
      self.keeper = keeper
      isPopover = style == .popover
      hasOutside = style == .popover || style == .formSheet
      super.init()
      install()
    }

    private var asked: StackMirror? { isInside ? nil : keeper?.asked }

    /// Done again and again, it does nothing.
    func install() {
      guard let presentation = keeper?.shown?.presentationController else { return }
      if watch == nil, let container = presentation.containerView {
        watch = TouchWatch(container) { [weak self] touch in self?.fingerComesDown(touch) }
      }
      guard presentation.delegate !== self else { return }
      self.presentation = presentation
      stand(before: presentation.delegate)
      presentation.delegate = self
    }

    func uninstall() {
      keeper = nil
      watch?.uninstall()
      guard let presentation, presentation.delegate === self else { return }
      presentation.delegate = behind as? any UIAdaptivePresentationControllerDelegate
    }

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      let allows = ask { $0.allowsDismissal(presentation) } ?? true
      guard let mirror = asked else { return allows }
      guard allows else {
        isRefusedByApp = true
        return false
      }
      if let answer { return answer }
      guard hasFinger, !mirror.isModal else { return false }
      let mayGo = isTap ? mirror.popoverMayGo() : mirror.sheetDragBegins()
      answer = mayGo
      if !mayGo, isPopover || isBeside { showQuestionSoon() }
      return mayGo
    }

    /// After a no to a tap beside it UIKit may say nothing more: the question does not wait for it.
    private func showQuestionSoon() {
      Task { @MainActor [weak self] in self?.keeper?.asked?.showQuestion() }
    }

    func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
      ask { $0.tellWillDismiss(presentation) }
      guard asked != nil else { return }
      isDragged = true
      _ = keeper?.shown?.transitionCoordinator?.animate(alongsideTransition: nil) {
        [weak self] context in
        if context.isCancelled { self?.ended(dismissed: false) }
      }
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      if !isInside { ended(dismissed: true) }
      ask { $0.tellDidDismiss(presentation) }
    }

    /// UIKit refused the drag: a plugin, the app's delegate or `isModalInPresentation` keeps the sheet.
    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      if let asked {
        let (wasAsked, isRefused, isTap) = (answer != nil, isRefusedByApp, isTap)
        ended(dismissed: false)
        if wasAsked {
          asked.showQuestion()
        } else if !isRefused {
          asked.dismissalIsTried(isTap)
        }
      }
      ask { $0.tellAttempt(presentation) }
    }

    /// UIKit may let the sheet disappear before it tells its delegate of the drag's end.
    func sheetHasGone() { ended(dismissed: true) }

    /// A drag that was allowed, and that UIKit never carried out, is over. A delegate that the app has set since comes
    /// behind this one.
    func fingerComesDown(_ touch: UITouch) {
      install()
      if keeper?.shown?.transitionCoordinator == nil { lapse(even: true) }
      hasFinger = true
      let sheet = presentation?.presentedView
      isBeside = sheet.map { touch.view?.isDescendant(of: $0) == false } ?? false
    }

    /// UIKit asked, and no drag came of it.
    func lapse(even dragged: Bool = false) {
      guard answer != nil, dragged || !isDragged else { return }
      if answer == false { keeper?.mirror?.dropHiddenQuestion() }
      ended(dismissed: false)
    }

    private func forget() {
      answer = nil
      isDragged = false
      hasFinger = false
      isBeside = false
      isRefusedByApp = false
    }

    private func ended(dismissed: Bool) {
      defer { forget() }
      guard answer == true, !isTap else { return }
      keeper?.mirror?.sheetDragEnded(dismissed: dismissed)
    }

    @discardableResult
    private func ask<Answer>(
      _ body: (any UIAdaptivePresentationControllerDelegate) -> Answer
    ) -> Answer? {
      ask((any UIAdaptivePresentationControllerDelegate).self, body)
    }
  }

  /// The drag, as the model plays it.
  extension StackMirror {
    /// True where the sheet may go. What a plugin asks the person waits until the drag is tried.
    func sheetDragBegins() -> Bool {
      prepare()
      readTop()
      model.settle()
      let outcome = model.swipeDown(distance: 60, duration: 0.1, release: false, settle: false)
      guard let outcome else { return true }
      let asksPerson = outcome.kind == .deferred && model.question?.kind != .await
      if !asksPerson { _ = carryOut(outcome, animated: true) }
      return false
    }

    /// The plugins were not asked yet, because the sheet is modal or their answer has lapsed. A modal sheet stays, even if
    /// a hook answers that it is not modal.
    func dismissalIsTried(_ isPopover: Bool) {
      prepare()
      readTop()
      if isModal, model.top?.settingsInForce.modalInPresentation != true { return }
      model.settle()
      let outcome =
        isPopover ? model.tapOutside(settle: false) : model.swipeDown(duration: 0.1, settle: false)
      if let outcome { _ = carryOut(outcome, animated: true) }
    }

    /// A tap beside it, of source `"tapOutside"`: true where UIKit may let it go.
    func popoverMayGo() -> Bool {
      prepare()
      readTop()
      model.settle()
      let outcome = model.tapOutside(settle: false)
      if outcome.kind == .dismissed { return true }
      let asksPerson = outcome.kind == .deferred && model.question?.kind != .await
      if !asksPerson { _ = carryOut(outcome, animated: true) }
      return false
    }

    func sheetDragEnded(dismissed: Bool) {
      let foot = ScreenPoint(x: model.configuration.width / 2, y: model.configuration.height)
      if dismissed { _ = model.touch(.moved, at: foot) }
      _ = model.touch(dismissed ? .ended : .cancelled, at: foot)
      model.settle()
    }
  }
#endif
