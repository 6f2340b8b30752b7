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

    /// Whether the question is on the screen. One that has gone from there without an answer, as an
    /// alert does where the app calls `dismiss`, is taken for a no. By default it always is.
    var isAsking: Bool { get }
  }

  extension QuestionPresenter {
    public var isAsking: Bool { true }
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
      top(over: viewController).present(alert, animated: true, completion: nil)
    }

    public var isAsking: Bool { shown?.presentingViewController != nil }

    /// UIKit presents nothing from a view controller that presents something already.
    private func top(over viewController: UIViewController) -> UIViewController {
      var top = viewController
      while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
      return top
    }

    public func withdraw() {
      guard let alert = shown, !alert.isBeingDismissed else { return }
      shown = nil
      alert.presentingViewController?.dismiss(animated: true, completion: nil)
    }
  }
#endif
