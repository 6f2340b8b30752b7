/// A picture of a screen.
public enum ScreenPicture {
  /// Draws a screen.
  public static func picture(
    of screen: Screen, _ options: PictureOptions = PictureOptions()
  ) -> Picture {
    var writer = SVGWriter()
    ScreenDrawing(screen, options).draw(&writer)
    return Picture(writer, size: screen.size, scale: options.scale, title: screen.name)
  }
}
