internal import NIOConcurrencyHelpers
internal import NavhostLua
internal import NavhostPlatform

/// Stops Lua that has run too long without an answer: a script is trusted, so nothing else bounds it.
final class Watchdog: @unchecked Sendable {
  private struct State {
    /// What runs, while it runs.
    var target: LuaInterrupt?
    var since = 0.0
    var isOver = false
    /// Whether it was stopped.
    var hasStopped = false
  }

  /// In seconds.
  let patience: Double
  private let state = NIOLockedValueBox(State())

  init(patience: Double) {
    self.patience = patience
  }

  /// Lua runs in `body`.
  func watch<Result, Failure: Error>(
    _ target: LuaInterrupt?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    begin(target)
    defer { begin(nil) }
    return try body()
  }

  /// Lua runs from now on; with nil it runs no more.
  func begin(_ target: LuaInterrupt?) {
    state.withLockedValue { state in
      state.target = target
      state.since = SystemClock.passed
      if target != nil { state.hasStopped = false }
    }
  }

  /// Whether what ran last was stopped.
  var hasStopped: Bool { state.withLockedValue(\.hasStopped) }

  /// Stops what has run too long. Called from another thread, again and again: what is raised just
  /// before Lua begins is forgotten.
  func check() {
    state.withLockedValue { state in
      guard let target = state.target else { return }
      guard state.isOver || SystemClock.passed - state.since > patience else { return }
      state.hasStopped = true
      target.raise()
    }
  }

  /// Nothing is to run any more.
  func end() {
    state.withLockedValue { state in
      state.isOver = true
      state.target?.raise()
    }
  }
}
