package import Navigation

/// A heat map: where on the screen a pop gesture may begin.
package enum GestureMap {
  package static func picture(
    of grid: GestureGrid, on screen: Screen, _ options: PictureOptions = PictureOptions()
  ) -> Picture {
    var writer = SVGWriter()
    let drawing = GestureMapDrawing(grid, screen, options)
    drawing.draw(&writer)
    return Picture(
      writer, size: drawing.size, scale: options.scale, title: "Where a pop gesture may begin")
  }

  /// The squares alone, as large as the screen, to be laid over its picture; and what they mean.
  package static func layer(
    of grid: GestureGrid, on screen: Screen, _ options: PictureOptions = PictureOptions()
  ) -> (svg: String, legend: [MapLegendEntry]) {
    let drawing = GestureMapDrawing(grid, screen, options)
    var writer = SVGWriter(prefix: "m-")
    drawing.drawSquares(&writer)
    drawing.drawLetters(&writer)
    let picture = Picture(writer, size: screen.size, scale: 1, title: "Where a swipe may begin")
    return (picture.svg, drawing.legend)
  }
}

/// What the squares of one colour mean.
package struct MapLegendEntry: Equatable, Sendable {
  /// Its colour and its lines, as a square picture.
  package let swatch: String
  package let words: String
  /// How much of the screen it is, and why.
  package let detail: String
}
