#if canImport(UIKit)
  public import NavhostNavigation
  public import UIKit

  /// Puts a question of a plugin (`confirm`, `choose`) to the person. What a plugin waits for from the app
  /// (`await`) is answered by `host.onAwait`, and nothing is shown.
  @MainActor
  public protocol QuestionPresenter: AnyObject {
    /// Shows the question over `viewController`, and calls `answer` once, with the choice that is picked:
    /// `.choice(choice.id)`.
    func ask(
      _ question: Question, on viewController: UIViewController,
      answer: @escaping @MainActor (Reply) -> Void)

    /// The question is no longer open: it was answered, or its screen has gone.
    func withdraw()

    /// Whether the question is on the screen. One that has gone from there without an answer, as an
    /// alert does where the app calls `dismiss`, is taken for a no. By default it always is.
    var isAsking: Bool { get }
  }

  extension QuestionPresenter {
    public var isAsking: Bool { true }
  }

  /// Shows questions as an alert, or as an action sheet, with a button for each choice.
  @MainActor
  public final class AlertPresenter: QuestionPresenter {
    private let style: UIAlertController.Style?
    private weak var shown: UIAlertController?
    /// The same while it cannot be presented yet.
    private var waiting: UIAlertController?

    /// - Parameter style: of every question; nil: as each question says.
    public init(style: UIAlertController.Style? = nil) {
      self.style = style
    }

    public func ask(
      _ question: Question, on viewController: UIViewController,
      answer: @escaping @MainActor (Reply) -> Void
    ) {
      let own: UIAlertController.Style = question.style == .sheet ? .actionSheet : .alert
      let message = question.message.isEmpty ? nil : question.message
      let alert = UIAlertController(title: nil, message: message, preferredStyle: style ?? own)
      for choice in question.choices {
        alert.addAction(
          UIAlertAction(title: choice.title, style: Self.style(of: choice)) { _ in
            answer(.choice(choice.id))
          })
      }
      if let popover = alert.popoverPresentationController { anchor(popover, on: viewController) }
      shown = alert
      put(alert, over: viewController)
    }

    /// UIKit drops what is presented while something is being dismissed: the alert waits for that.
    private func put(_ alert: UIAlertController, over viewController: UIViewController) {
      waiting = nil
      guard let busy = dismissed(over: viewController) else {
        return top(over: viewController).present(alert, animated: true, completion: nil)
      }
      waiting = alert
      let again = { @MainActor [weak self, weak viewController] in
        guard let self, let viewController, let alert = waiting, alert === shown else { return }
        put(alert, over: viewController)
      }
      if let coordinator = busy.transitionCoordinator {
        _ = coordinator.animate(alongsideTransition: nil) { _ in again() }
      } else {
        Task { @MainActor in
          await Waits.sleep(Waits.dismissal)
          again()
        }
      }
    }

    /// An action sheet is a popover on an iPad, which needs a place: where the back button is, or, without
    /// a bar, the middle of the screen.
    private func anchor(
      _ popover: UIPopoverPresentationController, on viewController: UIViewController
    ) {
      guard let navigation = viewController as? UINavigationController,
        !navigation.isNavigationBarHidden
      else {
        let bounds = viewController.view.bounds
        popover.sourceView = viewController.view
        popover.sourceRect = CGRect(x: bounds.width / 2, y: bounds.height / 2, width: 0, height: 0)
        return
      }
      let bar = navigation.navigationBar
      let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let side: CGFloat = 44
      popover.sourceView = bar
      popover.sourceRect = CGRect(
        x: isMirrored ? bar.bounds.width - side : 0, y: 0, width: side, height: bar.bounds.height)
    }

    private static func style(of choice: Question.Choice) -> UIAlertAction.Style {
      switch choice.style {
      case .default: .default
      case .destructive: .destructive
      case .cancel: .cancel
      }
    }

    public var isAsking: Bool { waiting != nil || shown?.presentingViewController != nil }

    /// UIKit presents nothing from a view controller that presents something already.
    private func top(over viewController: UIViewController) -> UIViewController {
      var top = viewController
      while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
      return top
    }

    /// What is being dismissed above the view controller, or above one that it is inside of.
    private func dismissed(over viewController: UIViewController) -> UIViewController? {
      for around in sequence(first: viewController, next: { $0.parent }) {
        var above = around.presentedViewController
        while let view = above {
          if view.isBeingDismissed { return view }
          above = view.presentedViewController
        }
      }
      return nil
    }

    public func withdraw() {
      waiting = nil
      guard let alert = shown, !alert.isBeingDismissed else { return }
      shown = nil
      alert.presentingViewController?.dismiss(animated: true, completion: nil)
    }
  }
#endif
