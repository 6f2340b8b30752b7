@preconcurrency internal import Glibc

/// Waits for the keys of the terminal, and looks around while nobody types.
final class KeySource {
  private var parser = KeyParser()
  private let idle: () -> Void

  /// - Parameter idle: called some times a second while it waits.
  init(idle: @escaping () -> Void) {
    self.idle = idle
  }

  enum Event: Equatable {
    case key(Key)
    /// A signal came, Ctrl-C's from elsewhere, say.
    case interrupted
    /// There is nobody any more.
    case end
  }

  /// Whether more was typed already: what is typed ahead needs no drawing.
  var hasMore: Bool { Terminal.waitForInput(milliseconds: 0) }

  func next() -> Event {
    while true {
      if Interrupt.isPending { return .interrupted }
      guard Terminal.waitForInput(milliseconds: parser.isWaiting ? 60 : 200) else {
        if let key = parser.giveUp() { return .key(key) }
        idle()
        continue
      }
      var byte: UInt8 = 0
      let count = Glibc.read(0, &byte, 1)
      if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { return .end }
      if count > 0, let key = parser.take(byte) { return .key(key) }
    }
  }
}
