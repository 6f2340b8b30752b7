#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// What the system and other programs may say at any time.
package enum Signals {
  package enum Signal: Sendable {
    /// Ctrl-C.
    case interrupt
    /// The process was stopped, and goes on.
    case goOn
    /// Nobody reads what is written.
    case noReader
    /// A file may not grow any more.
    case fileTooLarge

    fileprivate var number: Int32 {
      switch self {
      case .interrupt: SIGINT
      case .goOn: SIGCONT
      case .noReader: SIGPIPE
      case .fileTooLarge: SIGXFSZ
      }
    }
  }

  /// What the signal tells is an error where it happens, and nothing else.
  package static func ignore(_ wanted: Signal) { signal(wanted.number, SIG_IGN) }

  /// From now on the handler is called, in the middle of whatever runs: it must not ask for memory. What waits
  /// is interrupted.
  package static func handle(
    _ wanted: Signal, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(wanted.number, &action, nil)
  }

  /// Whoever started the program may have blocked the signal: it is let through.
  package static func letThrough(_ wanted: Signal) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, wanted.number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Stops the process and those around it, as Ctrl-Z does; it goes on from here when the shell lets it.
  package static func stopGroup() { kill(0, SIGTSTP) }
}
