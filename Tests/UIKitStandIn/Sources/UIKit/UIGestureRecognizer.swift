@MainActor
public final class UITouch: NSObject {
  public let point: CGPoint
  /// Where it hits.
  public private(set) weak var view: UIView?

  public init(at point: CGPoint, view: UIView? = nil) {
    self.point = point
    self.view = view
    super.init()
  }
}

@MainActor
public final class UIEvent: NSObject {}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

@MainActor
open class UIScrollView: UIView {
  public var contentOffset = CGPoint(x: 0, y: 0)
  public var contentSize = CGSize(width: 0, height: 0)
  public var contentInset = UIEdgeInsets.zero
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    addGestureRecognizer(pan)
    return pan
  }()
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObject {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
}

@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var isEnabled = true {
    didSet { if !isEnabled, state == .began || state == .changed { set(.cancelled) } }
  }
  public var cancelsTouchesInView = true
  public internal(set) weak var view: UIView?
  public internal(set) var state = State.possible
  var actions: [@MainActor (UIGestureRecognizer) -> Void] = []
  var start = CGPoint(x: 0, y: 0)
  var point = CGPoint(x: 0, y: 0)

  /// No target: without Objective-C there are no selectors. `PanAction` of the adapter takes
  /// `addTarget(_:)` on a pan.
  public init(target: Any?, action: Never?) {
    super.init()
  }

  public func location(in view: UIView?) -> CGPoint { point }

  public func require(toFail other: UIGestureRecognizer) {}

  func set(_ state: State) {
    self.state = state
    for action in actions { action(self) }
  }
}

@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var maximumNumberOfTouches = Int.max
  var speed = CGPoint(x: 0, y: 0)

  public func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: point.x - start.x, y: point.y - start.y)
  }

  public func velocity(in view: UIView?) -> CGPoint { speed }

  public func addTarget(_ action: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    actions.append { action($0 as! UIPanGestureRecognizer) }
  }
}

@MainActor
public final class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

@MainActor
public final class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration = 0.5
}
