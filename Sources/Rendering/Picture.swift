internal import Navigation

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

  init(_ writer: SVGWriter, size: Size, scale: Double, title: String) {
    svg = writer.file(size: size, scale: scale, title: title)
    width = size.width
    height = size.height
    self.scale = scale
    emojiLines = writer.emojiLines
  }
}
