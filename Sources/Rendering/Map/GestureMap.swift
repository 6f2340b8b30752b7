public import Navigation

/// A heat map: where on the screen a pop gesture may begin.
public enum GestureMap {
  public static func picture(
    of grid: GestureGrid, on screen: Screen, _ options: PictureOptions = PictureOptions()
  ) -> Picture {
    var writer = SVGWriter()
    let drawing = GestureMapDrawing(grid, screen, options)
    drawing.draw(&writer)
    return Picture(
      writer, size: drawing.size, scale: options.scale, title: "Where a pop gesture may begin")
  }
}
