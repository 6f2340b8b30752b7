internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostRendering
internal import NavhostScripting
internal import NavhostSupport

/// What the phone shows.
extension Repl {
  /// `.screen [on|off]`.
  func screen(_ argument: String) -> Step {
    let text = ScreenText(host.navigation).text
    switch argument {
    case "": break
    case "on": lastScreen = text
    case "off":
      lastScreen = nil
      return .told("the screen is not drawn any more")
    default: return wrong(".screen takes on or off, got '\(argument)'")
    }
    return .told(text)
  }

  /// `.time`.
  func time() -> Step {
    timer = timer == nil ? StatementTimer() : nil
    return .told(timer == nil ? "not timing any more" : "timing each statement")
  }

  /// What follows a statement that was run: its time, and the screen where it changed.
  func afterword() -> [String] {
    var texts = timer?.text.map { [$0] } ?? []
    if let last = lastScreen {
      let text = ScreenText(host.navigation).text
      if text != last { texts.append(text) }
      lastScreen = text
    }
    return texts
  }

  /// `.show [FILE]`.
  func show(_ path: String) -> Step {
    guard let pictures = session.pictures else { return wrong("there are no pictures here") }
    do {
      if path.isEmpty, let graphics = graphics() {
        return .told(try graphics.text { try pictures.picture(PictureRequest(.screen, $0)) })
      }
      let path = path.isEmpty ? Self.temporaryPath : path
      let kind = PictureRequest.Format.allCases.first {
        path.lowercased().hasSuffix(".\($0.rawValue)")
      }
      guard let kind else {
        return wrong("\(Plain.name(path)): the picture's name must end in .svg or .png")
      }
      try Files.write(
        try pictures.picture(PictureRequest(.screen, kind)), to: path, replacing: .picture)
      return .told("the picture is in \(Plain.name(path))")
    } catch let error as PictureError {
      return wrong(error.message)
    } catch let error as FileError {
      return wrong(error.message)
    } catch {
      return wrong("\(error)")
    }
  }

  private static var temporaryPath: String {
    let folder = Terminal.variable("TMPDIR")
    return Files.join(folder.isEmpty ? "/tmp" : folder, "navhost-screen.png")
  }
}

extension Repl {
  /// The question that is open.
  var question: Question? { host.navigation.question }

  /// The open question's own words answer it; any other line is run as ever.
  func enterAnswer(_ text: String) -> Step? {
    guard inside == nil, let question, let answer = question.answer(text) else { return nil }
    return runNoted("nav.answer(\(answer))")
  }
}

extension Question {
  /// The arguments of `nav.answer` for what was typed: a choice's title or id, in any case, or of an
  /// `await` `done` or `failed REASON`; nil where it is none of them.
  func answer(_ text: String) -> String? {
    let words = String(DotCommand.trimmed(text[...]))
    return kind == .await ? Self.answerOfApp(words) : choice(words)
  }

  private func choice(_ word: String) -> String? {
    guard let choice = exact(word) ?? only(word.lowercased()) else { return nil }
    if kind == .confirm { return choice.style == .cancel ? "false" : "true" }
    return LuaText.quoted(Array(choice.id.utf8))
  }

  private func exact(_ word: String) -> Choice? {
    choices.first { $0.id.isExactly(word) } ?? choices.only { $0.title == word }
  }

  private func only(_ word: String) -> Choice? {
    word.isEmpty
      ? nil : choices.only { $0.id.lowercased() == word || $0.title.lowercased() == word }
  }

  private static func answerOfApp(_ words: String) -> String? {
    let parts = words.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    switch parts.first?.lowercased() {
    case "done" where parts.count == 1: return "true"
    case "failed":
      return parts.count == 1 ? "nil" : "nil, " + LuaText.quoted(Array(parts[1].utf8))
    default: return nil
    }
  }

  /// What can be typed as an answer.
  var answers: [String] { kind == .await ? ["done", "failed"] : choices.map(\.title) }
}

extension [Question.Choice] {
  /// The one that fits, where no other does.
  fileprivate func only(_ fits: (Element) -> Bool) -> Element? {
    let fitting = filter(fits)
    return fitting.count == 1 ? fitting[0] : nil
  }
}

extension Repl {
  /// The faults since it was last asked: a hook that fails has no opinion, and nobody would know.
  func faults() -> [String] {
    let log = host.navigation.events
    defer { lastEvent = log.lastIndex }
    let events = log.since(log.lastIndex < lastEvent ? 0 : lastEvent)
    return events.compactMap(Self.text)
  }

  private static func text(_ event: Event) -> String? {
    let plugin = event.plugin ?? "a hook of the script"
    // What a listener raises is reported as it happens.
    switch (event.name, event["hook"]?.description) {
    case (.fault, "nav.on"): return nil
    case (.fault, let hook): return "fault in \(plugin), \(hook ?? ""): \(message(event))"
    case (.quarantine, _): return "\(plugin) is quarantined: mend it, then .reload \(plugin)"
    default: return nil
    }
  }

  private static func message(_ event: Event) -> String { event["message"]?.description ?? "" }
}
