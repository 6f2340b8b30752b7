import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavhostRendering
import NavhostScripting
import ProgramSupport
import Testing

@testable import NavhostScriptHost

/// The pictures that scripts ask for.
@Suite struct PicturesTests {
  private let navigation = NavigationController()
  private let pictures = Pictures()

  /// Shows a controller with those settings.
  private func show(_ change: (inout ControllerSettings) -> Void = { _ in }) {
    let events = navigation.scene.observe { [pictures] in pictures.happened($0) }
    defer { withExtendedLifetime(events) {} }
    pictures.watch(navigation)
    var settings = ControllerSettings()
    change(&settings)
    navigation.setRoot(
      navigation.makeController(className: "Home", title: "Home", settings: settings))
    pictures.rested()
  }

  private func svg(_ request: PictureRequest) throws -> String {
    String(decoding: try pictures.picture(request), as: UTF8.self)
  }

  @Test func `Before anything is shown there is nothing`() throws {
    try expectEqual(pictures.picture(PictureRequest(.screen, .svg)), [])
    #expect(pictures.screen == nil)
  }

  @Test func `Each content is a picture of its own`() throws {
    show()
    let grid = try #require(navigation.probeGestures(side: 50))
    let contents: [PictureRequest.Content] = [
      .screen, .filmStrip(frames: 2), .animation, .decision, .map(grid),
    ]
    let files = try contents.map { try svg(PictureRequest($0, .svg)) }
    expectEqual(Set(files).count, contents.count)
    #expect(files.allSatisfy { $0.hasPrefix("<svg") })
  }

  @Test func `What is asked for is what is drawn`() throws {
    show {
      $0.regions = [
        Region(name: "Map", frame: ScreenRect(x: 0, y: 300, width: 390, height: 200), handles: .all)
      ]
    }
    var request = PictureRequest(.screen, .svg)
    #expect(try svg(request).contains("width=\"390\" height=\"844\" viewBox"))
    #expect(try svg(request).contains(">Map</text>"))
    let light = try svg(request)
    request.scale = 3
    request.showsRegions = false
    #expect(try svg(request).contains("width=\"1170\" height=\"2532\" viewBox"))
    #expect(try !svg(request).contains(">Map</text>"))
    request.theme = .dark
    #expect(try svg(request) != light)
  }

  @Test func `A PNG has two pixels for a point where nothing else is said`() {
    for (format, scale) in [(PictureRequest.Format.svg, 1.0), (.png, 2), (.apng, 2)] {
      expectEqual(PictureOptions(PictureRequest(.screen, format)).scale, scale)
    }
  }

  @Test func `A screenshot must be there, and be a picture`() throws {
    let folder = try Folder(["no.png": "text", "yes.png": ""])
    try folder.write("yes.jpg", "")
    for (name, reason) in [
      ("gone.png", "cannot be read"), ("no.png", "is neither PNG nor JPEG"),
      ("yes.png", "is neither PNG nor JPEG"),
    ] {
      let path = folder.path(name)
      let error = #expect(throws: PictureError.self) { try pictures.photo(path) }
      expectEqual(error?.message, "\(path): the screenshot of a controller \(reason)")
      show { $0.picture = path }
      #expect(throws: PictureError.self) { try pictures.picture(PictureRequest(.screen, .svg)) }
    }
  }

  @Test func `Equal pictures do not differ, and what differs is shown`() throws {
    show()
    let first = try pictures.picture(PictureRequest(.screen, .svg))
    navigation.push(navigation.makeController(className: "Next", title: "Next"))
    pictures.rested()
    let second = try pictures.picture(PictureRequest(.screen, .svg))
    #expect(try pictures.difference(first, first, .svg) == nil)
    let difference = try #require(try pictures.difference(first, second, .svg))
    #expect(!difference.message.isEmpty && difference.picture.starts(with: "<svg".utf8))
  }
}
