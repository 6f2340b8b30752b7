@preconcurrency internal import Glibc
internal import Lua

/// Ctrl-C: what runs in Lua stops; a second one before it has stopped ends the process.
enum Interrupt {
  nonisolated(unsafe) private static var target: OpaquePointer?
  nonisolated(unsafe) private static var pending = false

  /// Whether Ctrl-C was pressed since it was last cleared.
  static var isPending: Bool { pending }

  /// From now on Ctrl-C stops what runs in the state that `target` came from.
  static func watch(_ target: OpaquePointer?) {
    Self.target = target
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      if Interrupt.pending { _exit(ExitStatus.interrupted.code) }
      Interrupt.pending = true
      if let target = Interrupt.target { LuaState.interrupt(target) }
    }
    sigaction(SIGINT, &action, nil)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// What was stopped has stopped. True where Ctrl-C was pressed since.
  @discardableResult
  static func clear() -> Bool {
    defer { pending = false }
    return pending
  }
}
