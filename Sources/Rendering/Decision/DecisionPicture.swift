package import Navigation

/// A decision as a flow: what was asked, who said what, where it ended.
package enum DecisionPicture {
  /// The picture of a decision; of nil, that there was none.
  package static func picture(
    of explanation: Explanation?, _ options: PictureOptions = PictureOptions()
  ) -> Picture {
    var writer = SVGWriter()
    let drawing = DecisionDrawing(explanation, options)
    drawing.draw(&writer)
    return Picture(
      writer, size: drawing.size, scale: options.scale,
      title: explanation.map { "Why: \($0)" } ?? "No decision")
  }
}
