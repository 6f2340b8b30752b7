/// Why a plugin could not be loaded or reloaded.
public struct PluginError: Error, Equatable, Sendable {
  /// What is wrong, with `FILE:LINE:` or `FILE:` before it.
  public var message: String
  /// The Lua stack, `""` where there is none.
  public var traceback: String

  /// An error with what a person reads.
  public init(_ message: String, traceback: String = "") {
    self.message = message
    self.traceback = traceback
  }
}

/// A hook that failed.
public struct Fault: Equatable, Sendable {
  /// The hook that failed.
  public var hook: HookName
  /// What happened, with `FILE:LINE:` before it where Lua knows them.
  public var message: String
  /// The Lua stack at the time.
  public var traceback: String
  /// When, in seconds of the virtual clock.
  public var time: Double
}
