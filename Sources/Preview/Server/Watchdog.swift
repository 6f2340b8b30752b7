internal import Lua
internal import NIOConcurrencyHelpers

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Stops Lua that has run too long without an answer: a script is trusted, so nothing else bounds it.
final class Watchdog: @unchecked Sendable {
  private struct State {
    /// What runs, while it runs.
    var target: OpaquePointer?
    var since = 0.0
    var isOver = false
  }

  /// In seconds.
  let patience: Double
  private let state = NIOLockedValueBox(State())

  init(patience: Double) {
    self.patience = patience
  }

  /// Lua runs in `body`.
  func watch<Result, Failure: Error>(
    _ target: OpaquePointer?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    state.withLockedValue { state in
      state.target = target
      state.since = Self.now
      if state.isOver { target.map(LuaState.interrupt) }
    }
    defer { state.withLockedValue { $0.target = nil } }
    return try body()
  }

  /// Stops what has run too long. Called from another thread.
  func check() {
    state.withLockedValue { state in
      guard let target = state.target, Self.now - state.since > patience else { return }
      LuaState.interrupt(target)
    }
  }

  /// Stops what runs, and whatever is begun from now on.
  func end() {
    state.withLockedValue { state in
      state.isOver = true
      state.target.map(LuaState.interrupt)
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
