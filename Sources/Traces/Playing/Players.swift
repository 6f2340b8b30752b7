internal import PluginHost
package import Support

/// Plays sessions whatever their limits are: a host for each kind of limits that came lately.
package final class Players {
  private let plugins: PluginSet
  private var players: [(limits: Limits, player: Player)] = []
  private static let maxKept = 4

  package init(_ plugins: PluginSet) {
    self.plugins = plugins
  }

  /// - Throws: `TraceError`, as `Player.play`.
  @discardableResult
  package func play(
    _ trace: Trace, watchedBy watcher: (any PlayWatcher)? = nil
  ) throws(TraceError) -> [Decided] {
    try player(for: trace.header.limits).play(trace, watchedBy: watcher)
  }

  func player(for limits: Limits) throws(TraceError) -> Player {
    if let known = players.first(where: { $0.limits == limits }) { return known.player }
    if players.count == Self.maxKept { players.removeFirst() }
    let player = try Player(plugins, limits: limits)
    players.append((limits, player))
    return player
  }
}

/// The session in a packed line, ready to be played.
package struct ReadSession {
  package let id: String
  package let trace: Trace

  /// - Parameters:
  ///   - detailed: whether decisions come with what their hooks read.
  ///   - known: the header that was read last.
  /// - Throws: `TraceError` where the line is no session.
  package init(
    _ line: LineReader.Line, detailed: Bool = false, known: KnownHeader = KnownHeader()
  ) throws(TraceError) {
    let packed = try PackedSession(line: line)
    id = packed.id
    trace = try Trace(packed.lines, detailed: detailed, known: known)
  }
}

/// `navhost replay`: what one line comes to.
package final class Replayer {
  private let plugins: PluginSet
  private let players: Players
  private let known = KnownHeader()

  package init(_ plugins: PluginSet) {
    self.plugins = plugins
    players = Players(plugins)
  }

  /// Plays the session of a line and compares it with what was recorded.
  ///
  /// - Throws: `TraceError` where it is none, or cannot be played.
  package func replay(_ line: LineReader.Line) throws(TraceError) -> ReplayResult {
    let session = try ReadSession(line, known: known)
    let recorded = session.trace.decisions.map(\.decided)
    let decisions = try decisions(of: session.trace, told: recorded.count)
    return ReplayResult(
      session: session.id, decisions: decisions, difference: Difference(recorded, decisions),
      isMasked: !session.trace.header.masked.isEmpty, warm: plugins.warm(in: session.trace.header))
  }

  /// Recording may have ended in the middle of the last operation, with the process: what the session
  /// does not tell of that one is not compared.
  private func decisions(of trace: Trace, told: Int) throws(TraceError) -> [Decided] {
    let player = try players.player(for: trace.header.limits)
    let decisions = try player.play(trace)
    let isCutThere = told >= player.decisionsBeforeLastStep && told < decisions.count
    return isCutThere ? Array(decisions[..<told]) : decisions
  }
}
