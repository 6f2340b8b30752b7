internal import NavhostRendering
internal import NavhostSupport

/// The pictures of a film, light and dark. Most lines of two of them are the same: each line is kept once.
struct FilmPictures {
  private let photos: [String]
  private var lines: [String] = []
  private var places: [ExactName: Int] = [:]
  private var pictures: [String] = []
  private var last: (screen: Screen, number: Int)?

  /// - Parameter photos: the names of the screenshots that the page has.
  init(photos: [String]) {
    self.photos = photos
  }

  /// The number of the picture of a screen, which is drawn unless it is the last one; -1 without a screen.
  mutating func number(of screen: Screen?) -> Int {
    guard let screen else { return -1 }
    if let last, last.screen == screen { return last.number }
    let parts = [Theme.light, .dark].map { ($0.rawValue, numbers(of: screen, $0)) }
    pictures.append(JSONObject(parts).text)
    last = (screen, pictures.count - 1)
    return pictures.count - 1
  }

  /// The numbers of the picture's lines, as JSON.
  private mutating func numbers(of screen: Screen, _ theme: Theme) -> String {
    var options = PictureOptions(theme: theme)
    options.linkedPhotos = Set(photos)
    let svg = ScreenPicture.picture(of: screen, options).svg
    return svg.pieces(between: UInt8(ascii: "\n")).map { "\(place(of: $0))" }.json
  }

  private mutating func place(of line: String) -> Int {
    if let place = places[line] { return place }
    places[line] = lines.count
    lines.append(line)
    return lines.count - 1
  }

  /// The members of the film's data.
  var json: [(String, String)] {
    [("lines", JSONText.strings(lines)), ("pictures", pictures.json)]
  }
}
