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
  package func play(_ trace: Trace) throws(TraceError) -> [Decided] {
    try player(for: trace.header.limits).play(trace)
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

  /// - Throws: `TraceError` where the line is no session.
  package init(_ line: LineReader.Line) throws(TraceError) {
    let packed = try PackedSession(line: line)
    id = packed.id
    trace = try Trace(packed.lines)
  }
}

/// `navhost replay`: what one line comes to.
package final class Replayer {
  private let players: Players

  package init(_ plugins: PluginSet) {
    players = Players(plugins)
  }

  /// Plays the session of a line and compares it with what was recorded.
  ///
  /// - Throws: `TraceError` where it is none, or cannot be played.
  package func replay(_ line: LineReader.Line) throws(TraceError) -> ReplayResult {
    let session = try ReadSession(line)
    let decisions = try players.play(session.trace)
    return ReplayResult(
      session: session.id, decisions: decisions,
      difference: Difference(session.trace.decisions.map(\.decided), decisions),
      isMasked: !session.trace.header.masked.isEmpty)
  }
}
