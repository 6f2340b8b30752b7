internal import NavhostCommandLine
internal import NavhostPlatform
internal import NavhostSpecRunner

/// The keys of `navhost test --watch`, where standard input is a terminal.
struct WatchKeys {
  enum Wish: Equatable {
    case again, failedOnly, all
    case pattern(String)
  }

  /// What they do, for people; `""` where there is no terminal.
  var help: String { isOpen ? "f: failed only, p: a pattern, a: all, Enter: again; " : "" }

  private let isOpen = Descriptor.standardInput.isTerminal
  /// Of the terminal, before.
  private var mode: TerminalMode?

  /// Keys come at once, and are not echoed.
  mutating func begin() {
    mode = isOpen ? TerminalMode(of: .standardInput) : nil
    mode?.keys.apply(to: .standardInput, afterOutput: false)
  }

  func end() { mode?.apply(to: .standardInput, afterOutput: false) }

  /// Waits so long for a key at most; nil where none came that means something.
  func wish(within milliseconds: Int32) -> Wish? {
    guard isOpen else {
      SystemClock.sleep(seconds: Double(milliseconds) / 1000)
      return nil
    }
    let input = Descriptor.standardInput
    guard input.hasInput(within: milliseconds), let key = input.readByte() else { return nil }
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
