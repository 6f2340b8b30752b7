internal import Lua
internal import Navigation

/// How much a plugin may use. Units are units of work: a VM instruction is one, and library
/// functions that can run long charge theirs.
public struct Limits: Equatable, Sendable {
  /// Units for one call of a hook.
  public var hookUnits: Int
  /// Units for running a plugin's file.
  public var loadUnits: Int
  /// Units for all hooks that one decision asks.
  public var decisionUnits: Int
  /// Seconds of CPU time for one call of a hook, a deadline behind the units; 0: none.
  public var hookSeconds: Double
  /// Seconds of CPU time for loading a plugin; 0: no deadline.
  public var loadSeconds: Double
  /// Seconds of CPU time for all hooks that one decision asks; 0: no deadline.
  public var decisionSeconds: Double
  /// Bytes that a plugin's Lua state may hold, with what the host holds for it.
  public var memory: Int
  /// Bytes of source a file, 0 for no bound.
  public var source: Int

  /// Limits: what you leave out has the value that `navhost` uses.
  public init(
    hookUnits: Int = 500_000, loadUnits: Int = 5_000_000, decisionUnits: Int? = nil,
    hookSeconds: Double = 0.25, loadSeconds: Double = 1, decisionSeconds: Double = 1,
    memory: Int = 8 * 1024 * 1024, source: Int = 64 * 1024
  ) {
    self.hookSeconds = hookSeconds
    self.loadSeconds = loadSeconds
    self.decisionSeconds = decisionSeconds
    self.hookUnits = hookUnits
    self.loadUnits = loadUnits
    self.decisionUnits = decisionUnits ?? 10 * hookUnits
    self.memory = memory
    self.source = source
  }

  /// One deadline for a hook, a load and a decision alike; 0: none.
  public mutating func setSeconds(_ seconds: Double) {
    hookSeconds = seconds
    loadSeconds = seconds
    decisionSeconds = seconds
  }

  /// A deadline as Lua takes it: nil where there is none.
  package func seconds(_ limit: Double) -> Double? { limit > 0 ? limit : nil }

  /// The most bytes of a file that are read; a larger file is refused.
  package var sourceRead: Int { source == 0 ? .max : source }
}
