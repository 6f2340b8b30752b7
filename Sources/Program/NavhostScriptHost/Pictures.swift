package import NavhostNavigation
package import NavhostRendering
package import NavhostScripting
internal import NavhostSupport

/// Makes the pictures that scripts ask for.
package final class Pictures: PictureMaker {
  private let recorder: Recorder
  private weak var navigation: NavigationController?
  /// Opens libraries, so it waits until it is needed.
  private var rasterizer: Rasterizer?

  package init(_ extent: Recorder.Extent = .gesture) {
    recorder = Recorder(extent)
  }

  package func watch(_ navigation: NavigationController) {
    self.navigation = navigation
    recorder.watch(navigation)
  }

  package func happened(_ event: Event) {
    recorder.happened(event)
  }

  package func rested() {
    recorder.rested()
  }

  package var screen: Screen? { recorder.screen }
  package var timeline: Timeline { recorder.timeline }

  package func picture(_ request: PictureRequest) throws(PictureError) -> [UInt8] {
    do {
      return try bytes(request)
    } catch {
      throw PictureError(error.message)
    }
  }

  package func difference(
    _ stored: [UInt8], _ now: [UInt8], _ format: PictureRequest.Format
  ) throws(PictureError) -> PictureDifference? {
    do {
      let result =
        format == .svg
        ? PictureComparison.compare(svg: stored, with: now)
        : try PictureComparison.compare(png: stored, with: now, opened())
      guard case .different(let message, let picture) = result else { return nil }
      return PictureDifference(message: message, picture: picture)
    } catch {
      throw PictureError(error.message)
    }
  }

  package func photo(_ name: String) throws(PictureError) -> [UInt8] {
    do {
      return try read(name)
    } catch {
      throw PictureError(error.message)
    }
  }

  private func bytes(_ request: PictureRequest) throws(RasterError) -> [UInt8] {
    var options = PictureOptions(request)
    guard let navigation, let screen = recorder.screen else { return [] }
    for path in recorder.photos { options.photos[path] = try read(path) }
    let picture =
      switch request.content {
      case .screen: ScreenPicture.picture(of: screen, options)
      case .filmStrip(let frames):
        FilmStrip.picture(of: recorder.gesture, frames: frames, options)
      case .animation: Animation.picture(of: recorder.timeline, options)
      case .decision: DecisionPicture.picture(of: navigation.explanation, options)
      case .map(let map): GestureMap.picture(of: map, on: screen, options)
      }
    switch request.format {
    case .svg: return Array(picture.svg.utf8)
    case .png: return PictureMark.marked(try opened().png(picture))
    case .apng:
      let frames = Animation.frames(of: recorder.timeline)
      return PictureMark.marked(try opened().apng(frames, options))
    }
  }

  /// The file of a screenshot; from the working directory, as the names of other files.
  private func read(_ path: String) throws(RasterError) -> [UInt8] {
    guard let bytes = try? Files.read(path) else {
      throw RasterError("\(Plain.name(path)): the screenshot of a controller cannot be read")
    }
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: [0xFF, 0xD8]) else {
      throw RasterError(
        "\(Plain.name(path)): the screenshot of a controller is neither PNG nor JPEG")
    }
    return bytes
  }

  private func opened() throws(RasterError) -> Rasterizer {
    if let rasterizer { return rasterizer }
    let opened = try Rasterizer()
    rasterizer = opened
    return opened
  }
}

extension PictureOptions {
  package init(_ request: PictureRequest) {
    self.init(
      theme: request.theme == .dark ? .dark : .light,
      scale: request.scale ?? (request.format == .svg ? 1 : 2),
      showsRegions: request.showsRegions, showsTouches: request.showsTouches)
  }
}
