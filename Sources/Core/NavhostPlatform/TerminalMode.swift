#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// How a terminal treats what is typed.
package struct TerminalMode: Sendable {
  private var flags: termios

  /// As it is now; nil where it is no terminal.
  package init?(of terminal: Descriptor) {
    flags = termios()
    guard tcgetattr(terminal.number, &flags) == 0 else { return nil }
  }

  /// Every key comes at once, Ctrl-C, Ctrl-Z and Ctrl-S among them, and nothing is echoed. Output is treated as
  /// ever.
  package var raw: TerminalMode {
    var mode = self
    mode.flags.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    mode.flags.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    mode.flags.c_cflag |= tcflag_t(CS8)
    return mode
  }

  /// Every key comes at once, and nothing is echoed; Ctrl-C stops as ever.
  package var keys: TerminalMode {
    var mode = self
    mode.flags.c_lflag &= ~tcflag_t(ICANON | ECHO)
    return mode
  }

  /// - Parameter afterOutput: what was written comes out first.
  package func apply(to terminal: Descriptor, afterOutput: Bool) {
    var flags = flags
    tcsetattr(terminal.number, afterOutput ? TCSADRAIN : TCSANOW, &flags)
  }

  /// How many columns and rows a terminal has; nil where it is none, or does not know.
  package static func size(of terminal: Descriptor) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(terminal.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
