internal import NavhostPluginHost
package import NavhostSupport

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

/// `navhost trace replay`: what one line comes to.
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
    let player = try players.player(for: session.trace.header.limits)
    let decisions = try decisions(of: session.trace, told: recorded.count, player)
    let difference = Difference(recorded, decisions)
    // Once the decisions differ, what was done to a screen may have none.
    if let impossible = player.impossible,
      difference.map({ player.decisionsBeforeImpossible < $0.index }) ?? true
    {
      throw TraceError(impossible)
    }
    let isForSilence =
      difference == nil ? false : try isForSilence(session.trace, recorded, player)
    return ReplayResult(
      session: session.id, decisions: decisions, difference: difference,
      isMasked: !session.trace.header.masked.isEmpty, warm: plugins.warm(in: session.trace.header),
      isForSilence: isForSilence, unclear: difference == nil ? player.unclear : nil)
  }

  /// Whether a session differs for this alone: what a plugin was told speaks for it now where it says nothing.
  private func isForSilence(
    _ trace: Trace, _ recorded: [Decided], _ player: Player
  ) throws(TraceError) -> Bool {
    guard trace.header.api < TraceFormat.firstWhereSilenceSpeaks else { return false }
    let decisions = try decisions(of: trace, told: recorded.count, player, asRecorded: true)
    return Difference(recorded, decisions) == nil
  }

  /// Recording may have ended in the middle of the last operation, with the process: what the session
  /// does not tell of that one is not compared.
  private func decisions(
    of trace: Trace, told: Int, _ player: Player, asRecorded: Bool = false
  ) throws(TraceError) -> [Decided] {
    let decisions = try player.play(trace, asRecorded: asRecorded)
    let isCutThere = told >= player.decisionsBeforeLastStep && told < decisions.count
    return isCutThere ? Array(decisions[..<told]) : decisions
  }
}
