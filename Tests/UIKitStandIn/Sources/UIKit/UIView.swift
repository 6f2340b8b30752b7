@_exported import Foundation

// A stand-in for UIKit on Linux, written from its public documentation and from the rules of the
// model. It has the names that the adapter uses, and behaves as the model does. No device is behind
// it: docs/fidelity.md says what that leaves open.

/// Objective-C's runtime has it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getSuperclass(_ type: AnyClass) -> AnyClass? { _getSuperclass(type) }

@MainActor
open class UIResponder: NSObject {
  open func accessibilityPerformEscape() -> Bool { false }
}

public final class UIColor: NSObject, Sendable {
  public let components: [Double]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha].map { Double($0) }
  }
}

public final class UIImage: NSObject {}

public enum UIUserInterfaceLayoutDirection: Sendable {
  case leftToRight
  case rightToLeft
}

public struct CGAffineTransform: Equatable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public static let identity = CGAffineTransform(translationX: 0, y: 0)

  public init(translationX x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

@MainActor
open class UIView: UIResponder {
  public var frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  public var alpha: CGFloat = 1
  public var backgroundColor: UIColor?
  public var transform = CGAffineTransform.identity
  public var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public private(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  public var bounds: CGRect {
    get { CGRect(origin: CGPoint(x: 0, y: 0), size: frame.size) }
    set { frame.size = newValue.size }
  }

  public var window: UIWindow? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIWindow }.first
  }

  public func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    subviews.insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    gestureRecognizers?.append(recognizer)
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// The wheel that turns while the app is busy.
public final class UIActivityIndicatorView: UIView {
  public private(set) var isAnimating = false

  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }
}
