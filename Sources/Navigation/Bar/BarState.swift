/// What the bar shows.
public struct BarState: Equatable, Sendable {
  /// The title in the middle, nil where the controller has none.
  public var title: String?
  /// The bar's colour; of a gradient its first stop. Between two colours while a swipe runs.
  public var color: Color
  /// The stops of a gradient; empty for a solid bar.
  public var colors: [Color]
  /// Whether the bar is hidden.
  public var hidden: Bool
  /// nil at the root, while the bar is hidden, and where the controller hides its button.
  public var back: BackButton?

  package init(
    title: String? = nil, color: Color = .white, colors: [Color] = [], hidden: Bool = false,
    back: BackButton? = nil
  ) {
    self.title = title
    self.color = color
    self.colors = colors
    self.hidden = hidden
    self.back = back
  }
}
