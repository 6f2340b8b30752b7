/// A line of text with emoji in it, as it stands in an SVG. librsvg draws letters as outlines, which
/// have no colours, so such a line becomes a small picture where pixels are made.
struct EmojiLine: Equatable {
  /// The element, as it is written.
  var element: String
  var text: String
  var x: Double
  var y: Double
  var style: TextStyle
}
