package import NavhostLua
internal import NavhostPlatform

/// Ctrl-C: what runs in Lua stops; a second one before it has stopped ends the process. At the prompt
/// the second one warns, and the third ends it: nobody loses a session by impatience.
package enum Interrupt {
  nonisolated(unsafe) private static var target: OpaquePointer?
  /// Keeps the target, and the one before it: the handler may just run on another thread.
  nonisolated(unsafe) private static var watched: (now: LuaInterrupt?, before: LuaInterrupt?)
  nonisolated(unsafe) private static var presses = 0
  nonisolated(unsafe) private static var warning: StaticString?

  /// Whether Ctrl-C was pressed since it was last cleared.
  package static var isPending: Bool { presses > 0 }

  /// From now on Ctrl-C stops what runs in the states that share the interrupt.
  ///
  /// - Parameter warning: what the second Ctrl-C says; without one, it ends the process.
  package static func watch(_ interrupt: LuaInterrupt?, warning: StaticString? = nil) {
    target = interrupt?.target
    watched = (interrupt, watched.now)
    Self.warning = warning
    handle { _ in
      Interrupt.press()
      if let target = Interrupt.target { LuaInterrupt.raise(target) }
    }
  }

  /// From now on Ctrl-C ends the process at once: there is nothing to be saved.
  package static func endProcess() {
    handle { _ in Program.leaveAtOnce(ExitStatus.interrupted.code) }
  }

  /// Whoever started the program may have blocked the signal: it is let through.
  private static func handle(_ handler: @escaping @convention(c) (Int32) -> Void) {
    Signals.handle(.interrupt, handler)
    Signals.letThrough(.interrupt)
  }

  /// Runs in the signal handler: no memory is asked for.
  private static func press() {
    presses += 1
    if presses == 1 { return }
    guard presses == 2, let warning else {
      Program.leaveAtOnce(ExitStatus.interrupted.code)
    }
    let text = UnsafeRawBufferPointer(start: warning.utf8Start, count: warning.utf8CodeUnitCount)
    _ = Descriptor.standardError.write(text)
  }

  /// What was stopped has stopped. True where Ctrl-C was pressed since.
  @discardableResult
  package static func clear() -> Bool {
    defer { presses = 0 }
    return presses > 0
  }
}
