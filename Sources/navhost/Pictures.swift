internal import Navigation
internal import PluginHost
internal import Rendering

/// Makes the pictures that scripts ask for.
final class Pictures: PictureMaker {
  private let recorder = Recorder()

  func watch(_ navigation: NavigationController) {
    recorder.watch(navigation)
  }

  func happened(_ event: Event) {
    recorder.happened(event)
  }

  func picture(_ request: PictureRequest) throws(PictureError) -> [UInt8] {
    guard let screen = recorder.screen else { throw PictureError("there is no screen") }
    return Array(ScreenPicture.svg(screen, PictureOptions(request)).utf8)
  }
}

extension PictureOptions {
  init(_ request: PictureRequest) {
    self.init(
      theme: request.theme == .dark ? .dark : .light,
      scale: request.scale ?? (request.format == .svg ? 1 : 2),
      showsRegions: request.showsRegions, showsTouches: request.showsTouches)
  }
}
