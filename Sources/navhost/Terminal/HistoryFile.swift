@preconcurrency internal import Glibc
internal import Scripting

/// Where statements are kept from one session to the next.
enum HistoryFile {
  /// `$XDG_STATE_HOME/navhost/history`, else `~/.local/state/navhost/history`; the folder is made.
  static func path() -> String? {
    let state = Terminal.variable("XDG_STATE_HOME")
    let home = Terminal.variable("HOME")
    if state.isEmpty, home.isEmpty { return nil }
    let folder = (state.isEmpty ? home + "/.local/state" : state) + "/navhost"
    makeFolders(folder)
    return folder + "/history"
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private static func makeFolders(_ path: String) {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o700)
    }
  }
}
