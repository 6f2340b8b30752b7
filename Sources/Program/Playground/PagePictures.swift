internal import NavhostNavigation
internal import NavhostRendering
internal import NavhostScripting
internal import NavhostSupport

/// Draws for a page, which shows SVG and nothing else.
final class PagePictures: ScreenSource {
  private let recorder = Recorder()

  func watch(_ navigation: NavigationController) { recorder.watch(navigation) }
  func happened(_ event: Event) { recorder.happened(event) }
  func rested() { recorder.rested() }
  var screen: Screen? { recorder.screen }

  func picture(_ request: PictureRequest) throws(PictureError) -> [UInt8] {
    guard request.format == .svg else { throw PictureError("a page draws SVG only") }
    guard let screen else { return [] }
    let options = PictureOptions(
      theme: request.theme == .dark ? .dark : .light, scale: request.scale ?? 1,
      showsRegions: request.showsRegions, showsTouches: request.showsTouches)
    let picture =
      switch request.content {
      case .filmStrip(let frames):
        FilmStrip.picture(of: recorder.gesture, frames: frames, options)
      case .map(let map): GestureMap.picture(of: map, on: screen, options)
      default: ScreenPicture.picture(of: screen, options)
      }
    return Array(picture.svg.utf8)
  }

  func difference(
    _ stored: [UInt8], _ now: [UInt8], _ format: PictureRequest.Format
  ) throws(PictureError) -> PictureDifference? {
    stored == now ? nil : PictureDifference(message: "the pictures differ", picture: now)
  }

  func photo(_ name: String) throws(PictureError) -> [UInt8] {
    do throws(FileError) {
      return try Files.read(name)
    } catch {
      throw PictureError(error.message)
    }
  }
}
