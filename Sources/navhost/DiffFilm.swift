internal import Navigation
internal import Rendering
internal import Support
internal import Traces

/// The screens of one session, up to the decision that differs.
final class DiffFilm: PlayWatcher {
  struct Frame {
    var decided: Decided
    /// An SVG file.
    var picture: String
  }

  static let maxFrames = 6

  private let index: Int
  private let recorder = Recorder()
  private var count = 0
  private(set) var frames: [Frame] = []

  /// - Parameter index: of the decision that is shown last, from 1.
  init(upTo index: Int) {
    self.index = index
  }

  func began(on navigation: NavigationController) { recorder.watch(navigation) }

  func happened(_ event: Event) { recorder.happened(event) }

  func carriedOut(_ decisions: [Decided]) {
    recorder.rested()
    guard count < min(index, decisions.count), let screen = recorder.screen else { return }
    count = decisions.count
    let decided = decisions[min(index, count) - 1]
    // A trace may name any file as a controller's screenshot: none is read.
    frames.append(Frame(decided: decided, picture: ScreenPicture.picture(of: screen).svg))
    if frames.count > Self.maxFrames { frames.removeFirst() }
  }

  /// Plays the session under the plugins; none where it cannot be played.
  static func frames(of line: LineReader.Line, upTo index: Int, _ plugins: PluginSet) -> [Frame] {
    let film = DiffFilm(upTo: index)
    guard let session = try? ReadSession(line) else { return [] }
    _ = try? Players(plugins).play(session.trace, watchedBy: film)
    return film.frames
  }
}
