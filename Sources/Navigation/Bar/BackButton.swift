/// The button at the leading end of the bar.
public struct BackButton: Equatable, Sendable {
  /// The text beside the arrow, `""` for the arrow alone.
  public var title: String
  public var color: Color
  /// Where the button stands, in screen coordinates; at least 44 by 44, and all of it answers.
  public var frame: Rect
  /// Whether it is the app's own item in place of the system's.
  public var isCustom: Bool

  public init(title: String, color: Color, frame: Rect, isCustom: Bool = false) {
    self.title = title
    self.color = color
    self.frame = frame
    self.isCustom = isCustom
  }
}
