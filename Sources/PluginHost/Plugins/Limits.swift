/// How much a plugin may use. Units are units of work: a VM instruction is one, and library
/// functions that can run long charge theirs.
public struct Limits: Equatable, Sendable {
  /// Units for one call of a hook.
  public var hookUnits: Int
  /// Units for running a plugin's file.
  public var loadUnits: Int
  /// Units for all hooks that one decision asks.
  public var decisionUnits: Int
  /// Bytes that a plugin's Lua state may hold.
  public var memory: Int
  /// Bytes of source a file, 0 for no bound.
  public var source: Int

  public init(
    hookUnits: Int = 500_000, loadUnits: Int = 5_000_000, decisionUnits: Int? = nil,
    memory: Int = 8 * 1024 * 1024, source: Int = 64 * 1024
  ) {
    self.hookUnits = hookUnits
    self.loadUnits = loadUnits
    self.decisionUnits = decisionUnits ?? 10 * hookUnits
    self.memory = memory
    self.source = source
  }

  /// Bytes of a file that are worth reading: one that is larger is refused whatever follows.
  package var sourceRead: Int { source == 0 ? .max : source }
}
