internal import NavhostRendering
internal import NavhostScripting
package import NavhostSupport

/// The page that shows a film. It needs nothing from elsewhere.
struct FilmPage {
  /// A screen of the film.
  private struct Frame {
    var screen: Screen?
    var step: Int
    var isMoving = false
  }

  /// The number of screens in motion that a film has at most.
  private static let maxMoving = 600

  private let film: Film
  private let script: (name: String, source: String)
  /// The error that ended the script.
  private let problem: Problem?

  init(_ film: Film, script: (name: String, source: String), problem: Problem? = nil) {
    self.film = film
    self.script = script
    self.problem = problem
  }

  /// The first lines of every such page.
  static let head = Page.film.pieces(between: UInt8(ascii: "\n")).prefix(4).joined(separator: "\n")

  /// The page, and the messages about screenshots that cannot be read.
  func html(_ pictures: any ScreenSource) -> (page: String, problems: [String]) {
    let frames = frames(pictures.timeline)
    let (photos, problems) = Self.photos(of: frames, pictures)
    // A title must not end the element of HTML that contains the data.
    let data = json(frames, photos).replacing("<", with: "\\u003c")
    let page = Page.film.replacing("%HASH%", with: Self.hash(of: Page.film))
    return (page.replacing("%FILM%", with: data), problems)
  }

  /// The hash of the page's own script, for the page's policy: no other script runs.
  private static func hash(of page: String) -> String {
    let start = page.places(of: "<script>").last?.upperBound ?? page.endIndex
    let end = page.places(of: "</script>").last?.lowerBound ?? page.endIndex
    return Base64.text(SHA256.hash(Array(page[start..<end].utf8)))
  }

  /// The steps, each after the screens that lead to it.
  private func frames(_ timeline: Timeline) -> [Frame] {
    var frames: [Frame] = []
    var room = Self.maxMoving
    for (index, step) in film.steps.enumerated() {
      if index > 0 {
        let moving = Animation.motion(
          timeline, from: film.steps[index - 1].recorded, to: step.recorded, atMost: room)
        room -= moving.count
        frames += moving.map { Frame(screen: $0, step: index, isMoving: true) }
      }
      frames.append(Frame(screen: step.moment.screen, step: index))
    }
    return frames
  }

  /// The screenshots on the screens, as addresses by their names.
  private static func photos(
    of frames: [Frame], _ pictures: any ScreenSource
  ) -> (found: [ExactName: String], problems: [String]) {
    var found: [ExactName: String] = [:]
    var problems: [String] = []
    for name in frames.flatMap({ $0.screen?.photos ?? [] }).exactNames.sorted() {
      do throws(PictureError) {
        found[name] = Photo.url(try pictures.photo(name.text))
      } catch {
        problems.append(error.message)
      }
    }
    return (found, problems)
  }

  private func json(_ frames: [Frame], _ photos: [ExactName: String]) -> String {
    var pictures = FilmPictures(photos: photos.keys.map { $0.text })
    let shown = frames.map { frame in
      JSONObject([
        ("picture", "\(pictures.number(of: frame.screen))"), ("moment", "\(frame.step)"),
        ("isMoving", "\(frame.isMoving)"),
      ]).text
    }
    return JSONObject(
      [
        ("name", JSONText.string(script.name)), ("script", JSONText.string(script.source)),
        ("problem", problem?.json ?? "null"), ("isCut", "\(film.isCut)"),
        ("motion", "\(Int(1000 / Animation.rate))"), ("rest", "\(Int(1000 * Animation.pause))"),
        ("frames", shown.json), ("moments", film.steps.map(Self.json).json),
        ("decisions", film.decisions.json), ("events", film.events.json),
        ("sources", Self.object(film.sources)),
        ("photos", Self.object(photos)),
      ] + pictures.json
    ).text
  }

  private static func json(_ step: Film.Step) -> String {
    JSONObject([
      ("line", "\(step.line ?? 0)"), ("time", JSONText.string(EventLine.time(step.time))),
      ("stack", step.moment.stack), ("question", step.moment.question),
      ("decisions", "\(step.moment.decisions)"), ("events", "\(step.moment.events)"),
    ]).text
  }

  private static func object(_ members: [ExactName: String]) -> String {
    let sorted = members.sorted { $0.key < $1.key }
    return JSONObject(sorted.map { ($0.key.text, JSONText.string($0.value)) }).text
  }
}

extension FileMark {
  /// A page of `navhost preview --save`.
  package static let film = FileMark("page of navhost preview --save", beginning: FilmPage.head)
}
