internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// What a client may say.
enum ClientMessage: Equatable {
  /// A finger; `time` in seconds of the browser's clock.
  case touch(TouchPhase, ScreenPoint, finger: Int, time: Double)
  /// A button.
  case act(Input)
  /// Data that were typed and are none.
  case refused(TypedData.Place, String)
  case reload, reset, dark, map, prove
  /// Shows another moment.
  case go(Int)
  case save(SavedForm)

  /// A message and its number, by which the client knows the answer; nil where it makes no sense.
  static func read(_ text: String) -> (message: ClientMessage, number: Int)? {
    guard let json = try? JSONParser.parse(text.utf8), let message = ClientMessage(json) else {
      return nil
    }
    return (message, json["n"]?.integer ?? 0)
  }

  init?(_ json: JSONValue) {
    switch json["do"]?.text {
    case "touch": self.init(touch: json)
    case "layOut": self.init(layOut: json)
    case "reload": self = .reload
    case "reset": self = .reset
    case "dark": self = .dark
    case "map": self = .map
    case "prove": self = .prove
    case "go":
      guard let frame = json["frame"]?.integer else { return nil }
      self = .go(frame)
    case "save":
      guard let form = json["as"]?.text.flatMap(SavedForm.init(rawValue:)) else {
        return nil
      }
      self = .save(form)
    case "write": self.init(write: json)
    case "language":
      guard let code = json["code"]?.text, LanguageCode.isGood(code) else { return nil }
      self = .act(.language(code))
    case let name?:
      guard let operation = NavigationOperation(ofPage: name, json) else { return nil }
      self = .act(.operation(operation))
    case nil: return nil
    }
  }

  private init?(write json: JSONValue) {
    guard let place = json["field"]?.text.flatMap(TypedData.Place.init(rawValue:)),
      let text = json["text"]?.text
    else { return nil }
    do throws(TypedData.Problem) {
      self = .act(.write(try TypedData(place, text)))
    } catch {
      self = .refused(place, error.message)
    }
  }

  private init?(touch json: JSONValue) {
    guard let phase = json["phase"]?.text.flatMap(TouchPhase.init(rawValue:)),
      let x = json["x"]?.number, let y = json["y"]?.number,
      let finger = json["id"]?.integer, (1...10).contains(finger),
      let milliseconds = json["t"]?.number
    else { return nil }
    let point = ScreenPoint(x: Self.coordinate(x), y: Self.coordinate(y))
    self = .touch(phase, point, finger: finger, time: milliseconds / 1000)
  }

  /// No screen is so large; a hundredth of a point is enough.
  private static func coordinate(_ value: Double) -> Double {
    (min(max(value, -10_000), 10_000) * 100).rounded() / 100
  }

  private init?(layOut json: JSONValue) {
    let sizes = 100.0...3000.0
    let (width, height) = (json["width"]?.number, json["height"]?.number)
    guard width.map(sizes.contains) ?? true, height.map(sizes.contains) ?? true else { return nil }
    let direction = json["direction"]?.text.flatMap(NavigationScene.LayoutDirection.init(rawValue:))
    let profile = json["profile"]?.text.flatMap(Profile.named)
    self = .act(
      .layOut(Layout(width: width, height: height, direction: direction, profile: profile)))
  }
}

/// In what form a session is handed out.
enum SavedForm: String {
  case script, spec, trace
}
