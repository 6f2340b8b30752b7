#if canImport(UIKit)
  import NavhostNavigation
  import UIKit

  /// A pan on the screen, as the model sees it.
  struct ScreenPan {
    /// Where the finger came down and where it is, in the coordinates of the owner's view.
    var start: CGPoint
    var location: CGPoint
    /// Points per second.
    var velocity: CGPoint
    /// Whether UIKit's own edge recogniser took it.
    var isFromEdge = false
  }

  /// Plays a pan that UIKit recognises to the model, as touches of a finger. Whether a swipe finishes
  /// is UIKit's to say, but for the full-screen pan, which is the host's own.
  @MainActor
  final class ModelFinger {
    private weak var mirror: StackMirror?
    private let model: NavigationController
    /// The recogniser whose pan it is.
    private weak var recognizer: UIGestureRecognizer?
    private var start = ScreenPoint(x: 0, y: 0)
    private var last = ScreenPoint(x: 0, y: 0)
    /// What the swipe takes away.
    private(set) weak var leaving: UIViewController?
    /// Whether the model has a finger on its screen.
    private(set) var isDown = false
    /// Whether the swipe that began takes the top away.
    private(set) var isLeading = false
    /// Whether UIKit has begun to carry the swipe out.
    private(set) var isCarriedOut = false

    init(_ mirror: StackMirror) {
      self.mirror = mirror
      model = mirror.model
    }

    /// Asks the model whether a swipe may begin. The result is nil where it did.
    func begin(_ pan: ScreenPan, _ recognizer: UIGestureRecognizer) -> Outcome? {
      start = clamped(point(pan.start), isFromEdge: pan.isFromEdge)
      let location = farEnough(point(pan.location))
      _ = model.touch(.began, at: start)
      model.advance(by: duration(from: start, to: location, velocity: pan.velocity))
      let outcome = model.touch(.moved, at: location)
      last = location
      isDown = true
      leaving = mirror?.views.last
      self.recognizer = recognizer
      guard let outcome else {
        isLeading = model.transition != nil
        return nil
      }
      lift(at: location)
      return outcome
    }

    func move(to location: CGPoint, velocity: CGPoint) -> Outcome? {
      guard isDown else { return nil }
      let next = point(location)
      model.advance(by: duration(from: last, to: next, velocity: velocity))
      last = next
      return model.touch(.moved, at: next)
    }

    func carriesOut() { isCarriedOut = true }

    /// UIKit finished the swipe, or took it back.
    func end(popped: Bool) {
      guard isDown else { return }
      guard popped else {
        lift(at: start)
        return
      }
      let end = ScreenPoint(
        x: start.x + model.configuration.direction.sign * model.configuration.width,
        y: start.y)
      _ = model.touch(.moved, at: end)
      _ = model.touch(.ended, at: end)
      forget()
    }

    /// The finger goes up where it is: the model says what comes of it.
    func release(at location: CGPoint) -> Outcome? {
      guard isDown else { return nil }
      let outcome = model.touch(.ended, at: point(location))
      forget()
      return outcome
    }

    /// A swipe that was allowed and that UIKit never carried out, for another recogniser won.
    func giveUpIfOver() {
      guard isDown, !isCarriedOut else { return }
      switch recognizer?.state {
      case .began, .changed: return
      default:
        end(popped: false)
        model.settle()
      }
    }

    private func lift(at point: ScreenPoint) {
      _ = model.touch(.cancelled, at: point)
      forget()
    }

    private func forget() {
      isDown = false
      isLeading = false
      isCarriedOut = false
      recognizer = nil
    }

    // MARK: From UIKit's points to the model's

    /// The same distance from the leading edge, whatever the two widths and directions are.
    private func point(_ point: CGPoint) -> ScreenPoint {
      let view = mirror?.owner?.view
      let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let lead = isMirrored ? Double((view?.bounds.width ?? 0) - point.x) : Double(point.x)
      let configuration = model.configuration
      return ScreenPoint(
        x: configuration.direction == .ltr ? lead : configuration.width - lead, y: Double(point.y))
    }

    /// What UIKit took for a swipe from the edge began at the edge.
    private func clamped(_ point: ScreenPoint, isFromEdge: Bool) -> ScreenPoint {
      guard isFromEdge else { return point }
      let configuration = model.configuration
      let lead = configuration.direction == .ltr ? point.x : configuration.width - point.x
      let near = min(max(lead, 0), 20)
      return ScreenPoint(
        x: configuration.direction == .ltr ? near : configuration.width - near, y: point.y)
    }

    /// A pan of the model begins after 10 pt; UIKit's recognisers know by themselves when.
    private func farEnough(_ location: ScreenPoint) -> ScreenPoint {
      let way = ScreenPoint(x: location.x - start.x, y: location.y - start.y)
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      let least = 10.5
      guard length < least else { return location }
      guard length > 0 else {
        return ScreenPoint(x: start.x + model.configuration.direction.sign * least, y: start.y)
      }
      return ScreenPoint(x: start.x + way.x * least / length, y: start.y + way.y * least / length)
    }

    /// How long the finger took, going by its speed.
    private func duration(from start: ScreenPoint, to location: ScreenPoint, velocity: CGPoint)
      -> Double
    {
      let speed = Double(velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
      let way = ScreenPoint(x: location.x - start.x, y: location.y - start.y)
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      return speed > 1 ? min(length / speed, 1) : 0.05
    }
  }
#endif
