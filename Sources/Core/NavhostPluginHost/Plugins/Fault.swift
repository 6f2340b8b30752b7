/// A hook that failed.
public struct Fault: Equatable, Sendable {
  /// The hook that failed.
  public var hook: HookName
  /// The error, with `FILE:LINE:` before it if Lua knows them.
  public var message: String
  /// The Lua stack at the time.
  public var traceback: String
  /// When, in seconds of the virtual clock.
  public var time: Double
}
