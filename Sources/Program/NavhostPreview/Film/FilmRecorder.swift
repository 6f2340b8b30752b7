package import NavhostLua
package import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostRendering
package import NavhostScripting
internal import NavhostSupport

/// Records the film of a script while the script runs: a step after each call of `nav` that changes
/// something.
package final class FilmRecorder {
  private let script: (name: String, source: String)
  private let pictures: any ScreenSource
  private let sources = SourceTexts()
  private var film = Film()
  private weak var navigation: NavigationController?
  /// Kept until the film is finished: a script that fails has a last step, too.
  private var session: ScriptSession?
  private var line: Int?

  /// - Parameters:
  ///   - script: the name of the script in messages, and its source.
  ///   - pictures: draws the screens, and keeps all that moves.
  package init(_ script: (name: String, source: [UInt8]), _ pictures: any ScreenSource) {
    self.script = (script.name, String(decoding: script.source, as: UTF8.self))
    self.pictures = pictures
  }

  /// Records what the session does from now on.
  package func record(_ session: ScriptSession) {
    self.session = session
    session.pictures = self
  }

  /// Ends the recording.
  ///
  /// - Parameter error: what ended the script; nil if it ran to its end.
  /// - Returns: the film as a page, and the messages about screenshots that cannot be read.
  package func finish(_ error: LuaError? = nil) -> (page: String, problems: [String]) {
    keepStep()
    session = nil
    let problem = error.map { Problem(.script, Self.words($0)) }
    if let place = problem?.excerpt, place.file.isExactly(script.name) { film.mark(place.line) }
    return FilmPage(film, script: script, problem: problem).html(pictures)
  }

  private static func words(_ error: LuaError) -> String {
    switch error.code {
    case .exit: "the script ended itself with status \(error.exitStatus)"
    default: error.message
    }
  }

  private func keepStep() {
    guard let navigation, !film.isCut else { return }
    let frames = session?.state.frames ?? []
    if let frame = frames.first(where: { $0.file.isExactly(script.name) }) { line = frame.line }
    let moment = Film.Moment(
      screen: pictures.screen, stack: SessionFrame.stack(navigation),
      question: SessionFrame.question(navigation.question),
      decisions: film.decisions.count, events: film.events.count)
    film.add(
      Film.Step(
        moment: moment, line: line, time: navigation.time, recorded: pictures.timeline.end))
  }

  private func keepDecision(_ explanation: Explanation) {
    let file = SourceTexts.deciding(explanation)?.file
    let json = JSONObject([
      ("explanation", JSONText.string("\(explanation)")),
      ("cards", SessionFrame.cards(explanation)),
      ("place", JSONObject(SourceTexts.place(explanation)).text),
    ])
    film.add(decision: json.text, source: file.map { ($0, source(of: $0)) })
  }

  private func source(of file: String) -> String {
    file.isExactly(script.name) ? script.source : sources.text(of: file)
  }
}

extension FilmRecorder: PictureMaker {
  package func watch(_ navigation: NavigationController) {
    self.navigation = navigation
    pictures.watch(navigation)
  }

  package func happened(_ event: Event) {
    pictures.happened(event)
    guard !film.isCut else { return }
    film.add(event: EventLine.json(event))
    if let explanation = event.explanation { keepDecision(explanation) }
  }

  package func rested() {
    pictures.rested()
    keepStep()
  }

  package func picture(_ request: PictureRequest) throws(PictureError) -> [UInt8] {
    try pictures.picture(request)
  }

  package func difference(
    _ stored: [UInt8], _ now: [UInt8], _ format: PictureRequest.Format
  ) throws(PictureError) -> PictureDifference? {
    try pictures.difference(stored, now, format)
  }
}
