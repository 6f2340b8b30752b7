@preconcurrency internal import Glibc
internal import SpecRunner

/// The keys of `navhost test --watch`, where standard input is a terminal.
struct WatchKeys {
  enum Wish: Equatable {
    case again, failedOnly, all
    case pattern(String)
  }

  /// What they do, for people; `""` where there is no terminal.
  var help: String { isOpen ? "f: failed only, p: a pattern, a: all, Enter: again; " : "" }

  private let isOpen = isatty(0) == 1
  private var mode = termios()

  /// Keys come at once, and are not echoed.
  mutating func begin() {
    guard isOpen, tcgetattr(0, &mode) == 0 else { return }
    var keys = mode
    keys.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(0, TCSANOW, &keys)
  }

  func end() {
    guard isOpen else { return }
    var mode = mode
    tcsetattr(0, TCSANOW, &mode)
  }

  /// Waits so long for a key at most; nil where none came that means something.
  func wish(within milliseconds: Int32) -> Wish? {
    guard isOpen else {
      usleep(UInt32(milliseconds) * 1000)
      return nil
    }
    var key: UInt8 = 0
    guard Terminal.waitForInput(milliseconds: milliseconds), read(0, &key, 1) == 1 else {
      return nil
    }
    switch key {
    case UInt8(ascii: "f"): return .failedOnly
    case UInt8(ascii: "a"): return .all
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .again
    case UInt8(ascii: "p"): return pattern()
    default: return nil
    }
  }

  private func pattern() -> Wish? {
    end()
    Output.prompt("tests with: ")
    guard let text = readLine(), !text.isEmpty else { return .all }
    return .pattern(text)
  }
}
