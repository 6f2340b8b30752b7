internal import NavhostLua
internal import NavhostNavigation

/// How much a plugin may use. Units are units of work: a VM instruction is one, and library
/// functions that can run long charge theirs.
public struct Limits: Equatable, Sendable {
  /// Units for one call of a hook.
  public var hookFuel: Int
  /// Units for running a plugin's file.
  public var loadFuel: Int
  /// Units for all hooks that one decision asks.
  public var decisionFuel: Int
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
    hookFuel: Int = 500_000, loadFuel: Int = 5_000_000, decisionFuel: Int? = nil,
    hookSeconds: Double = 0.25, loadSeconds: Double = 1, decisionSeconds: Double = 1,
    memory: Int = 8 * 1024 * 1024, source: Int = 64 * 1024
  ) {
    self.hookSeconds = hookSeconds
    self.loadSeconds = loadSeconds
    self.decisionSeconds = decisionSeconds
    self.hookFuel = hookFuel
    self.loadFuel = loadFuel
    self.decisionFuel = decisionFuel ?? 10 * hookFuel
    self.memory = memory
    self.source = source
  }

  /// One deadline for a hook, a load and a decision alike; 0: none.
  public mutating func setSeconds(_ seconds: Double) {
    hookSeconds = seconds
    loadSeconds = seconds
    decisionSeconds = seconds
  }

  /// What a decision may use that asks plugins with these limits and with others.
  func forDecision(with other: Limits) -> Limits {
    var both = self
    both.decisionFuel = max(decisionFuel, other.decisionFuel)
    let hasDeadline = decisionSeconds > 0 && other.decisionSeconds > 0
    both.decisionSeconds = hasDeadline ? max(decisionSeconds, other.decisionSeconds) : 0
    return both
  }

  /// Sets the fuel of a hook, of a load and of a decision.
  package mutating func setFuel(_ fuel: Int) {
    hookFuel = fuel
    loadFuel = fuel
    decisionFuel = fuel
  }

  /// A deadline as Lua takes it: nil where there is none.
  package func seconds(_ limit: Double) -> Double? { limit > 0 ? limit : nil }

  /// The most bytes of a file that are read; a larger file is refused.
  package var sourceRead: Int { source == 0 ? .max : source }
}
