internal import NavhostPlatform

/// The terminal that standard input and output are.
enum Terminal {
  struct Size: Equatable {
    var columns: Int
    var rows: Int
  }

  static var size: Size {
    let size = TerminalMode.size(of: .standardOutput) ?? (columns: 80, rows: 24)
    return Size(columns: size.columns, rows: size.rows)
  }

  /// Colours where standard output is a terminal that has them and `NO_COLOR` is not set.
  static var style: Style {
    let isWanted = variable("NO_COLOR").isEmpty && !isPlain
    return Style(isColoured: Descriptor.standardOutput.isTerminal && isWanted)
  }

  /// Whether it cannot move its cursor, or nobody says what it is: there lines are read as they come.
  static var isPlain: Bool { ["", "dumb"].contains(variable("TERM")) }

  /// An environment variable; `""` where it is not set.
  static func variable(_ name: String) -> String {
    Program.variable(name) ?? ""
  }
}

/// The terminal while a line is edited: every key comes at once and nothing is echoed.
enum RawMode {
  nonisolated(unsafe) private static var saved: TerminalMode?
  /// SIGCONT came: somebody else may have had the terminal.
  nonisolated(unsafe) private static var hasContinued = false

  /// From now on what is typed comes as keys; pasted text is marked.
  static func enter() {
    guard saved == nil else { return }
    guard let mode = TerminalMode(of: .standardInput) else { return }
    saved = mode
    Signals.handle(.goOn) { _ in RawMode.hasContinued = true }
    apply(mode)
    Stream.output.write("\u{1B}[?2004h")
  }

  /// The terminal as it was.
  static func leave() {
    guard let mode = saved else { return }
    Stream.output.write("\u{1B}[?2004l")
    Stream.output.flush()
    mode.apply(to: .standardInput, afterOutput: true)
    saved = nil
  }

  /// Stops the process as Ctrl-Z does; it goes on from here when the shell lets it.
  static func suspend() {
    leave()
    Signals.stopGroup()
    hasContinued = false
    enter()
  }

  /// True once after the process was stopped and went on; the mode is set anew.
  static func wasContinued() -> Bool {
    guard hasContinued else { return false }
    hasContinued = false
    if let mode = saved { apply(mode) }
    Stream.output.write("\u{1B}[?2004h")
    return true
  }

  private static func apply(_ mode: TerminalMode) {
    mode.raw.apply(to: .standardInput, afterOutput: true)
  }
}
