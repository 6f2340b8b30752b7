package import NavhostSupport

/// `navhost trace diff`: plays sessions under two folders of plugins.
package final class Differ {
  package struct Outcome {
    /// The line to be printed; nil where nothing differs.
    package var result: ReplayResult?
    package var difference: Difference?
    /// How many decisions were compared, and how many came after the first difference.
    package var compared: Int
    package var skipped = 0
    package var unknown = 0
  }

  private let old: Players
  private let new: Players
  private let oldSet: PluginSet
  private let newSet: PluginSet
  private let isOpen: Bool
  private let known = KnownHeader()

  /// - Parameter open: whether each recorded decision is asked alone.
  package init(_ old: PluginSet, _ new: PluginSet, open: Bool) {
    oldSet = old
    newSet = new
    self.old = Players(old)
    self.new = Players(new)
    isOpen = open
  }

  /// - Throws: `TraceError` where the line is no session, or it cannot be played.
  package func compare(_ line: LineReader.Line) throws(TraceError) -> Outcome {
    let session = try ReadSession(line, detailed: isOpen, known: known)
    try checkPlugins(session.trace)
    return isOpen ? try askAlone(session) : try play(session)
  }

  /// A plugin that neither folder has cannot be what was changed.
  private func checkPlugins(_ trace: Trace) throws(TraceError) {
    for name in trace.pluginNames where oldSet.paths[name] == nil && newSet.paths[name] == nil {
      throw TraceError(
        "the plugin '\(Plain.line(name, limit: 100))', which it was recorded with, is in neither folder"
      )
    }
  }

  private func play(_ session: ReadSession) throws(TraceError) -> Outcome {
    let was = try old.play(session.trace)
    let now = try new.play(session.trace)
    let difference = Difference(was, now)
    return Outcome(
      result: difference.map { result(session, now, $0) }, difference: difference,
      compared: min(difference?.index ?? was.count, was.count),
      skipped: difference.map { max(0, was.count - $0.index) } ?? 0)
  }

  private func askAlone(_ session: ReadSession) throws(TraceError) -> Outcome {
    let limits = session.trace.header.limits
    let was = try old.player(for: limits).askAlone(session.trace)
    let now = try new.player(for: limits).askAlone(session.trace)
    var known: [Decided] = []
    var first: Difference?
    var unknown = 0
    for (index, pair) in zip(was, now).enumerated() {
      guard let before = pair.0, let after = pair.1 else {
        unknown += 1
        continue
      }
      known.append(after)
      if first == nil, before != after {
        first = Difference(index: index + 1, was: before, now: after)
      }
    }
    return Outcome(
      result: first.map { result(session, known, $0) }, difference: first,
      compared: known.count, unknown: unknown)
  }

  private func result(
    _ session: ReadSession, _ decisions: [Decided], _ difference: Difference
  ) -> ReplayResult {
    ReplayResult(
      session: session.id, decisions: decisions, difference: difference,
      isMasked: !session.trace.header.masked.isEmpty)
  }
}
