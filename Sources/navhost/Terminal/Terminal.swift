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
    let isWanted = variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
    return Style(isColoured: isatty(1) == 1 && isWanted)
  }

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
