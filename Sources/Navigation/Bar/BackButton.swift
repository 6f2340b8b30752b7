/// The button at the leading end of the bar.
public struct BackButton: Equatable, Sendable {
  /// The text beside the arrow, `""` for the arrow alone.
  public var title: String
  /// Its colour.
  public var color: Color
  /// Where the button stands, in screen coordinates; at least 44 by 44, and all of it answers.
  public var frame: Rect
  /// Whether it is the app's own item in place of the system's.
  public var isCustom: Bool
  /// Whether a policy or a setting gave the text, and the colour; else they are the defaults.
  public var declaresTitle = false
  /// Whether a policy or a setting gives the colour.
  public var declaresColor = false
  /// `too long` where a title found no room and another stands there.
  public var fallback: String?

  static let tooLong = "too long"

  package init(
    title: String, color: Color, frame: Rect, isCustom: Bool = false,
    fallback: String? = nil
  ) {
    self.title = title
    self.color = color
    self.frame = frame
    self.isCustom = isCustom
    self.fallback = fallback
  }
}
