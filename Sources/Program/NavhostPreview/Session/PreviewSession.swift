internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// One person's session: the stage, what was done on it, and what is shown. It lives on one thread.
final class PreviewSession {
  let setup: PreviewSetup
  let watchdog: Watchdog
  private(set) var stage: Stage
  private(set) var history = History()
  private let sources = SourceTexts()
  /// The event lines of the session; moments know which are theirs.
  private(set) var events = EventLines()
  /// Where those of the present stage begin, and how many of them are taken over.
  private var eventsBegin = 0
  private var eventsTaken = 0
  private var fingers = Fingers()
  private var files: WatchedFiles
  private(set) var texts: SessionTexts
  var look = ViewOptions()
  private(set) var saved: SavedText?
  private(set) var proof: ProofRules?
  /// What is wrong with the text that was typed last.
  private(set) var wrong = WrongText()
  /// The number of the last message.
  private(set) var answered = 0
  /// Whether a view should be sent.
  var hasNews = true
  /// How far the transition had come that the last tick did not move: a finger holds it.
  private var heldProgress: [Double]?

  /// Loads the plugins and plays the script; nil where there is no memory for it.
  init?(_ setup: PreviewSetup, _ watchdog: Watchdog) {
    let texts = SessionTexts(setup.texts)
    guard let stage = Stage.play(setup, watchdog, texts) else { return nil }
    self.setup = setup
    self.texts = texts
    self.watchdog = watchdog
    self.stage = stage
    files = WatchedFiles(setup)
    files.look(stage)
    sources.begin(stage)
    history.add(Played(input: .begin, outcome: ""))
    keepMoment()
  }

  /// Whether a transition runs that no finger holds.
  var isMoving: Bool {
    stage.progress.map { $0 != heldProgress } ?? stage.waitsForTime
  }
  /// Whether nothing moves and no finger is down.
  var isAtRest: Bool { stage.progress == nil && fingers.down.isEmpty }

  func carryOut(_ order: SessionOrder) {
    switch order {
    case .message(let text):
      guard let (message, number) = ClientMessage.read(text) else { return }
      answered = number
      hasNews = true
      carryOut(message)
    case .tick: tick()
    case .look: lookAtFiles()
    }
  }

  private func carryOut(_ message: ClientMessage) {
    switch message {
    case .touch(let phase, let point, let finger, let time): touch(phase, point, finger, time)
    case .act(let input):
      wrong = WrongText()
      act(input)
    case .refused(let place, let message): wrong = WrongText(place: place, message: message)
    case .reload: reload()
    case .reset: reset()
    case .dark: look.isDark.toggle()
    case .map: look.showsMap.toggle()
    case .prove:
      proof = ProofRules(
        stage, folders: setup.folders.filter { Files.kind($0) == .folder }, watchdog)
    case .go(let frame): history.show(frame)
    case .save(let form):
      saved = SavedText(form, self, number: answered)
    }
  }
}

// What is done on the stage.
extension PreviewSession {
  private func touch(_ phase: TouchPhase, _ point: ScreenPoint, _ finger: Int, _ time: Double) {
    if phase == .began { goOnFromShown() }
    guard let passed = fingers.take(phase, finger, time, point) else { return }
    if passed > 0 { perform(.operation(.advance(passed))) }
    perform(.operation(.touch(phase, point, finger: finger)))
    keepMoment()
  }

  private func act(_ input: Input) {
    goOnFromShown()
    perform(input)
    keepMoment()
  }

  private func perform(_ input: Input) {
    heldProgress = nil
    let isOnFront = stage.front !== stage.host.navigation
    let outcome = stage.perform(input)
    history.add(
      Played(input: input, outcome: outcome, isOnFront: isOnFront, asked: stage.asked))
  }

  /// A transition goes on by itself.
  private func tick() {
    guard isMoving else { return }
    let before = stage.progress
    perform(.operation(.advance(Fingers.tick)))
    fingers.ticked(Fingers.tick)
    if stage.progress == before { heldProgress = before }
    keepMoment()
  }

