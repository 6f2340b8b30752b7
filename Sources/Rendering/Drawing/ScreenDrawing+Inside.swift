internal import Navigation

extension ScreenDrawing {
  /// Draws the stack inside a controller; nil where it has none. Its bar stands under the one around
  /// it, or takes that one's place where it is hidden, as UIKit's safe area has it.
  func inside(_ pane: Pane) -> ScreenDrawing? {
    guard let screen = pane.inside.first else { return nil }
    var inner = ScreenDrawing(screen, options)
    inner.isPlain = isPlain
    inner.top = top + (pane.bar.hidden ? 0 : barHeight)
    return inner
  }

  /// Draws that stack in the place of the controller's content.
  func draw(_ inner: ScreenDrawing, of pane: Pane, _ writer: inout SVGWriter) {
    writer.clipped(to: frame) { writer in
      writer.moved(0, inner.top - top) { writer in
        inner.drawLayer(&writer)
        if inner.screen.isFrozen { inner.drawFrozen(&writer) }
      }
      // Those of the container are seen through, so as not to hide what is inside.
      if options.showsRegions, !isPlain { drawRegions(of: pane, ink: palette.label, &writer) }
    }
  }
}
