@preconcurrency internal import Glibc

/// The terminal that standard input and output are.
enum Terminal {
  struct Size: Equatable {
    var columns: Int
    var rows: Int
  }

  static var size: Size {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Colours where standard output is a terminal that has them and `NO_COLOR` is not set.
  static var style: Style {
    let isWanted = variable("NO_COLOR").isEmpty && !isPlain
    return Style(isColoured: isatty(1) == 1 && isWanted)
  }

  /// Whether it cannot move its cursor, or nobody says what it is: there lines are read as they come.
  static var isPlain: Bool { ["", "dumb"].contains(variable("TERM")) }

  /// An environment variable; `""` where it is not set.
  static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  /// Characters are UTF-8, whatever else the locale says; Lua's own functions are not touched.
  static func readCharactersAsUTF8() {
    for name in ["", "C.UTF-8", "en_US.UTF-8"] {
      guard setlocale(LC_CTYPE, name) != nil else { continue }
      if let set = nl_langinfo(Int32(CODESET)), String(cString: set) == "UTF-8" { return }
    }
  }

  /// Whether there is something to read before the time is over.
  static func waitForInput(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}

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
