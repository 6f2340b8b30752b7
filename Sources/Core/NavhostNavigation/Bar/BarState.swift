/// The bar as it stands.
public struct BarState: Equatable, Sendable {
  /// The title in the middle, nil where the controller has none.
  public var title: String?
  /// The bar's colour; of a gradient its first stop. Between two colours while a swipe runs.
  public var color: ColorValue
  /// The stops of a gradient; empty for a solid bar.
  public var colors: [ColorValue]
  /// Whether the bar is hidden.
  public var hidden: Bool
  /// nil at the root, while the bar is hidden, and where the controller hides its button.
  public var back: BackButton?

  package init(
    title: String? = nil, color: ColorValue = .white, colors: [ColorValue] = [],
    hidden: Bool = false,
    back: BackButton? = nil
  ) {
    self.title = title
    self.color = color
    self.colors = colors
    self.hidden = hidden
    self.back = back
  }
}

/// The button at the leading end of the bar.
public struct BackButton: Equatable, Sendable {
  /// The text beside the arrow, `""` for the arrow alone.
  public var title: String
  /// Its colour.
  public var color: ColorValue
  /// Where the button stands, in screen coordinates; at least 44 by 44, and all of it answers.
  public var frame: ScreenRect
  /// Whether it is the app's own item in place of the system's.
  public var isCustom: Bool
  /// Whether a policy or a setting gives the text.
  public var declaresTitle = false
  /// Whether a policy or a setting gives the colour.
  public var declaresColor = false
  /// `too long` where a title found no room and another stands there.
  public var fallback: String?

  static let tooLong = "too long"

  package init(
    title: String, color: ColorValue, frame: ScreenRect, isCustom: Bool = false,
    fallback: String? = nil
  ) {
    self.title = title
    self.color = color
    self.frame = frame
    self.isCustom = isCustom
    self.fallback = fallback
  }
}
