internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostRendering
internal import NavhostScripting
internal import NavhostSupport

/// How a session is looked at; nothing of it is part of what is done.
struct ViewOptions {
  var isDark = false
  var showsMap = false
  /// The last picture and what it is of, so that it is not made twice.
  fileprivate var picture: (screen: Screen, isDark: Bool, json: String)?
  fileprivate var map: (moment: Int, isDark: Bool, json: String)?

  /// The screenshots that were shown, as addresses, by their names.
  fileprivate var photos: [String: String] = [:]
  /// The same as JSON.
  fileprivate var photosJSON = "{}"
  /// Those that cannot be read.
  fileprivate var photoProblems: [Problem] = []

  mutating func forgetMap() {
    map = nil
  }

  /// Reads the screenshots that it does not have yet.
  fileprivate mutating func find(_ names: Set<String>, _ source: any ScreenSource) {
    photoProblems = []
    let known = photos.count
    for name in names.sorted() where photos[name] == nil {
      do throws(PictureError) {
        photos[name] = Photo.url(try source.photo(name))
      } catch {
        photoProblems.append(Problem(.warning, error.message))
      }
    }
    guard photos.count > known else { return }
    let members = photos.sorted { $0.key < $1.key }
    photosJSON = JSONObject(members.map { ($0.key, JSONText.string($0.value)) }).text
  }
}

extension PreviewSession {
  /// How many event lines are shown.
  private static let shownEvents = 300

  /// Everything that the page shows now.
  func view() -> ViewParts {
    hasNews = false
    var view = ViewParts()
    if let screen = history.current?.screen { look.find(screen.photos, stage.pictures) }
    let problems = stage.problems + [texts.problem].compactMap { $0 } + look.photoProblems
    view[.problems] = problems.map { $0.json }.json
    view[.settings] = settings
    view[.answered] = "\(answered)"
    if let saved { view[.saved] = saved.json }
    view[.proof] = proof?.json ?? "null"
    view[.wrong] = wrong.json
    guard let moment = history.current else { return view }
    view.add(moment.texts)
    view[.svg] = picture(of: moment)
    view[.photos] = look.photosJSON
    view[.events] = Array(events[moment.events].suffix(Self.shownEvents)).json
    view[.frames] = frames(moment)
    view[.map] = map(on: moment)
    return view
  }

  private func frames(_ moment: SessionFrame) -> String {
    JSONObject([
      ("first", "\(history.first)"), ("last", "\(history.last)"),
      ("shown", "\(history.shown ?? history.last)"),
      ("time", JSONText.string(EventLine.time(moment.time))),
    ]).text
  }

  private var settings: String {
    JSONObject([
      ("dark", "\(look.isDark)"), ("map", "\(look.showsMap)"),
      ("classes", classes.map { JSONText.string($0) }.json),
      ("plugins", plugins.json), ("script", JSONText.string(setup.script?.name ?? "")),
      ("languages", texts.languages.map { JSONText.string($0) }.json),
      ("language", JSONText.string(stage.host.language ?? texts.languages.first ?? "")),
    ]).text
  }

  /// The classes that are known: declared, named by plugins, on the stack.
  private var classes: [String] {
    let host = stage.host
    let patterns = host.plugins.flatMap { $0.manifest.controllers.patterns }
      .map { $0.hasPrefix("!") ? String($0.dropFirst()) : $0 }
      .filter { !$0.contains("*") && !$0.contains("?") }
    let names =
      host.classes.names + patterns
      + host.navigation.scene.stacks.flatMap { $0.stack }.map { $0.className }
    return Set(names).sorted().prefix(200).map { String($0.prefix(100)) }
  }

  private var plugins: [String] {
    stage.host.plugins.map { plugin in
      JSONObject([
        ("name", JSONText.string(plugin.name)),
        ("version", JSONText.string(plugin.manifest.version)),
        ("isEnabled", "\(plugin.isEnabled)"), ("isQuarantined", "\(plugin.isQuarantined)"),
      ]).text
    }
  }

  private func picture(of moment: SessionFrame) -> String {
    guard let screen = moment.screen else { return "null" }
    if let last = look.picture, last.screen == screen, last.isDark == look.isDark {
      return last.json
    }
    let json = JSONText.string(ScreenPicture.picture(of: screen, options).svg)
    look.picture = (screen, look.isDark, json)
    return json
  }

  private var options: PictureOptions {
    var options = PictureOptions(theme: look.isDark ? .dark : .light)
    options.linkedPhotos = Set(look.photos.keys)
    return options
  }

  /// Where a swipe may begin now; of an earlier moment nobody can be asked any more.
  private func map(on moment: SessionFrame) -> String {
    guard look.showsMap, !history.isInThePast, let screen = moment.screen else { return "null" }
    if let map = look.map, map.isDark == look.isDark, map.moment == history.last || !isAtRest {
      return map.json
    }
    guard isAtRest, let grid = stage.front.probeGestures(side: 10) else { return "null" }
    let layer = GestureMap.layer(of: grid, on: screen, options)
    let legend = layer.legend.map { entry in
      JSONObject([
        ("swatch", JSONText.string(entry.swatch)), ("words", JSONText.string(entry.words)),
        ("detail", JSONText.string(entry.detail)),
      ]).text
    }
    let json = JSONObject([("svg", JSONText.string(layer.svg)), ("legend", legend.json)]).text
    look.map = (history.last, look.isDark, json)
    return json
  }
}
