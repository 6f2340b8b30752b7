internal import NavhostNavigation

/// A picture: an SVG file, and how large it is.
public struct Picture: Equatable, Sendable {
  /// The file. The same input gives the same bytes, and every text is text in it.
  public let svg: String
  /// The width of what it shows, in points.
  public let width: Double
  /// The height of what it shows, in points.
  public let height: Double
  /// Pixels for a point.
  public let scale: Double
  let emojiLines: [EmojiLine]

  init(_ writer: SVGWriter, size: ScreenSize, scale: Double, title: String) {
    svg = writer.file(size: size, scale: scale, title: title)
    width = size.width
    height = size.height
    self.scale = scale
    emojiLines = writer.emojiLines
  }
}

/// How a picture is made.
public struct PictureOptions: Equatable, Sendable {
  /// Light or dark.
  public var theme: Theme
  /// Pixels for a point, 1 to 3; of an SVG the size that it declares.
  public var scale: Double
  /// Whether touch regions are outlined.
  public var showsRegions: Bool
  /// Whether fingers are drawn.
  public var showsTouches: Bool
  /// The app's own screenshots, PNG or JPEG files, by the names that controllers give them.
  public var photos: [String: [UInt8]] = [:]
  /// Names of screenshots that are not put into the picture: whoever shows it adds them, where
  /// `data-photo` has the name.
  package var linkedPhotos: Set<String> = []

  /// Options: what you leave out is a light picture at scale 1, with everything in it.
  public init(
    theme: Theme = .light, scale: Double = 1, showsRegions: Bool = true, showsTouches: Bool = true
  ) {
    self.theme = theme
    self.scale = min(max(scale, 1), 3)
    self.showsRegions = showsRegions
    self.showsTouches = showsTouches
  }
}

/// Light or dark.
public enum Theme: String, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
