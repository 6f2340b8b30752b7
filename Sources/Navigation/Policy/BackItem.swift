/// What a back button would show, handed to `backTitle`.
public struct BackItem: Equatable, Sendable {
  /// The title of the controller below, nil where it has none.
  public let previousTitle: String?
  /// What the bar shows where no policy answers.
  public let defaultTitle: String

  package init(previousTitle: String?, defaultTitle: String) {
    self.previousTitle = previousTitle
    self.defaultTitle = defaultTitle
  }
}

/// The bar that a button stands on, handed to `backColor` and `barHidden`.
public struct BarStyle: Equatable, Sendable {
  /// The bar's colour; of a gradient, its first stop.
  public let color: Color
  /// The stops of a gradient; empty for a solid bar.
  public let colors: [Color]
  /// Whether the bar is hidden.
  public let hidden: Bool

  package init(color: Color, colors: [Color] = [], hidden: Bool = false) {
    self.color = color
    self.colors = colors
    self.hidden = hidden
  }

  /// Perceived brightness, 0 to 1 (rule 79); a gradient counts by its first stop (rule 85).
  public var luminance: Double { color.luminance }
  /// Black or white, whichever reads well (rule 79).
  public var contrastColor: Color { color.contrast }
}
