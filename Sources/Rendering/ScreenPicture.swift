internal import Navigation

/// A picture of a screen.
public enum ScreenPicture {
  /// The screen as an SVG file: the same screen gives the same bytes, and its titles are text.
  public static func svg(_ screen: Screen, _ options: PictureOptions = PictureOptions()) -> String {
    var writer = SVGWriter()
    ScreenDrawing(screen, options).draw(&writer)
    return writer.file(size: screen.size, scale: options.scale, title: title(screen))
  }

  /// What the screen is called: its title, else its class.
  private static func title(_ screen: Screen) -> String {
    guard let pane = screen.front else { return "An empty screen" }
    guard let title = pane.bar.title, !title.isEmpty else { return pane.className }
    return String(title.prefix(1000))
  }
}
