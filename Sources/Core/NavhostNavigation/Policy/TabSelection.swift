/// A tab that was tapped, as a policy sees it.
public struct TabSelection {
  /// Its place in the tab bar, from 0.
  public let index: Int
  /// The place of the tab that is shown, from 0.
  public let from: Int
  /// The controller that would be on top; of the tab that is shown its root.
  public let top: Controller?

  package init(index: Int, from: Int, top: Controller?) {
    self.index = index
    self.from = from
    self.top = top
  }

  /// Whether it is the tab that is shown.
  public var reselected: Bool { index == from }
}
