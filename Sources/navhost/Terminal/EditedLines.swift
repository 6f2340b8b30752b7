@preconcurrency internal import CEditline
@preconcurrency internal import Glibc
internal import PluginHost

/// Lines that a person types, with libedit: history in the user's state folder, Tab completion.
final class EditedLines: LineSource {
  private let historyPath: String?

  init(_ session: ScriptSession) {
    historyPath = Self.historyFile()
    Completion.install(session)
    using_history()
    if let historyPath { read_history(historyPath) }
    stifle_history(1000)
    Output.line("navhost \(Navhost.version), Lua 5.4. Ctrl-D leaves.")
  }

  func next(isContinuation: Bool) -> LineInput {
    Interrupt.clear()
    guard let raw = readline(isContinuation ? ">> " : "> ") else {
      if Interrupt.clear() {
        Output.line("")
        return .interrupted
      }
      Output.line("")
      return .end
    }
    defer { free(raw) }
    let line = String(cString: raw)
    return Interrupt.clear() ? .interrupted : .line(line)
  }

  func remember(_ statement: String) {
    guard statement.contains(where: { !$0.isWhitespace }) else { return }
    add_history(statement)
    if let historyPath { write_history(historyPath) }
  }

  /// `$XDG_STATE_HOME/navhost/history`, else `~/.local/state/navhost/history`.
  private static func historyFile() -> String? {
    var folder: String
    if let state = getenv("XDG_STATE_HOME").map({ String(cString: $0) }), !state.isEmpty {
      folder = state
    } else if let home = getenv("HOME").map({ String(cString: $0) }), !home.isEmpty {
      folder = home + "/.local/state"
    } else {
      return nil
    }
    folder += "/navhost"
    makeFolders(folder)
    return folder + "/history"
  }

  private static func makeFolders(_ path: String) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o700)
    }
  }
}
