import CFloor
import NavhostNavigation
import NavhostRendering

/// What a picture of a screen costs.
extension Suites {
  /// A swipe half way, between two bars of which one is a gradient: more than most screens have.
  mutating func picture() throws {
    let screen = Self.screen
    let svg = ScreenPicture.picture(of: screen).svg
    report.measure("picture", [Self.write(svg), Self.svg(screen)], targets: [nil, nil])
    addMilliseconds("a screen to SVG", target: 2)

    guard floor_picture_open(), let rasterizer = try? Rasterizer() else {
      return print("librsvg is not installed: no pixels are measured")
    }
    report.measure(
      "picture", rounds: 21, [Self.floor(screen), Self.png(screen, rasterizer)],
      targets: [nil, 1.5])
    addMilliseconds("a screen to PNG at scale 2", target: 50)
  }

  static var screen: Screen {
    let navigation = NavigationController()
    for (title, bar) in [("Library", ["#1c1c1e"]), ("Album", ["#5e5ce6", "#bf5af2"])] {
      var settings = ControllerSettings()
      settings.barColor = .gradient(bar.compactMap { ColorValue($0) })
      let controller = navigation.makeController(
        className: "\(title)Controller", title: title, settings: settings)
      navigation.push(controller, animated: false)
    }
    let (from, to) = (ScreenPoint(x: 4, y: 420), ScreenPoint(x: 184, y: 440))
    navigation.pan(Pan(from: from, to: to, release: false))
    return Screen(navigation, touches: [TouchMark(path: [from, to])])
  }

  static func svg(_ screen: Screen) -> Operation {
    Operation(name: "a screen as SVG", count: 20) { count in
      for _ in 0..<count { precondition(ScreenPicture.picture(of: screen).svg.utf8.count > 1000) }
    }
  }

  static func png(_ screen: Screen, _ rasterizer: Rasterizer) -> Operation {
    Operation(name: "a screen as PNG at scale 2", count: 1) { count in
      let options = PictureOptions(scale: 2)
      for _ in 0..<count {
        let picture = ScreenPicture.picture(of: screen, options)
        precondition(try! rasterizer.png(picture).count > 1000)
      }
    }
  }

  private static func write(_ svg: String) -> Operation {
    var target = [CChar](repeating: 0, count: svg.utf8.count)
    return Operation(name: "the same bytes put down line by line in C", count: 20) { count in
      for _ in 0..<count {
        precondition(floor_write(svg, svg.utf8.count, &target) == svg.utf8.count)
      }
    }
  }

  private static func floor(_ screen: Screen) -> Operation {
    let picture = ScreenPicture.picture(of: screen, PictureOptions(scale: 2))
    let (width, height) = (picture.width * 2, picture.height * 2)
    return Operation(name: "the same SVG by librsvg and Cairo in C", count: 1) { count in
      for _ in 0..<count {
        precondition(floor_png(picture.svg, picture.svg.utf8.count, width, height) > 1000)
      }
    }
  }

  /// The fastest round of what was measured last.
  private mutating func addMilliseconds(_ name: String, target: Double) {
    let nanoseconds = report.rows[report.rows.count - 1].timing.min
    report.add(Figure(name: name, value: nanoseconds / 1e6, unit: "ms", target: target))
  }
}
