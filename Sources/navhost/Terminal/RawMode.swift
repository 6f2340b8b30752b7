@preconcurrency internal import Glibc

/// The terminal while a line is edited: every key comes at once and nothing is echoed.
enum RawMode {
  nonisolated(unsafe) private static var saved: termios?
  /// SIGCONT came: somebody else may have had the terminal.
  nonisolated(unsafe) private static var hasContinued: sig_atomic_t = 0

  /// From now on what is typed comes as keys; pasted text is marked.
  static func enter() {
    guard saved == nil else { return }
    var mode = termios()
    guard tcgetattr(0, &mode) == 0 else { return }
    saved = mode
    watchContinue()
    apply(mode)
    Output.write("\u{1B}[?2004h", to: stdout)
  }

  /// The terminal as it was.
  static func leave() {
    guard var mode = saved else { return }
    Output.write("\u{1B}[?2004l", to: stdout)
    fflush(stdout)
    tcsetattr(0, TCSADRAIN, &mode)
    saved = nil
  }

  /// Stops the process as Ctrl-Z does; it goes on from here when the shell lets it.
  static func suspend() {
    leave()
    kill(0, SIGTSTP)
    hasContinued = 0
    enter()
  }

  /// True once after the process was stopped and went on; the mode is set anew.
  static func wasContinued() -> Bool {
    guard hasContinued != 0 else { return false }
    hasContinued = 0
    if let mode = saved { apply(mode) }
    Output.write("\u{1B}[?2004h", to: stdout)
    return true
  }

  /// Keys come as bytes, Ctrl-C, Ctrl-Z and Ctrl-S among them. Output is treated as ever.
  private static func apply(_ mode: termios) {
    var raw = mode
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    raw.c_cflag |= tcflag_t(CS8)
    tcsetattr(0, TCSADRAIN, &raw)
  }

  private static func watchContinue() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in RawMode.hasContinued = 1 }
    sigaction(SIGCONT, &action, nil)
  }
}
