#if canImport(UIKit)
  public import Navigation
  public import UIKit

  /// Puts a question of a plugin (`confirm`) to the person.
  @MainActor
  public protocol QuestionPresenter: AnyObject {
    /// Shows the question over `viewController`, and calls `answer` once, with true for its `ok`.
    func ask(
      _ question: Question, on viewController: UIViewController,
      answer: @escaping @MainActor (Bool) -> Void)

    /// The question is no longer open: it was answered, or its screen has gone.
    func withdraw()
  }

  /// Shows questions as an alert, or as an action sheet.
  @MainActor
  public final class AlertPresenter: QuestionPresenter {
    private let style: UIAlertController.Style
    private weak var shown: UIAlertController?

    public init(style: UIAlertController.Style = .alert) {
      self.style = style
    }

    public func ask(
      _ question: Question, on viewController: UIViewController,
      answer: @escaping @MainActor (Bool) -> Void
    ) {
      let alert = UIAlertController(
        title: nil, message: question.message, preferredStyle: style)
      alert.addAction(
        UIAlertAction(title: question.cancel, style: .cancel) { _ in answer(false) })
      alert.addAction(
        UIAlertAction(title: question.ok, style: question.destructive ? .destructive : .default) {
          _ in answer(true)
        })
      // An action sheet is a popover on an iPad, which needs a place.
      alert.popoverPresentationController?.sourceView = viewController.view
      shown = alert
      viewController.present(alert, animated: true, completion: nil)
    }

    public func withdraw() {
      guard let alert = shown, !alert.isBeingDismissed else { return }
      shown = nil
      alert.presentingViewController?.dismiss(animated: true, completion: nil)
    }
  }
#endif
