internal import PluginHost
internal import Scripting
internal import Support

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
      guard let kind else { return wrong("\(path): the picture's name must end in .svg or .png") }
      try Files.write(try pictures.picture(PictureRequest(.screen, kind)), to: path)
      return .told("the picture is in \(path)")
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
