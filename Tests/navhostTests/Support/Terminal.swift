import Foundation
import ProgramSupport
import Testing

/// The program in front of a person: in a terminal of tmux.
final class Terminal {
  private let socket = "navhost-\(UUID().uuidString)"
  private let scratch: Folder

  /// - Parameters:
  ///   - state: what XDG_STATE_HOME is.
  ///   - isShell: the arguments are those of a shell, in place of the program.
  init(
    _ arguments: [String], in folder: URL? = nil, state: URL? = nil,
    environment: String = "NO_COLOR=1",
    columns: Int = 80, rows: Int = 36, isShell: Bool = false
  ) throws {
    scratch = try Folder()
    let state = state ?? scratch.url
    let program = isShell ? "bash" : ProgramRun.navhost.path
    let words = ([program] + arguments).map { "'\($0)'" }.joined(separator: " ")
    let command = """
      cd '\((folder ?? scratch.url).path)'; env \(environment) \
      XDG_STATE_HOME='\(state.path)' LC_ALL=C.UTF-8 \(words); echo "[left with $?]"; exec sleep 1000
      """
    let log = scratch.url.appending(path: "bytes").path
    try tmux([
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", command, ";", "pipe-pane",
      "cat > '\(log)'",
    ])
    try wait { isShell ? $0.contains("$") : $0.contains("\n>") || $0.contains("[left with") }
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  /// Presses keys: words in quotes are typed as they are, others name keys: `"nav.pu" Tab Enter`.
  func press(_ keys: String) throws {
    var isText = false
    for part in keys.split(separator: "\"", omittingEmptySubsequences: false) {
      if isText {
        if !part.isEmpty { try tmux(["send-keys", "-l", String(part)]) }
      } else {
        for key in part.split(separator: " ") { try tmux(["send-keys", String(key)]) }
      }
      isText.toggle()
    }
  }

  /// Types a line.
  func enter(_ line: String) throws {
    try tmux(["send-keys", "-l", line])
    try tmux(["send-keys", "Enter"])
  }

  /// What is on the screen, without empty lines at the end.
  func screen() throws -> String {
    var lines = try tmux(["capture-pane", "-p"]).split(
      separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.allSatisfy(\.isWhitespace) ?? false { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// What is on the screen with its colours.
  func escapes() throws -> String {
    try tmux(["capture-pane", "-p", "-e"])
  }

  /// What the program wrote, byte for byte, once this is in it: the file may come after the screen.
  func bytes(with wanted: String) throws -> String {
    for _ in 0..<15_000 {
      let now = try scratch.read("bytes")
      if now.contains(wanted) { return now }
      usleep(20_000)
    }
    throw Unexpected(description: "it was never written: \(wanted)")
  }

  /// Pastes a text as a terminal does that marks what is pasted.
  func paste(_ text: String) throws {
    try scratch.write("pasted", text)
    try tmux(["load-buffer", scratch.url.appending(path: "pasted").path])
    try tmux(["paste-buffer", "-p"])
  }

  /// What is on the screen once it has not changed for a second. Only for recording: on a busy
  /// machine a second is nothing.
  func settledScreen() throws -> String {
    var last = try screen()
    var same = 0
    while same < 10 {
      usleep(100_000)
      let now = try screen()
      same = now == last ? same + 1 : 0
      last = now
    }
    return last
  }

  /// Waits until the screen is as wanted, at most five minutes, so that a run of the tests ends; a machine is
  /// never that busy.
  ///
  /// - Throws: `Unexpected` if it never comes, at once if navhost has ended.
  @discardableResult
  func wait(for isAsWanted: (String) -> Bool) throws -> String {
    var now = ""
    for _ in 0..<15_000 {
      now = try screen()
      if isAsWanted(now) { return now }
      if now.contains("[left with ") { break }
      usleep(20_000)
    }
    throw Unexpected(description: "the screen never came:\n\(now)")
  }

  /// The screen once it is as wanted; where nobody knows what is wanted, once it rests.
  func screen(wanted: String?) throws -> String {
    guard let wanted else { return try settledScreen() }
    return try wait { $0 == wanted }
  }

  /// Runs tmux. Foundation's `Process` cannot: it would wait for the server, too.
  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try scratch.write("tmux", "")
    let all = ["tmux", "-L", socket, "-f", "/dev/null", "-u"] + arguments
    let output = scratch.url.appending(path: "tmux").path
    let process = try Spawn.start(all) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    Spawn.wait(for: process)
    return try scratch.read("tmux")
  }
}
