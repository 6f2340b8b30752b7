/// A view as far as hit testing is concerned (rules 94 to 97).
public struct HitView: Equatable, Sendable {
  public var name: String
  /// In the coordinates of the view that holds it.
  public var frame: Rect
  public var isHidden: Bool
  public var isEnabled: Bool
  /// 0 to 1; what is hardly visible, 0.01 or less, answers nothing.
  public var alpha: Double
  /// Later ones lie on top.
  public var children: [HitView]
  /// Whether the view answers for children that stand out of its bounds.
  public var reachesOut: Bool

  public init(
    _ name: String, frame: Rect, children: [HitView] = [], reachesOut: Bool = false,
    isHidden: Bool = false, isEnabled: Bool = true, alpha: Double = 1
  ) {
    self.name = name
    self.frame = frame
    self.children = children
    self.reachesOut = reachesOut
    self.isHidden = isHidden
    self.isEnabled = isEnabled
    self.alpha = alpha
  }

  /// A back view as rule 94 has it: 44 high, its button centred in it and 10 pt out to the left.
  public static func backView(width: Double, button: Size) -> HitView {
    let y = (BarLayout.barHeight - button.height) / 2
    let frame = Rect(x: -10, y: y, width: button.width, height: button.height)
    return HitView(
      "back view", frame: Rect(x: 0, y: 0, width: width, height: BarLayout.barHeight),
      children: [HitView("button", frame: frame)], reachesOut: true)
  }

  /// The name of the view that a touch at `point` reaches, in the coordinates of the view that holds
  /// this one; nil where none does. A view that refuses the point refuses it for its children too,
  /// unless it reaches out; then it answers for a child that stands out, but not its own parent.
  public func hit(_ point: Point) -> String? {
    guard !isHidden, isEnabled, alpha > 0.01 else { return nil }
    let inner = Point(x: point.x - frame.x, y: point.y - frame.y)
    let isInside = frame.contains(point)
    guard isInside || reachesOut else { return nil }
    for child in children.reversed() {
      if let name = child.hit(inner) { return name }
    }
    return isInside ? name : nil
  }
}
