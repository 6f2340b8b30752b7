internal import Dispatch
internal import NavhostLanguageProtocol
internal import NavhostLua
internal import NavhostSupport

/// Lets a client go while what runs cannot be asked: a pattern, a sort, a program that the script waits for. It is
/// called on another thread than the debugger's.
final class Farewell: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private let output: DebugOutput
  private let leave: @Sendable () -> Void
  private var running: (interrupt: LuaInterrupt, bell: LuaDebugger.Bell)?
  private var isToEnd = false
  private var isGone = false

  /// - Parameter leave: ends the program, once a client has gone.
  init(_ output: DebugOutput, leave: @escaping @Sendable () -> Void) {
    self.output = output
    self.leave = leave
  }

  /// Whether somebody was told that everything ends.
  var hasBegun: Bool { locked { isToEnd } }
  /// Whether the client has gone.
  var hasLeft: Bool { locked { isGone } }

  /// What is to be stopped; nil: nothing runs.
  func watch(_ running: (LuaInterrupt, LuaDebugger.Bell)?) {
    locked { self.running = running }
  }

  /// A request to end that nobody has taken for a while.
  func late(_ body: [UInt8]) {
    guard let request = DebugRequest(body) else { return }
    let leaves = request.command == "disconnect"
    let isFirst = locked {
      defer { (isToEnd, isGone) = (true, isGone || leaves) }
      return !isToEnd
    }
    output.answer(request, .success([]))
    locked {
      running?.interrupt.raise()
      running?.bell.ring()
    }
    if leaves { return leave() }
    guard isFirst else { return }
    output.event("exited", [("exitCode", .whole(Self.interrupted))])
    output.event("terminated")
    output.endEvents()
  }

  /// The status of what was stopped.
  private static let interrupted = 130

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.wait()
    defer { lock.signal() }
    return body()
  }
}