  private func reload() {
    goOnFromShown()
    stage.reloadPlugins(setup.folders)
    look.forgetMap()
    sources.renew(stage)
    keepMoment()
  }

  /// Plays the script anew, and drops what was done on it.
  private func reset() {
    history.dropFuture()
    guard restage() else { return }
    begin()
    keepMoment()
  }

  /// What follows belongs to a script that was just played.
  private func begin() {
    history.add(Played(input: .begin, outcome: ""))
    eventsBegin = events.end
    fingers = Fingers()
  }

  private func restage() -> Bool {
    guard let new = Stage.play(setup, watchdog, texts) else { return false }
    stage = new
    eventsTaken = 0
    heldProgress = nil
    look.forgetMap()
    sources.begin(stage)
    return true
  }

  /// Takes what stands now as the last moment.
  private func keepMoment() {
    for line in stage.events[eventsTaken..<stage.events.end] { events.append(line) }
    eventsTaken = stage.events.end
    var moment = SessionFrame(stage, sources)
    moment.events = eventsBegin..<events.end
    if history.add(moment) { hasNews = true }
  }
}

// Time.
extension PreviewSession {
  /// Where an earlier moment is shown, what came after it is dropped, and the stage is what it was
  /// then. Fingers that were down are taken away.
  private func goOnFromShown() {
    guard history.isInThePast, let moment = history.current else { return }
    history.dropFuture()
    let wanted = history.sinceBegin
    guard let done = playAnew(wanted) else { return }
    history.replaceSinceBegin(Array(wanted[..<done]))
    eventsBegin = moment.events.lowerBound
    events.cut(at: eventsBegin)
    fingers = Fingers()
    for (finger, point) in Fingers.down(after: history.sinceBegin).sorted(by: { $0.key < $1.key }) {
      perform(.operation(.touch(.cancelled, point, finger: finger)))
    }
  }

  /// The script was saved: it is played anew, then what was done since the last reset.
  private func playChangedScript() {
    if stage.isPlayed, let failure = Stage.play(setup, watchdog, texts)?.failure {
      return stage.stay(despite: failure)
    }
    let wanted = history.sinceBegin
    history.show(history.last)
    guard let done = playAnew(wanted) else { return }
    begin()
    for played in wanted[..<done] { history.add(played) }
    keepMoment()
  }

  /// Plays the script, then the inputs as long as each has the outcome that it had.
  ///
  /// - Returns: how many of them were done again; nil where the script could not be played at all.
  private func playAnew(_ wanted: [Played]) -> Int? {
    guard restage() else { return nil }
    for (index, played) in wanted.enumerated() {
      let outcome = stage.perform(played.input)
      if outcome == played.outcome { continue }
      let begin = Action.begin(of: index, in: wanted)
      let words = Action.words(wanted[index], now: outcome, dropped: wanted[begin...])
      guard restage() else { return nil }
      for played in wanted[..<begin] { _ = stage.perform(played.input) }
      stage.tell(Problem(.replay, words))
      return begin
    }
    return wanted.count
  }
}

// Files.
extension PreviewSession {
  private func lookAtFiles() {
    let changes = files.look(stage)
    if changes.isEmpty { return }
    hasNews = true
    if changes.texts {
      texts.readAgain()
      texts.renew(stage.host)
      keepMoment()
    }
    if changes.script || !stage.isPlayed { return playChangedScript() }
    for path in changes.gone { stage.unload(path) }
    for path in changes.plugins { stage.load(path) }
    if let unreadable = changes.unreadable { stage.unreadable = unreadable }
    if changes.gone.isEmpty && changes.plugins.isEmpty { return }
    look.forgetMap()
    sources.renew(stage)
    files.look(stage)
    keepMoment()
  }
}

/// What is told beneath a field whose text is no data.
struct WrongText: Equatable {
  var place: TypedData.Place?
  var message = ""

  var json: String {
    JSONObject([
      ("field", JSONText.string(place?.rawValue ?? "")), ("message", JSONText.string(message)),
    ]).text
  }
}
