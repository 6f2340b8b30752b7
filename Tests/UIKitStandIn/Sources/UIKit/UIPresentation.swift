@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObject {
  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentation: UIPresentationController)
  func presentationControllerDidDismiss(_ presentation: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentation: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentation: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentation: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentation: UIPresentationController
  ) {}
}

@MainActor
open class UIPresentationController: NSObject {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Nil until the presentation begins.
  public internal(set) var containerView: UIView?
  public var presentedView: UIView? { presentedViewController.view }
  public unowned let presentedViewController: UIViewController
  public var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presentedViewController
  }

  init(_ presented: UIViewController) {
    presentedViewController = presented
    super.init()
  }
}

@MainActor
public final class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect(x: 0, y: 0, width: 0, height: 0)
}

extension UIViewController {
  /// The one that presents for it: the outermost of its parents.
  var presenter: UIViewController { parent?.presenter ?? self }
}

@MainActor
public final class UIAlertAction: NSObject {
  public enum Style: Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  let handler: (@MainActor (UIAlertAction) -> Void)?

  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

@MainActor
public final class UIAlertController: UIViewController {
  public enum Style: Sendable { case actionSheet, alert }

  public let message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public required init?(coder: NSCoder) { nil }

  /// An action sheet is a popover on an iPad.
  public override var popoverPresentationController: UIPopoverPresentationController? {
    preferredStyle == .actionSheet && UITraitCollection.device == .regular ? popover : nil
  }
  private lazy var popover = UIPopoverPresentationController(self)

  public func addAction(_ action: UIAlertAction) { actions.append(action) }
}
